import { hasReached } from '#contract/model/status.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import type { Applicant } from './applicant.store.ts';

/** Whether the owner of the address has shown that the application is theirs: anybody can apply with any address. */
export function isAddressConfirmed({ db }: Pick<Deps, 'db'>, { status, user_id, email }: Applicant): boolean {
  const account = user_id === null ? undefined : accountStore(db).find(user_id);
  // Documents can be sent only after an approval, whose mail went to this address.
  return hasReached(status, 'documents') || account?.email.toLowerCase() === email.toLowerCase();
}
