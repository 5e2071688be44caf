import { randomUUID } from 'node:crypto';
import { perDatabase } from '../db/per-database.ts';

export interface Session {
  id: string;
  account_id: string;
  /** Browser and system in words; '' where they are unknown. */
  device: string;
  created_at: number;
  last_seen_at: number;
}

// Sessions of an account that the list shows: more than a person has devices.
const MAX_SESSIONS = 30;
// Bounds the memory of sessions that are used while nothing can be written.
const MAX_UNWRITTEN = 10_000;

/** Sessions of accounts. A session cookie without its row is invalid. */
export const sessionStore = perDatabase(({ db, all, changed, sweep }) => {
  const insert = db.prepare(
    'INSERT INTO session (id, account_id, device, created_at, last_seen_at) VALUES (?, ?, ?, ?, ?)',
  );
  const byId = db.prepare<[string], Session>('SELECT * FROM session WHERE id = ?');
  const touch = db.prepare('UPDATE session SET last_seen_at = ? WHERE id = ?');
  const endAll = db.prepare('DELETE FROM session WHERE account_id = ? AND id <> ?');
  const keepNewest = db.prepare<{ account: string; most: number }>(`
    DELETE FROM session WHERE account_id = @account AND id NOT IN (
      SELECT id FROM session WHERE account_id = @account ORDER BY last_seen_at DESC, rowid DESC LIMIT @most)`);
  // Uses that could not be written, as on a full disk: people who go on reading must not be signed out as idle.
  const unwritten = new Map<string, number>();
  const withUnwritten = (session: Session | undefined): Session | undefined => {
    if (!session) return undefined;
    const seen = unwritten.get(session.id) ?? 0;
    return { ...session, last_seen_at: Math.max(seen, session.last_seen_at) };
  };
  const remember = (id: string, now: number) => {
    unwritten.delete(id);
    unwritten.set(id, now);
    const [oldest] = unwritten.keys();
    if (unwritten.size > MAX_UNWRITTEN && oldest !== undefined) unwritten.delete(oldest);
  };
  return {
    start(accountId: string, device: string, now: number): Session {
      const session = { id: randomUUID(), account_id: accountId, device, created_at: now, last_seen_at: now };
      insert.run(session.id, accountId, device, now, now);
      keepNewest.run({ account: accountId, most: MAX_SESSIONS });
      return session;
    },
    /** The session of an id; a cookie is valid only while its row exists. */
    find: (id: string) => withUnwritten(byId.get(id)),
    /** Sessions of an account, the latest first. */
    listOf: all<[accountId: string], Session>(
      'SELECT * FROM session WHERE account_id = ? ORDER BY last_seen_at DESC, rowid DESC',
    ),
    /** Notes a use. Returns the error if it could not be written; this process remembers it until it can. */
    touch(id: string, now: number): unknown {
      try {
        touch.run(now, id);
        unwritten.delete(id);
        return undefined;
      } catch (error) {
        remember(id, now);
        return error;
      }
    },
    /** Ends a session. False if the account had no such session. */
    end: changed<[id: string, accountId: string]>('DELETE FROM session WHERE id = ? AND account_id = ?'),
    endAll: (accountId: string, except = '') => endAll.run(accountId, except),
    sweep: sweep<[usedBefore: number]>('session', 'rowid', 'WHERE last_seen_at <= ?'),
  };
});
