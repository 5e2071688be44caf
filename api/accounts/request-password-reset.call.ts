import type { Deps } from '../deps.ts';
import { afterAnswer } from '../http/after-answer.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { accountStore } from './account.store.ts';
import { aboutSignUp, mailAccount } from './account-mail.ts';
import { adminStore } from './admins/admin.store.ts';
import { type PendingSignUp, signUpStore } from './sign-up/sign-up.store.ts';

export const requestPasswordReset = endpoint('requestPasswordReset', {
  auth: anybody,
  limit: { perNetwork: 120 },
  handle({ deps, input, from }) {
    afterAnswer(deps, () => send(deps, input.email, from.network));
    return { success: true as const };
  },
});

/**
 * Mails the links. Before an account is confirmed, the link confirms a sign-up too, and the mail says which: one mail
 * for each role that was signed up for, so that the latest sign-up does not decide what the owner becomes.
 */
function send(deps: Deps, email: string, network: string): void {
  const account = accountStore(deps.db).findByEmail(email);
  if (!account || account.disabled_at !== null) return;
  // Who is invited to the admins' area comes by the invitation alone: it can be withdrawn, and it expires.
  if (adminStore(deps.db).findInvitation(account.id)) return;
  const template = 'account-password-link' as const;
  const waiting = account.confirmed_at === null ? latestOfEachRole(signUpStore(deps.db).listOf(account.id)) : [];
  deps.tx(() => {
    for (const signUp of waiting) mailAccount(deps, account, { template, params: aboutSignUp(signUp) }, network);
    if (waiting.length === 0) mailAccount(deps, account, { template }, network);
  });
}

/** The latest sign-up of each role, the oldest first, as strangers would sign up last. */
function latestOfEachRole(newestFirst: readonly PendingSignUp[]): PendingSignUp[] {
  const isLatest = ({ chosen_role, id }: PendingSignUp) =>
    newestFirst.find((one) => one.chosen_role === chosen_role)?.id === id;
  return newestFirst.filter(isLatest).reverse();
}
