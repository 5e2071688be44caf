import type { MailObstacle } from '#contract/desk/mail.ts';
import { accountStore } from '../accounts/account.store.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Who } from '../audit/event.store.ts';
import { type Happened, recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { studentInvitationStore } from '../partners/invitations/student-invitation.store.ts';
import { type OutboxRow, outboxStore } from './outbox.store.ts';
import { PRIORITIES } from './priority.ts';

type Known = Pick<Deps, 'db' | 'site'>;

/** Where a mail goes; undefined where its application or account is gone. */
export function addressOf(deps: Known, mail: OutboxRow): string | undefined {
  if (mail.recipient !== null) return mail.recipient;
  if (mail.account_id === null && mail.applicant_id === null) return deps.site.operator.email;
  if (mail.template === 'partner-nudge-invited') return studentInvitationStore(deps.db).ofMail(mail.params)?.email;
  const { account, applicant } = concernedBy(deps, mail);
  return account?.email ?? applicant?.email;
}

/** Why a mail is not queued again: its purpose has passed. Undefined if it may be. */
export function obstacleOf(deps: Known, mail: OutboxRow): MailObstacle | undefined {
  if (mail.state !== 'dead') return mail.state;
  if (mail.priority === PRIORITIES.reminder) return 'reminder';
  const { account, applicant } = concernedBy(deps, mail);
  if (mail.applicant_id !== null && !applicant) return 'application_gone';
  if (mail.account_id === null) return undefined;
  if (!account) return 'account_gone';
  if (account.disabled_at !== null) return 'account_blocked';
  return mail.template === 'account-confirm' && account.confirmed_at !== null ? 'account_confirmed' : undefined;
}

/**
 * Queues a mail again that was given up, and records who wanted it. Returns why not; undefined if it was. Call it inside
 * a transaction.
 */
export function reviveUnlessPassed(
  deps: Known & Pick<Deps, 'db' | 'clock'>,
  mail: OutboxRow,
  who: Who,
): MailObstacle | undefined {
  const obstacle = obstacleOf(deps, mail);
  if (obstacle) return obstacle;
  outboxStore(deps.db).revive(mail.id, deps.clock.now());
  const { applicant_id, account_id, template } = mail;
  const act = { actor: 'operator', who, action: 'retry-mail', detail: { template } } satisfies Happened;
  // Mails to the operator are about nobody.
  if (applicant_id !== null) recordEvent(deps, ['applicant', applicant_id], act);
  else if (account_id !== null) recordEvent(deps, ['account', account_id], act);
  return undefined;
}

function concernedBy({ db }: Known, { account_id, applicant_id }: OutboxRow) {
  return {
    account: account_id === null ? undefined : accountStore(db).find(account_id),
    applicant: applicant_id === null ? undefined : applicantStore(db).find(applicant_id),
  };
}
