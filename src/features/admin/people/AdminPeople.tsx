import { guarded } from '#src/ui/guard/guarded.tsx';

/** /admin/people: who uses the admins' area, and as what. */
export const AdminPeople = guarded(async () => (await import('./PeoplePage.tsx')).PeoplePage);
