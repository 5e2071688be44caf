import type { OutboxRow } from './outbox.store.ts';
import { PRIORITIES } from './priority.ts';

/** The account and application of a mail, if they still exist. */
interface Concerned {
  account?: { disabled_at: number | null; confirmed_at: number | null } | undefined;
  applicant?: object | undefined;
}

type Asked = Pick<OutboxRow, 'state' | 'template' | 'priority' | 'account_id' | 'applicant_id'>;

/** Why a mail is not queued again: its purpose has passed. Undefined if it may be. Pure. */
export function obstacleToRevival(mail: Asked, { account, applicant }: Concerned): string | undefined {
  if (mail.state === 'sent') return 'it was sent';
  if (mail.state === 'waiting') return 'it is in the queue already';
  if (mail.state === 'cancelled') return 'it was cancelled, since what it was for has passed';
  if (mail.priority === PRIORITIES.reminder) return 'it was a reminder, and the next one comes by itself';
  if (mail.applicant_id !== null && !applicant) return 'its application is gone';
  if (mail.account_id === null) return undefined;
  if (!account) return 'its account is gone';
  if (account.disabled_at !== null) return 'its account is blocked';
  if (mail.template === 'account-confirm' && account.confirmed_at !== null) return 'its account is confirmed by now';
  return undefined;
}
