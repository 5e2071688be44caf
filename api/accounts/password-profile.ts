import type { PasswordProfile } from '#contract/password.ts';
import type { Deps } from '../deps.ts';
import type { Account } from './account.store.ts';

/** Which rules a new password of this account keeps. */
export function passwordProfile({ accounts }: Pick<Deps, 'accounts'>, account: Account): PasswordProfile {
  return accounts.roleOf(account.id) === 'partner' ? 'partner' : 'sign-up';
}
