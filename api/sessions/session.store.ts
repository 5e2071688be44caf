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
// Of people who read while nothing can be written.
const MAX_UNWRITTEN = 10_000;

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
  // What could not be written, such as on a full disk: whoever reads on must not be signed out as if they had gone.
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
    /** Its row decides whether there is such a session. */
    find: (id: string) => withUnwritten(byId.get(id)),
    /** The latest first. */
    listOf: (accountId: string) => ofAccount.all(accountId),
    /** It was used just now. Returns the error where that could not be written; this process remembers it until it can. */
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
    /** Whether the account had such a session. */
    end: (id: string, accountId: string) => end.run(id, accountId).changes > 0,
    endAll: (accountId: string, except = '') => endAll.run(accountId, except),
    /** Forgets some sessions that were last used before `before`. Answers how many. */
    sweep: (before: number, most: number) => sweep.run(before, most).changes,
  };
}
