import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { StudentAreaProps } from './student-area-props.ts';

/** /student/dashboard: where my application stands, and what I can do from here. */
export function StudentDashboard(props: StudentAreaProps) {
  const { lazy } = useLazyScript(() => import('./StudentArea.tsx'));
  return (
    <Guard guard={props.guard}>
      {(user) => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ StudentArea }) => <StudentArea {...props} user={user} />}
        </LazyPart>
      )}
    </Guard>
  );
}
