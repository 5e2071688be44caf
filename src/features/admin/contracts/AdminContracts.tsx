import { guardedWithTexts } from '#src/ui/guard/guarded.tsx';

/** /admin/contracts: the list of contracts; with `?contract=<id>` one of them. */
export const AdminContracts = guardedWithTexts(async () => (await import('./ContractsPage.tsx')).ContractsPage);
