import { berlinTime } from '../berlin-time.ts';
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

function tries(count: number): string {
  return count === 1 ? '1 try' : `${count} tries`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
