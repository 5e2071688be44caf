import { guarded } from '#src/ui/guard/guarded.tsx';

/** /dashboard/admin: the figures, what waits for an admin, and how the server is doing. */
export const AdminDashboard = guarded(async () => (await import('./Overview.tsx')).Overview);
