import { Guard } from '#src/ui/guard/Guard.tsx';
import { Late } from '#src/ui/guard/Late.tsx';
import { useLate } from '#src/ui/guard/useLate.ts';
import type { StudentAreaProps } from './student-area-props.ts';

/** /student/dashboard: where my application stands, and what I can do from here. */
export function StudentDashboard(props: StudentAreaProps) {
  const late = useLate(() => import('./StudentArea.tsx'));
  return (
    <Guard guard={props.guard}>
      {(user) => (
        <Late guard={props.guard} late={late}>
          {({ StudentArea }) => <StudentArea {...props} user={user} />}
        </Late>
      )}
    </Guard>
  );
}
