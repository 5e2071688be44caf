import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { EmployerMembersProps } from './members-props.ts';

/** /employer/members: who works for an employer. */
export function EmployerMembers(props: EmployerMembersProps) {
  const { lazy } = useLazyScript(() => import('./MembersPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ MembersPage }) => <MembersPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
