import type { MailObstacle } from '#contract/desk/mail.ts';
import { berlinTime } from '../time/berlin-time.ts';
import type { OutboxRow } from './outbox.store.ts';

/** The state of a mail for the operator: 'waits, tried 3 times, next try 21.11.2026 14:05: …'. */
export function describeMail(
  mail: Pick<OutboxRow, 'state' | 'attempts' | 'due_at' | 'sent_at' | 'last_error'>,
): string {
  const { state, attempts, due_at, sent_at, last_error } = mail;
  const reason = last_error ? `: ${last_error}` : '';
  switch (state) {
    case 'sent':
      return `sent ${sent_at === null ? '' : berlinTime(sent_at)}`.trim();
    case 'cancelled':
      return 'cancelled, since what it was for has passed';
    case 'dead':
      return `given up after ${tries(attempts)}${reason}`;
    case 'waiting':
      return attempts === 0 && !last_error
        ? 'waits'
        : `waits, tried ${times(attempts)}, next try ${berlinTime(due_at)}${reason}`;
  }
}

/** Why a mail is not queued again, for the operator. */
export const OBSTACLES: Readonly<Record<MailObstacle, string>> = {
  sent: 'it was sent',
  waiting: 'it is in the queue already',
  cancelled: 'it was cancelled, since what it was for has passed',
  reminder: 'it was a reminder, and the next one comes by itself',
  application_gone: 'its application is gone',
  account_gone: 'its account is gone',
  account_blocked: 'its account is blocked',
  account_confirmed: 'its account is confirmed by now',
};

function tries(count: number): string {
  return count === 1 ? '1 try' : `${count} tries`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
