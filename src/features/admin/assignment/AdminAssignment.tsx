import { guarded } from '#src/ui/guard/guarded.tsx';

/** /admin/assignment: a proposal that fills the places of a whole season. */
export const AdminAssignment = guarded(async () => (await import('./AssignmentPage.tsx')).AssignmentPage);
