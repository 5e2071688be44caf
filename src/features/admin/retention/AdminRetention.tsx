import { guarded } from '#src/ui/guard/guarded.tsx';

/** /admin/retention: what is deleted next; with `?kind=held` what is kept all the same. */
export const AdminRetention = guarded(async () => (await import('./RetentionPage.tsx')).RetentionPage);
