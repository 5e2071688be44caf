import { guarded } from '#src/ui/guard/guarded.tsx';

/** /admin/seasons: all seasons, planning the next one, closing one. */
export const AdminSeasons = guarded(async () => (await import('./SeasonsPage.tsx')).SeasonsPage);
