import { perDatabase } from '../db/per-database.ts';

/** How fast the disk fills. */
export const growthStore = perDatabase(({ db }) => {
  const bytes = db.prepare<[number], { bytes: number | null }>(
    'SELECT sum(size) AS bytes FROM document WHERE uploaded_at > ?',
  );
  return { bytesSince: (at: number) => bytes.get(at)?.bytes ?? 0 };
});
