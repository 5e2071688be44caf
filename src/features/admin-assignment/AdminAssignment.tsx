import { GuardedPage } from '#src/ui/guard/GuardedPage.tsx';
import type { AdminAssignmentProps } from './admin-assignment-props.ts';

/** /admin/assignment: a proposal that fills the places of a whole season. */
export function AdminAssignment(props: AdminAssignmentProps) {
  return (
    <GuardedPage guard={props.guard} load={() => import('./AssignmentPage.tsx')}>
      {({ AssignmentPage }) => <AssignmentPage {...props} />}
    </GuardedPage>
  );
}
