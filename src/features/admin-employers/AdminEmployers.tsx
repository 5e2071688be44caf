import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { AdminEmployersProps } from './admin-employers-props.ts';

/** /admin/employers: the list of employers; with `?employer=<id>` one of them. */
export function AdminEmployers(props: AdminEmployersProps) {
  const { lazy } = useLazyScript(() => import('./EmployersPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ EmployersPage }) => <EmployersPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
