import { calls } from '#contract/calls.ts';
import { MOST_COUNTED, PAGE_ROWS } from '#contract/limits.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import type { MailPlace } from './mail-list.store.ts';
import { TEMPLATE_NAMES } from './templates/names.ts';
import { viewMail } from './view-mail.ts';

/** A page of the outbox, the newest first. */
export const listMails = endpoint(calls.listMails, {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600, windowMinutes: 15 },
  handle({ deps, input: { after, before, ...filter } }) {
    const { mailList } = deps;
    const back = before !== undefined;
    const found = mailList.page(filter, placeOf(before ?? after), { back, most: PAGE_ROWS + 1 });
    const rows = found.slice(0, PAGE_ROWS);
    const shown = back ? rows.reverse() : rows;
    const hasMore = found.length > PAGE_ROWS;
    return {
      mails: shown.map((row) => viewMail(deps, row)),
      previous: (back ? hasMore : after !== undefined) ? placeText(shown[0]) : null,
      next: back || hasMore ? placeText(shown.at(-1)) : null,
      counts: { waiting: mailList.count('waiting', MOST_COUNTED), dead: mailList.count('dead', MOST_COUNTED) },
      templates: [...TEMPLATE_NAMES],
    };
  },
});

function placeOf(text: string | undefined): MailPlace | undefined {
  if (text === undefined) return undefined;
  const [created_at = 0, rowid = 0] = text.split('_').map(Number);
  return { created_at, rowid };
}

function placeText(row: MailPlace | undefined): string | null {
  return row ? `${row.created_at}_${row.rowid}` : null;
}
