import { guarded } from '#src/ui/guard/guarded.tsx';

/** /admin/employers: the list of employers; with `?employer=<id>` one of them. */
export const AdminEmployers = guarded(async () => (await import('./EmployersPage.tsx')).EmployersPage);
