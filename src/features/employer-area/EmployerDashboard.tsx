import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { EmployerAreaProps } from './employer-area-props.ts';

/** /dashboard/employer: the start page of an employer. */
export function EmployerDashboard(props: EmployerAreaProps) {
  const { lazy } = useLazyScript(() => import('./EmployerArea.tsx'));
  return (
    <Guard guard={props.guard}>
      {(user) => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ EmployerArea }) => <EmployerArea {...props} user={user} />}
        </LazyPart>
      )}
    </Guard>
  );
}
