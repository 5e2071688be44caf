import { Guard } from '#src/ui/guard/Guard.tsx';
import { LazyPart } from '#src/ui/guard/LazyPart.tsx';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { AdminAssignmentProps } from './admin-assignment-props.ts';

/** /admin/assignment: a proposal that fills the places of a whole season. */
export function AdminAssignment(props: AdminAssignmentProps) {
  const { lazy } = useLazyScript(() => import('./AssignmentPage.tsx'));
  return (
    <Guard guard={props.guard}>
      {() => (
        <LazyPart guard={props.guard} lazy={lazy}>
          {({ AssignmentPage }) => <AssignmentPage {...props} />}
        </LazyPart>
      )}
    </Guard>
  );
}
