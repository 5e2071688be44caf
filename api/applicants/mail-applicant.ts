import { hasReached } from '#contract/model/status.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { type NewMail, outboxStore } from '../mail/outbox.store.ts';
import { queueToUnconfirmed } from '../mail/unconfirmed.ts';
import type { Applicant } from './applicant.store.ts';

/**
 * Queues a mail about an application, in the transaction of the change. `network`: of a caller who need not be the
 * applicant; mails to addresses that nobody has confirmed are counted by it.
 */
export function mailApplicant(
  deps: Deps,
  applicant: Applicant,
  mail: Pick<NewMail, 'template' | 'params' | 'recipient'>,
  network?: string,
): void {
  const whole = { ...mail, lang: applicant.lang, applicantId: applicant.id };
  if (network === undefined || isAddressConfirmed(deps, applicant)) outboxStore(deps.db).add(whole, deps.clock.now());
  else queueToUnconfirmed(deps, whole, network);
}

/** Whether the owner of the address has shown that the application is theirs: anybody can apply with any address. */
function isAddressConfirmed({ db }: Pick<Deps, 'db'>, { status, user_id, email }: Applicant): boolean {
  const account = user_id === null ? undefined : accountStore(db).find(user_id);
  // Documents can be sent only after an approval, whose mail went to this address.
  return hasReached(status, 'documents') || account?.email.toLowerCase() === email.toLowerCase();
}
