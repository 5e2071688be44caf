import type { ReplyOf } from '#contract/calls.ts';
import type { MailState } from '#contract/desk/mail.ts';

export type MailsFound = ReplyOf<'POST /api/admin/mails'>;

/** The states, as the filter offers them. */
export const STATES = ['dead', 'waiting', 'sent', 'cancelled'] as const satisfies readonly MailState[];

/** The colour of a state's badge. */
export function stateTone(state: MailState): 'ok' | 'warn' | 'bad' | 'info' {
  return ({ sent: 'ok', waiting: 'info', dead: 'bad', cancelled: 'warn' } as const)[state];
}
