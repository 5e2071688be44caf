import { type Role, roleOfSignUp } from '#contract/accounts/roles.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { type Account, accountStore } from './account.store.ts';
import { type AccountToken, accountTokenStore } from './account-token.store.ts';
import { type PendingSignUp, signUpStore } from './sign-up/sign-up.store.ts';

/** Whose password a mailed link sets. */
export interface LinkOwner {
  account: Account;
  /** The sign-up that the link confirms as well, if the account is not confirmed yet. */
  signUp: PendingSignUp | undefined;
  role: Role;
}

/** The account whose password this mailed link may set. Throws `link_ended` for every other token. */
export function ownerOfLink(deps: Deps, secret: string): LinkOwner {
  const token = accountTokenStore(deps.db).find(secret);
  if (!token || token.used_at !== null || token.expires_at <= deps.clock.now()) throw problem('link_ended');
  return ownerOfToken(deps, token);
}

/** Throws `link_ended` if the account or its sign-up has been removed since. */
export function ownerOfToken({ db }: Deps, token: AccountToken): LinkOwner {
  const account = token.purpose === 'password' ? accountStore(db).find(token.account_id) : undefined;
  if (!account || account.disabled_at !== null) throw problem('link_ended');
  if (account.confirmed_at !== null) return { account, signUp: undefined, role: accountStore(db).roleOf(account.id) };
  // Several people may have signed up with the address: the mail named the role of this sign-up.
  const signUp = token.sign_up_id === null ? undefined : signUpStore(db).find(token.sign_up_id);
  if (!signUp) throw problem('link_ended');
  return { account, signUp, role: roleOfSignUp(signUp.chosen_role) };
}
