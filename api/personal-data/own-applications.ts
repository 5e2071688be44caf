import type { Account } from '../accounts/account.store.ts';
import { type Applicant, applicantStore } from '../applicants/applicant.store.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';

/**
 * The applications of an account whose data its sign-in opens, the open one first: made with it, or of its address. An
 * application's link, which is handed to helpers, makes it any account's: its data then go to its own address alone.
 */
export function ownApplications({ db }: Pick<Deps, 'db'>, account: Account): Applicant[] {
  const isOwn = ({ id, email }: Applicant) =>
    email.toLowerCase() === account.email.toLowerCase() ||
    eventStore(db).lastOf('applicant', id, ['link-account'])?.actor_account_id !== account.id;
  return applicantStore(db).listByUser(account.id).filter(isOwn);
}
