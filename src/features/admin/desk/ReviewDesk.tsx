import { guardedWithTexts } from '#src/ui/guard/guarded.tsx';

/** /admin/applications: the queue, one application and its documents side by side. */
export const ReviewDesk = guardedWithTexts(async () => (await import('./Desk.tsx')).Desk);
