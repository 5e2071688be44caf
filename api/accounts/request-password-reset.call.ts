import { calls } from '#contract/calls.ts';
import type { Deps } from '../deps.ts';
import { afterAnswer } from '../http/after-answer.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { aboutSignUp, mailAccount } from './account-mail.ts';

/** Mails a link for a new password. The reply is the same whether there is an account or not. */
export const requestPasswordReset = endpoint(calls.requestPasswordReset, {
  auth: anybody,
  limit: { perNetwork: 120, windowMinutes: 15 },
  handle({ deps, input, from }) {
    afterAnswer(deps, () => send(deps, input.email, from.network));
    return { success: true as const };
  },
});

/** Before an account is confirmed the link confirms its latest sign-up too, and the mail says which that is. */
function send(deps: Deps, email: string, network: string): void {
  const account = deps.accounts.findByEmail(email);
  if (!account || account.disabled_at !== null) return;
  const [latest] = account.confirmed_at === null ? deps.signUps.listOf(account.id) : [];
  const mail = { template: 'account-password-link' as const, ...(latest && { params: aboutSignUp(latest) }) };
  deps.tx(() => mailAccount(deps, account, mail, network));
  deps.mail.wake();
}
