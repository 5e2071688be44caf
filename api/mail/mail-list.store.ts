import type { MailState } from '#contract/desk/mail.ts';
import { perDatabase } from '../db/per-database.ts';
import type { OutboxRow } from './outbox.store.ts';

export type ListedRow = OutboxRow & { rowid: number };
/** A mail in the list, which is ordered by time. */
export type MailPlace = Pick<ListedRow, 'created_at' | 'rowid'>;
export interface MailFilter {
  state?: MailState | undefined;
  template?: string | undefined;
}

/** The outbox for the admins: each filter is read in the order of an index of its own, a page at a time. */
export const mailListStore = perDatabase((db) => {
  const pages = (condition: string) => {
    const read = (from: string, order: 'ASC' | 'DESC') =>
      db.prepare<Partial<MailPlace> & MailFilter & { most: number }, ListedRow>(
        `SELECT rowid, * FROM outbox WHERE ${[condition, from].filter(Boolean).join(' AND ') || 'created_at > 0'}
        ORDER BY created_at ${order}, rowid ${order} LIMIT @most`,
      );
    return {
      first: read('', 'DESC'),
      on: read('(created_at, rowid) < (@created_at, @rowid)', 'DESC'),
      back: read('(created_at, rowid) > (@created_at, @rowid)', 'ASC'),
    };
  };
  const lists = {
    all: pages(''),
    state: pages('state = @state'),
    template: pages('template = @template'),
    both: pages('template = @template AND state = @state'),
  };
  const find = db.prepare<[string], ListedRow>('SELECT rowid, * FROM outbox WHERE id = ?');
  const count = db.prepare<[MailState, number], { mails: number }>(
    'SELECT count(*) AS mails FROM (SELECT 1 FROM outbox WHERE state = ? LIMIT ?)',
  );
  return {
    /** `most` mails after a place, the nearest first: older ones, or newer ones if `back`. */
    page(
      { state, template }: MailFilter,
      from: MailPlace | undefined,
      { back, most }: { back: boolean; most: number },
    ) {
      const list = lists[state ? (template ? 'both' : 'state') : template ? 'template' : 'all'];
      const filter = { ...(state && { state }), ...(template && { template }) };
      if (!from) return list.first.all({ ...filter, most });
      return list[back ? 'back' : 'on'].all({ ...filter, created_at: from.created_at, rowid: from.rowid, most });
    },
    find: (id: string) => find.get(id),
    /** At most `most`. */
    count: (state: MailState, most: number) => count.get(state, most)?.mails ?? 0,
  };
});
