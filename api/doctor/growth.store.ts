import { perDatabase } from '../db/per-database.ts';

/** How fast the disk fills. */
export const growthStore = perDatabase(({ number }) => ({
  bytesSince: number<[at: number]>('SELECT sum(size) FROM document WHERE uploaded_at > ?'),
}));
