import type * as z from 'zod/mini';
import type { resendConfirmationInput } from '#contract/accounts/account.ts';
import type { Deps } from '../../deps.ts';
import { afterAnswer } from '../../http/after-answer.ts';
import { anybody, endpoint } from '../../http/endpoint.ts';
import { accountStore } from '../account.store.ts';
import { aboutSignUp, mailAccount } from '../account-mail.ts';
import { signUpStore } from './sign-up.store.ts';

export const resendConfirmation = endpoint('resendConfirmation', {
  auth: anybody,
  limit: { perNetwork: 120 },
  handle({ deps, input, from }) {
    afterAnswer(deps, () => resend(deps, input, from.network));
    return { success: true as const };
  },
});

/** Mails the latest sign-up for the role that is asked for, as somebody else may have signed up since. */
function resend(deps: Deps, { email, role }: z.infer<typeof resendConfirmationInput>, network: string): void {
  const account = accountStore(deps.db).findByEmail(email);
  const waiting = account ? signUpStore(deps.db).listOf(account.id) : [];
  const latest = waiting.find(({ chosen_role }) => chosen_role === role) ?? waiting[0];
  if (!account || !latest || account.confirmed_at) return;
  deps.tx(() => mailAccount(deps, account, { template: 'account-confirm', params: aboutSignUp(latest) }, network));
}
