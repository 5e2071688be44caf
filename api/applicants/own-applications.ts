import { type Account, accountStore } from '../accounts/account.store.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { type Applicant, applicantStore } from './applicant.store.ts';

type Known = Pick<Deps, 'db'>;

/** The applications of an account whose data its sign-in opens, the open one first: made with it, or of its address. */
export function ownApplications(deps: Known, { id }: Pick<Account, 'id'>): Applicant[] {
  return applicantStore(deps.db)
    .listByUser(id)
    .filter((one) => !isHeldByLinkAlone(deps, one));
}

/**
 * Gives an application to an account; also one that another account has by its link alone, where this one has its address.
 * Answers whether it did. In a transaction.
 */
export function linkToAccount(
  deps: Known,
  account: Pick<Account, 'id' | 'email' | 'partner_id'>,
  id: string,
  now: number,
): boolean {
  const applications = applicantStore(deps.db);
  const application = applications.find(id);
  const isOfAddress = application?.email.toLowerCase() === account.email.toLowerCase();
  if (application && isOfAddress && isHeldByLinkAlone(deps, application)) applications.unlink(id, now);
  return applications.linkTo(account, id, now);
}

/** Whether an account of another address has the application by its link, which is handed to helpers. */
export function isHeldByLinkAlone({ db }: Known, { id, email, user_id: holderId }: Applicant): boolean {
  const holder = holderId === null ? undefined : accountStore(db).find(holderId);
  if (!holder || holder.email.toLowerCase() === email.toLowerCase()) return false;
  return eventStore(db).lastOf('applicant', id, ['link-account'])?.actor_account_id === holder.id;
}
