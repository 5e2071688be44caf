import { perDatabase } from '../db/per-database.ts';

export const instanceStore = perDatabase((db) => {
  const used = db.prepare<[], { found: 1 }>(`
    SELECT 1 AS found FROM applicant WHERE id > ''
    UNION ALL SELECT 1 FROM account WHERE id > '' AND password_hash IS NOT NULL LIMIT 1`);
  return {
    /** Whether nobody has used this server yet. */
    isEmpty: () => used.get() === undefined,
  };
});
