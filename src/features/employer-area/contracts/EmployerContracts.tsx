import { guardedWithTexts } from '#src/ui/guard/guarded.tsx';

/** /employer/contracts: what an employer signs and has signed. */
export const EmployerContracts = guardedWithTexts(async () => (await import('./ContractsPage.tsx')).ContractsPage);
