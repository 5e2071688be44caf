import { changeEmailInput } from '#contract/account.ts';
import { neutralReply } from '#contract/applicant.ts';
import { endpoint } from '../http/endpoint.ts';
import { mailAccount } from './account-mail.ts';
import { assertOwnPassword } from './own-password.ts';
import { signedIn } from './session-auth.ts';

/** Mails a link to the new address; until its owner has pressed there, nothing changes. */
export const changeEmail = endpoint({
  name: 'change-email',
  path: '/api/auth/change-email',
  methods: ['post'],
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 30, windowMinutes: 15 },
  input: changeEmailInput,
  output: neutralReply,
  async handle({ deps, caller, input, from }) {
    await assertOwnPassword(deps, caller.account, from.network, input.password);
    deps.tx(() => {
      const other = deps.accounts.findByEmail(input.email);
      // Told to the owner of that mailbox only: the reply must not show who has an account.
      if (other && other.id !== caller.account.id) mailAccount(deps, other, { template: 'account-exists' });
      else mailAccount(deps, caller.account, { template: 'account-new-email', recipient: input.email });
    });
    deps.mail.wake();
    return { success: true as const };
  },
});
