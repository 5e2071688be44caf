import type { MailState } from '#contract/desk/mail.ts';
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
export const mailListStore = perDatabase(({ db, first, number }) => {
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
    /** At most `most`. */
    count: number<[state: MailState, most: number]>(
      'SELECT count(*) FROM (SELECT 1 FROM outbox WHERE state = ? LIMIT ?)',
    ),
  };
});
