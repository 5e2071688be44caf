import { guarded } from '#src/ui/guard/guarded.tsx';

/** /employer/candidates: everybody whom a vetted employer may see. */
export const EmployerCandidates = guarded(async () => (await import('./CandidatesPage.tsx')).CandidatesPage);
