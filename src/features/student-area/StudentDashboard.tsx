import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { StudentAreaProps } from './student-area-props.ts';

/** /student/dashboard: where my application stands, and what I can do from here. */
export function StudentDashboard(props: StudentAreaProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./StudentArea.tsx')}>
      {({ StudentArea }, user) => <StudentArea {...props} user={user} />}
    </GuardedPage>
  );
}
