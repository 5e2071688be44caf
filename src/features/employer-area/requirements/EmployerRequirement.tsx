import { guarded } from '#src/ui/guard/guarded.tsx';

/** /employer/requirement: a new requirement, one to change (`?requirement=<id>`), or a copy (`?copy=<id>`). */
export const EmployerRequirement = guarded(async () => (await import('./RequirementPage.tsx')).RequirementPage);
