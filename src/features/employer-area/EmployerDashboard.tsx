import { guarded } from '#src/ui/guard/guarded.tsx';

/** /dashboard/employer: the start page of an employer. */
export const EmployerDashboard = guarded(async () => (await import('./EmployerArea.tsx')).EmployerArea);
