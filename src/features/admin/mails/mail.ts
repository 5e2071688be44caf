import type { ReplyOf } from '#contract/calls.ts';
import type { MailState } from '#contract/desk/mail.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { placesIn } from '#src/ui/list/list-query.ts';

export type MailsFound = ReplyOf<'POST /api/admin/mails'>;

/** The states, as the filter offers them. */
export const STATES = ['dead', 'waiting', 'sent', 'cancelled'] as const satisfies readonly MailState[];

/** Undefined for an answer that is not our server's. */
export function readMails(reply: Unchecked<MailsFound>): MailsFound | undefined {
  const { mails, counts, templates } = reply as Partial<MailsFound>;
  if (!Array.isArray(mails) || !mails.every((mail) => typeof mail?.id === 'string')) return undefined;
  return {
    mails,
    ...placesIn(reply),
    counts: { waiting: counts?.waiting ?? 0, dead: counts?.dead ?? 0 },
    templates: Array.isArray(templates) ? templates : [],
  };
}

/** The colour of a state's badge. */
export function stateTone(state: MailState): 'ok' | 'warn' | 'bad' | 'info' {
  return ({ sent: 'ok', waiting: 'info', dead: 'bad', cancelled: 'warn' } as const)[state];
}
