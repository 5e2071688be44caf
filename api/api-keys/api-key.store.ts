import { perDatabase } from '../db/per-database.ts';

export interface ApiKey {
  id: string;
  name: string;
  account_id: string;
  created_at: number;
  expires_at: number;
  last_used_on: string | null;
}

export type ListedApiKey = ApiKey & { made_by: string; is_admin: 0 | 1 };

const IS_ADMIN = "role = 'admin' AND disabled_at IS NULL";

/** Keys with which other programs read figures, of which only hashes are kept. */
export const apiKeyStore = perDatabase(({ db, all, changed, first, run }) => {
  const used = db.prepare('UPDATE api_key SET last_used_on = ? WHERE id = ?');
  return {
    add: run<[key: ApiKey & { sha256: string }]>(`
      INSERT INTO api_key (id, name, sha256, account_id, created_at, expires_at)
      VALUES (@id, @name, @sha256, @account_id, @created_at, @expires_at)`),
    /** Undefined where it has expired, or its maker may not use the admins' area any more. */
    findValid: first<[sha256: string, now: number], ApiKey>(`
      SELECT api_key.* FROM api_key JOIN account ON account.id = account_id JOIN user_roles ON user_id = account_id
      WHERE sha256 = ? AND expires_at > ? AND ${IS_ADMIN}`),
    /** At most `most`, in the order of their ids. */
    list: all<[most: number], ListedApiKey>(`
      SELECT api_key.*, email AS made_by, coalesce(${IS_ADMIN}, 0) AS is_admin
      FROM api_key JOIN account ON account.id = account_id LEFT JOIN user_roles ON user_id = account_id
      WHERE api_key.id > '' ORDER BY api_key.id LIMIT ?`),
    markUsed: (id: string, day: string) => used.run(day, id),
    remove: changed<[id: string]>('DELETE FROM api_key WHERE id = ?'),
  };
});
