import { emailInput } from '#contract/account.ts';
import { neutralReply } from '#contract/applicant.ts';
import type { Deps } from '../deps.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { mailAccount } from './account-mail.ts';
import { afterAnswer } from './after-answer.ts';

/** Mails a link for a new password. The reply is the same whether there is an account or not. */
export const requestPasswordReset = endpoint({
  name: 'request-password-reset',
  path: '/api/auth/request-password-reset',
  methods: ['post'],
  auth: anybody,
  limit: { perNetwork: 120, windowMinutes: 15 },
  input: emailInput,
  output: neutralReply,
  handle({ deps, input }) {
    afterAnswer(deps, () => send(deps, input.email));
    return { success: true as const };
  },
});

function send(deps: Deps, email: string): void {
  const account = deps.accounts.findByEmail(email);
  if (!account || account.disabled_at !== null) return;
  deps.tx(() => mailAccount(deps, account, { template: 'account-password-link' }));
  deps.mail.wake();
}
