import { guarded } from '#src/ui/guard/guarded.tsx';

/** /employer/members: who works for an employer. */
export const EmployerMembers = guarded(async () => (await import('./MembersPage.tsx')).MembersPage);
