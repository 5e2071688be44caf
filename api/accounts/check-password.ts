import type { Deps } from '../deps.ts';
import { type Problem, problem } from '../http/problem.ts';
import { recordSecurity } from '../security/record.ts';
import { type Account, accountStore } from './account.store.ts';
import type { Attempt } from './attempts.ts';
import { signUpStore } from './sign-up/sign-up.store.ts';

/**
 * The account of an address and its password, inside an attempt. Unknown addresses take as long as known ones and get
 * the same answer.
 */
export async function checkPassword(deps: Deps, attempt: Attempt, password: string): Promise<Account> {
  const asked = accountStore(deps.db).findByEmail(attempt.email);
  const isRight = await isOwnPassword(deps, asked, attempt, password);
  // Comparing takes a while: the account may have been blocked meanwhile.
  const account = asked && accountStore(deps.db).find(asked.id);
  const refusal = account && isRight ? standingOf(account) : problem('invalid_credentials');
  if (!refusal && account) return account;
  recordSecurity(deps, 'login_failed', attempt.network, {
    accountId: account?.id,
    errorMessage: refusal?.code ?? 'invalid_credentials',
  });
  throw refusal ?? problem('invalid_credentials');
}

/**
 * The account of a caller who shows its password before a second factor. The password alone signs nobody in, so it
 * forgives no wrong codes.
 */
export async function checkFirstFactor(
  deps: Deps,
  { email, password }: { email: string; password: string },
  { network, signal }: Pick<Attempt, 'network' | 'signal'>,
): Promise<Account> {
  const attempt = { kind: 'login' as const, email, network, signal };
  return deps.attempts.run(attempt, () => checkPassword(deps, attempt, password), 'taken-back');
}

async function isOwnPassword(
  deps: Deps,
  account: Account | undefined,
  attempt: Attempt,
  password: string,
): Promise<boolean> {
  const waiting = account && !account.confirmed_at ? signUpStore(deps.db).listOf(account.id) : [];
  if (waiting[0]) {
    const hash = await deps.passwords.hash(password, attempt, waiting[0].password_hash);
    // Hashing takes a while: once one of several sign-ups is confirmed, the passwords of the others are invalid.
    const now = accountStore(deps.db).find(account?.id ?? '');
    return now?.confirmed_at ? now.password_hash === hash : waiting.some((signUp) => signUp.password_hash === hash);
  }
  const isSame = await deps.passwords.matches(password, attempt, account?.password_hash);
  // Comparing takes a while: the password may have been replaced meanwhile.
  return (
    isSame && account !== undefined && accountStore(deps.db).find(account.id)?.password_hash === account.password_hash
  );
}

/** Why an account with the right password may not sign in; nobody without the password is told. */
function standingOf(account: Account): Problem | undefined {
  if (account.disabled_at !== null) return problem('account_disabled');
  return account.confirmed_at === null ? problem('email_not_confirmed') : undefined;
}
