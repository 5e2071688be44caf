import type { MailObstacle } from '#contract/desk/mail.ts';
import type { OutboxRow } from './outbox.store.ts';
import { PRIORITIES } from './priority.ts';

/** The account and application of a mail, if they still exist. */
interface Concerned {
  account?: { disabled_at: number | null; confirmed_at: number | null } | undefined;
  applicant?: object | undefined;
}

type Asked = Pick<OutboxRow, 'state' | 'template' | 'priority' | 'account_id' | 'applicant_id'>;

/** Why a mail is not queued again: its purpose has passed. Undefined if it may be. Pure. */
export function obstacleToRevival(mail: Asked, { account, applicant }: Concerned): MailObstacle | undefined {
  if (mail.state === 'sent') return 'sent';
  if (mail.state === 'waiting') return 'waiting';
  if (mail.state === 'cancelled') return 'cancelled';
  if (mail.priority === PRIORITIES.reminder) return 'reminder';
  if (mail.applicant_id !== null && !applicant) return 'application_gone';
  if (mail.account_id === null) return undefined;
  if (!account) return 'account_gone';
  if (account.disabled_at !== null) return 'account_blocked';
  if (mail.template === 'account-confirm' && account.confirmed_at !== null) return 'account_confirmed';
  return undefined;
}
