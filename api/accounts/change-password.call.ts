import { passwordProfile } from '#contract/accounts/password-profile.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { signedIn } from '../sessions/session-auth.ts';
import { accountStore } from './account.store.ts';
import { mailAccount } from './account-mail.ts';
import { assertPasswordOf } from './caller-password.ts';
import { endLinks } from './end-links.ts';
import { passwordProblem } from './password-rules.ts';

export const changePassword = endpoint('changePassword', {
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 30 },
  async handle({ deps, caller, input, lang, from }) {
    const { account, session } = caller;
    await assertPasswordOf(deps, account, from, input.current_password);
    const weak = await passwordProblem(input.password, passwordProfile(caller.role), lang);
    if (weak) throw weak;
    const hash = await deps.passwords.hash(input.password, from);
    deps.tx(() => {
      const now = deps.clock.now();
      // Hashing takes a while: the session may have ended meanwhile.
      if (!sessionStore(deps.db).find(session.id)) throw problem('sign_in_required');
      accountStore(deps.db).setPassword(account.id, hash, now);
      endLinks(deps, account.id);
      sessionStore(deps.db).endAll(account.id, session.id);
      mailAccount(deps, account, { template: 'account-password-changed' });
    });
    return { success: true as const };
  },
});
