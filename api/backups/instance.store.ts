import { perDatabase } from '../db/per-database.ts';

export const instanceStore = perDatabase(({ db }) => {
  const used = db.prepare<[], { found: 1 }>(`
    SELECT 1 AS found FROM applicant WHERE id > ''
    UNION ALL SELECT 1 FROM account WHERE id > '' AND password_hash IS NOT NULL LIMIT 1`);
  const changes = db.prepare<[], { own: number }>('SELECT total_changes() AS own');
  return {
    /** Whether nobody has used this server yet: nothing is lost where a copy takes its place. */
    isEmpty: () => used.get() === undefined,
    /** Another one after each change, whichever process made it. */
    version: () => `${changes.get()?.own} ${db.pragma('data_version', { simple: true })}`,
  };
});
