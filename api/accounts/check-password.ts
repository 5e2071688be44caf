import type { Deps } from '../deps.ts';
import { type Problem, problem } from '../http/problem.ts';
import { recordSecurity } from '../security/record.ts';
import type { Account } from './account.store.ts';
import type { Attempt } from './attempts.ts';

/**
 * The account behind an address and its password. The attempt is counted first and stays counted when it fails; its
 * caller ends it. Unknown addresses take as long as known ones and get the same answer.
 */
export async function checkPassword(deps: Deps, attempt: Attempt, password: string): Promise<Account> {
  const tooMany = deps.attempts.begin(attempt);
  if (tooMany) {
    recordSecurity(deps, 'login_rate_limited', attempt.network);
    throw tooMany;
  }
  const account = deps.accounts.findByEmail(attempt.email);
  const isRight = await deps.passwords.matches(password, account?.password_hash).catch((error: unknown) => {
    deps.attempts.takeBack(attempt);
    throw error;
  });
  const refusal = account && isRight ? standingOf(account) : problem('invalid_credentials');
  if (!refusal && account) return account;
  if (refusal?.code !== 'invalid_credentials') deps.attempts.takeBack(attempt);
  recordSecurity(deps, 'login_failed', attempt.network, {
    accountId: account?.id,
    errorMessage: refusal?.code ?? 'invalid_credentials',
  });
  throw refusal ?? problem('invalid_credentials');
}

/** Told only to whoever knows the password. */
function standingOf(account: Account): Problem | undefined {
  if (account.disabled_at !== null) return problem('account_disabled');
  return account.confirmed_at === null ? problem('email_not_confirmed') : undefined;
}
