import { guardedWithTexts } from '#src/ui/guard/guarded.tsx';

/** /dashboard/employer: the start page of an employer. */
export const EmployerDashboard = guardedWithTexts(async () => (await import('./EmployerArea.tsx')).EmployerArea);
