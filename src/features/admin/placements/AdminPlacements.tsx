import { guarded } from '#src/ui/guard/guarded.tsx';

/** /admin/placements: who is to work where. */
export const AdminPlacements = guarded(async () => (await import('./PlacementsPage.tsx')).PlacementsPage);
