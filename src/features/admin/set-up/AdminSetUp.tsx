import { guardedWithTexts } from '#src/ui/guard/guarded.tsx';

/** /admin/set-up: where the set-up goes on once the first admin has signed in. */
export const AdminSetUp = guardedWithTexts(async () => (await import('./SetUpSteps.tsx')).SetUpSteps);
