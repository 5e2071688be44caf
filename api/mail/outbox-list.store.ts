import type { Db } from '../db/open.ts';
import type { OutboxRow } from './outbox.store.ts';

/** How many mails share a reason; null: never tried. */
interface ReasonCount {
  reason: string | null;
  mails: number;
}

/** The outbox for the operator's command line. Counting reads every waiting row, which is too slow for the server. */
export function createOutboxListStore(db: Db) {
  const newest = (state: 'waiting' | 'dead') =>
    db.prepare<[number], OutboxRow>(
      `SELECT * FROM outbox WHERE state = '${state}' ORDER BY created_at DESC, rowid DESC LIMIT ?`,
    );
  const reasons = (state: 'waiting' | 'dead') =>
    db.prepare<[], ReasonCount>(
      `SELECT last_error AS reason, count(*) AS mails FROM outbox WHERE state = '${state}' GROUP BY last_error ORDER BY mails DESC, reason`,
    );
  const byTime = { waiting: newest('waiting'), dead: newest('dead') };
  const byReason = { waiting: reasons('waiting'), dead: reasons('dead') };
  const byIdPrefix = db.prepare<[string, string], OutboxRow>('SELECT * FROM outbox WHERE id >= ? AND id < ? LIMIT 2');
  const deadAfter = db.prepare<{ at: number; rowid: number; limit: number }, OutboxRow & { rowid: number }>(
    "SELECT rowid, * FROM outbox WHERE state = 'dead' AND created_at >= @at AND (created_at, rowid) > (@at, @rowid) ORDER BY created_at, rowid LIMIT @limit",
  );
  return {
    newest: (state: 'waiting' | 'dead', limit: number) => byTime[state].all(limit),
    countByReason: (state: 'waiting' | 'dead') => byReason[state].all(),
    /** At most two mails: enough to see that a prefix is ambiguous. */
    findByIdPrefix: (prefix: string) => byIdPrefix.all(prefix, `${prefix}~`),
    /** Mails that were given up, in pages, oldest first; `after`: the last one of the page before. */
    deadAfter: (after: { created_at: number; rowid: number } | undefined, limit: number) =>
      deadAfter.all({ at: after?.created_at ?? 0, rowid: after?.rowid ?? 0, limit }),
  };
}
