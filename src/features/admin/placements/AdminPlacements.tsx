import { guarded } from '#src/ui/guard/guarded.tsx';

export const AdminPlacements = guarded(async () => (await import('./PlacementsPage.tsx')).PlacementsPage);
