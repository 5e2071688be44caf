import { guarded } from '#src/ui/guard/guarded.tsx';

/** /employer/matches?requirement=<id>: who fits a requirement, and what becomes of them. */
export const EmployerMatches = guarded(async () => (await import('./MatchesPage.tsx')).MatchesPage);
