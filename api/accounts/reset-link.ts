import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import type { Account } from './account.store.ts';

/** The account whose password this mailed link may set. Throws `link_ended` for every other token. */
export function ownerOfLink({ accountTokens, accounts, clock }: Deps, secret: string): Account {
  const token = accountTokens.find(secret);
  const account = token?.purpose === 'password' ? accounts.find(token.account_id) : undefined;
  if (!token || !account || token.used_at !== null || token.expires_at <= clock.now() || account.disabled_at !== null)
    throw problem('link_ended');
  return account;
}
