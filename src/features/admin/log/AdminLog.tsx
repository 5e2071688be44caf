import { guarded } from '#src/ui/guard/guarded.tsx';

/** /admin/log: what happened to applications and accounts; with `?list=security` sign-ins and failed attempts. */
export const AdminLog = guarded(async () => (await import('./LogPage.tsx')).LogPage);
