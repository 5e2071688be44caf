import { emailInput } from '#contract/account.ts';
import { neutralReply } from '#contract/applicant.ts';
import type { Deps } from '../deps.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { mailAccount } from './account-mail.ts';
import { afterAnswer } from './after-answer.ts';

/** 'Send the mail again', for whoever has not confirmed yet. The reply tells nothing. */
export const resendConfirmation = endpoint({
  name: 'resend-confirmation',
  path: '/api/auth/resend-confirmation',
  methods: ['post'],
  auth: anybody,
  limit: { perNetwork: 120, windowMinutes: 15 },
  input: emailInput,
  output: neutralReply,
  handle({ deps, input }) {
    afterAnswer(deps, () => resend(deps, input.email));
    return { success: true as const };
  },
});

function resend(deps: Deps, email: string): void {
  const account = deps.accounts.findByEmail(email);
  const [latest] = account ? deps.signUps.listOf(account.id) : [];
  if (!account || !latest || account.confirmed_at) return;
  deps.tx(() =>
    mailAccount(deps, account, {
      template: 'account-confirm',
      params: { role: latest.chosen_role, sign_up: latest.id },
    }),
  );
  deps.mail.wake();
}
