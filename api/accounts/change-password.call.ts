import { changePasswordInput } from '#contract/account.ts';
import { neutralReply } from '#contract/applicant.ts';
import { ROLE_RULES } from '#contract/roles.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { mailAccount } from './account-mail.ts';
import { endLinks } from './end-links.ts';
import { assertOwnPassword } from './own-password.ts';
import { passwordProblem } from './password-rules.ts';
import { signedIn } from './session-auth.ts';

/** Other devices are signed out; this one stays in. */
export const changePassword = endpoint({
  name: 'change-password',
  path: '/api/auth/change-password',
  methods: ['post'],
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 30, windowMinutes: 15 },
  input: changePasswordInput,
  output: neutralReply,
  async handle({ deps, caller, input, lang, from }) {
    const { account, session } = caller;
    await assertOwnPassword(deps, account, from, input.current_password);
    const weak = passwordProblem(input.password, ROLE_RULES[caller.role].password, lang);
    if (weak) throw weak;
    const hash = await deps.passwords.hash(input.password, from);
    deps.tx(() => {
      const now = deps.clock.now();
      // Hashing takes a while: whoever was signed out meanwhile changes nothing.
      if (!deps.sessions.find(session.id)) throw problem('sign_in_required');
      deps.accounts.setPassword(account.id, hash, now);
      endLinks(deps, account.id);
      deps.sessions.endAll(account.id, session.id);
      mailAccount(deps, account, { template: 'account-password-changed' });
    });
    deps.mail.wake();
    return { success: true as const };
  },
});
