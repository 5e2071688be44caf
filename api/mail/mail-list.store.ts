import type { MailState } from '#contract/desk/mail.ts';
import { MOST_COUNTED } from '#contract/limits.ts';
import { perDatabase } from '../db/per-database.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import { type Reading, timePages } from '../paging/time-pages.store.ts';
import type { OutboxRow } from './outbox.store.ts';

type ListedRow = OutboxRow & TimePlace;
export interface MailFilter {
  state?: MailState | undefined;
  template?: string | undefined;
}

/** The outbox for the admins: each filter is read in the order of an index of its own, a page at a time. */
export const mailListStore = perDatabase(({ db, all, first, number }) => {
  const byIdPrefix = db.prepare<[string, string], OutboxRow>('SELECT * FROM outbox WHERE id >= ? AND id < ? LIMIT 2');
  const list = (condition: string) => timePages<ListedRow>(db, `SELECT rowid, * FROM outbox WHERE ${condition}`);
  const lists = {
    all: list('created_at > 0'),
    state: list('state = @state'),
    template: list('template = @template'),
    both: list('template = @template AND state = @state'),
  };
  return {
    /** Mails behind a place. */
    page({ state, template }: MailFilter, place: TimePlace | undefined, how: Reading) {
      const list = lists[state ? (template ? 'both' : 'state') : template ? 'template' : 'all'];
      return list({ ...(state && { state }), ...(template && { template }) }, place, how);
    },
    find: first<[id: string], ListedRow>('SELECT rowid, * FROM outbox WHERE id = ?'),
    /** Up to `MOST_COUNTED`. */
    count: number<[state: MailState]>(
      `SELECT count(*) FROM (SELECT 1 FROM outbox WHERE state = ? LIMIT ${MOST_COUNTED})`,
    ),
    /** How many share a reason; null: never tried. Reads all of them, which only the command line has time for. */
    countByReason: all<[state: MailState], { reason: string | null; mails: number }>(`
      SELECT last_error AS reason, count(*) AS mails FROM outbox WHERE state = ?
      GROUP BY last_error ORDER BY mails DESC, reason`),
    /** At most two mails: enough to see that a prefix is ambiguous. */
    findByIdPrefix: (prefix: string) => byIdPrefix.all(prefix, `${prefix}~`),
  };
});
