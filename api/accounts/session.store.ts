import { randomUUID } from 'node:crypto';
import type { Db } from '../db/open.ts';

export interface Session {
  id: string;
  account_id: string;
  /** Browser and system in words; '' where they are unknown. */
  device: string;
  created_at: number;
  last_seen_at: number;
}

// More than anybody has devices; each stands in the list.
const MAX_SESSIONS = 30;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Who is signed in where. Without its row a session cookie is worth nothing. */
export function createSessionStore(db: Db) {
  const insert = db.prepare(
    'INSERT INTO session (id, account_id, device, created_at, last_seen_at) VALUES (?, ?, ?, ?, ?)',
  );
  const byId = db.prepare<[string], Session>('SELECT * FROM session WHERE id = ?');
  const ofAccount = db.prepare<[string], Session>(
    'SELECT * FROM session WHERE account_id = ? ORDER BY last_seen_at DESC, rowid DESC',
  );
  const touch = db.prepare('UPDATE session SET last_seen_at = ? WHERE id = ?');
  const end = db.prepare('DELETE FROM session WHERE id = ? AND account_id = ?');
  const endAll = db.prepare('DELETE FROM session WHERE account_id = ? AND id <> ?');
  const keepNewest = db.prepare<{ account: string; most: number }>(`
    DELETE FROM session WHERE account_id = @account AND id NOT IN (
      SELECT id FROM session WHERE account_id = @account ORDER BY last_seen_at DESC, rowid DESC LIMIT @most)`);
  const sweep = db.prepare(
    'DELETE FROM session WHERE rowid IN (SELECT rowid FROM session WHERE last_seen_at <= ? LIMIT ?)',
  );
  return {
    start(accountId: string, device: string, now: number): Session {
      const session = { id: randomUUID(), account_id: accountId, device, created_at: now, last_seen_at: now };
      insert.run(session.id, accountId, device, now, now);
      keepNewest.run({ account: accountId, most: MAX_SESSIONS });
      return session;
    },
    find: (id: string) => byId.get(id),
    /** The latest first. */
    listOf: (accountId: string) => ofAccount.all(accountId),
    touch: (id: string, now: number) => touch.run(now, id),
    /** Whether the account had such a session. */
    end: (id: string, accountId: string) => end.run(id, accountId).changes > 0,
    endAll: (accountId: string, except = '') => endAll.run(accountId, except),
    /** Forgets some sessions that were last used before `before`. Answers how many. */
    sweep: (before: number, most: number) => sweep.run(before, most).changes,
  };
}
