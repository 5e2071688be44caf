import type { Deps } from '../../deps.ts';
import { Problem, problem } from '../../http/problem.ts';
import type { Origin } from '../../http/request-origin.ts';
import { sessionStore } from '../../sessions/session.store.ts';
import type { SignedIn } from '../../sessions/sessions.ts';
import { assertPasswordOf } from '../caller-password.ts';
import { countCode, forgetCodes, takeCode } from '../second-factor.ts';
import { noteWrongCode } from '../wrong-code.ts';
import { secondFactorStore } from './second-factor.store.ts';

/** Acts in a transaction, once the caller has shown password and code anew: for changes of the second factor itself. */
export async function withBothFactors<T>(
  deps: Deps,
  { account, session }: SignedIn,
  from: Origin,
  { password, code }: { password: string; code: string },
  act: () => T,
): Promise<T> {
  const assertHasFactor = () => {
    if (!secondFactorStore(deps.db).find(account.id)?.confirmed_at) throw problem('second_factor_missing');
  };
  assertHasFactor();
  await assertPasswordOf(deps, account, from, password);
  try {
    const result = deps.tx(() => {
      // Comparing the password takes a while: session and app may have gone meanwhile.
      if (!sessionStore(deps.db).find(session.id)) throw problem('sign_in_required');
      assertHasFactor();
      countCode(deps, account, code);
      if (!takeCode(deps, account, code)) throw problem('second_factor_wrong');
      return act();
    });
    forgetCodes(deps, account);
    return result;
  } catch (error) {
    if (error instanceof Problem && error.code === 'second_factor_wrong')
      noteWrongCode(deps, account, from.network, true);
    throw error;
  }
}
