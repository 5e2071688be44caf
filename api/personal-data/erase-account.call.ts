import { accountStore } from '../accounts/account.store.ts';
import { assertPasswordOf } from '../accounts/caller-password.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { signedIn } from '../sessions/session-auth.ts';
import { eraseAccount as erase } from './erase-account.ts';

/** Erases the caller's own account, after the password was typed. */
export const eraseAccount = endpoint('eraseAccount', {
  auth: signedIn,
  limit: { perNetwork: 240, perCaller: 20 },
  async handle({ deps, caller: { account, session }, input: { password }, from, cookies }) {
    await assertPasswordOf(deps, account, from, password);
    deps.tx(() => {
      // Comparing the password takes a while: the session may have ended meanwhile.
      const now = accountStore(deps.db).find(account.id);
      if (!now || !sessionStore(deps.db).find(session.id)) throw problem('sign_in_required');
      erase(deps, now, 'asked');
    });
    cookies.clear('session');
    return { success: true as const };
  },
});
