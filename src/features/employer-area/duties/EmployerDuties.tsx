import { guarded } from '#src/ui/guard/guarded.tsx';

/** /employer/duties?requirement=<id>: what an employer sees to before the first day, and by when. */
export const EmployerDuties = guarded(async () => (await import('./DutiesPage.tsx')).DutiesPage);
