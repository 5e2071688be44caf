import type { Deps } from '../deps.ts';
import { Problem, problem } from '../http/problem.ts';
import type { Origin } from '../http/request-origin.ts';
import type { Account } from './account.store.ts';
import { checkPassword } from './check-password.ts';

/** Important changes ask for the password again: whoever finds an unlocked phone must not take the account over. */
export async function assertPasswordOf(deps: Deps, account: Account, from: Origin, password: string): Promise<void> {
  const attempt = {
    kind: 'login' as const,
    email: account.email,
    network: from.network,
    signal: from.signal,
    isSignedIn: true,
  };
  try {
    await deps.attempts.run(attempt, () => checkPassword(deps, attempt, password));
  } catch (error) {
    if (error instanceof Problem && error.code === 'invalid_credentials') throw problem('password_wrong');
    throw error;
  }
}
