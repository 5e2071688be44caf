import { guarded } from '#src/ui/guard/guarded.tsx';

/** /student/dashboard: where my application stands, and what I can do from here. */
export const StudentDashboard = guarded(async () => (await import('./StudentArea.tsx')).StudentArea);
