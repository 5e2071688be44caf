import { guarded } from '#src/ui/guard/guarded.tsx';

/** /admin/server: what an operator has to see to. */
export const AdminServer = guarded(async () => (await import('./ServerPage.tsx')).ServerPage);
