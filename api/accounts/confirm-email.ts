import { confirmEmailInput, confirmReply } from '#contract/account.ts';
import { HOUR_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import type { Account } from './account.store.ts';
import { mailAccount } from './account-mail.ts';
import type { AccountToken } from './account-token.store.ts';
import { confirmSignUp } from './confirm.ts';

/** The button behind a mailed link: a new account, or a new address of an old one. */
export const confirmEmail = endpoint({
  name: 'confirm-email',
  path: '/api/auth/confirm-email',
  methods: ['post'],
  auth: anybody,
  limit: { perNetwork: 600, windowMinutes: 15 },
  input: confirmEmailInput,
  output: confirmReply,
  handle({ deps, input }) {
    const { account, passwordToken } = deps.tx(() => {
      const confirmed = confirmOnce(deps, input.confirm);
      return {
        account: confirmed,
        passwordToken: confirmed.password_hash === null ? passwordLink(deps, confirmed) : undefined,
      };
    });
    deps.mail.wake();
    return {
      success: true as const,
      email: account.email,
      role: deps.accounts.roleOf(account.id),
      ...(passwordToken && { password_token: passwordToken }),
    };
  },
});

/** Whoever confirmed holds the mailbox, so they may set the password at once. */
function passwordLink(deps: Deps, account: Account): string {
  return deps.accountTokens.mint({ accountId: account.id, purpose: 'password', lifeMs: HOUR_MS }, deps.clock.now());
}

function confirmOnce(deps: Deps, secret: string): Account {
  const token = deps.accountTokens.take(secret, deps.clock.now());
  if (!token) return confirmedBefore(deps, secret);
  const account = deps.accounts.find(token.account_id);
  if (account && token.purpose === 'sign-up') applySignUp(deps, account, token);
  else if (account && token.purpose === 'email') applyAddress(deps, account, token);
  else throw problem('link_ended');
  return deps.accounts.find(account.id) as Account;
}

/** The same press again, since the answer to the first one was lost on the way: it is confirmed. */
function confirmedBefore(deps: Deps, secret: string): Account {
  const token = deps.accountTokens.find(secret);
  const account = token && deps.accounts.find(token.account_id);
  const isStillSo = token?.purpose === 'sign-up' || token?.new_email === account?.email;
  if (
    !account?.confirmed_at ||
    !token?.used_at ||
    token.purpose === 'password' ||
    !isStillSo ||
    token.expires_at <= deps.clock.now()
  )
    throw problem('link_ended');
  return account;
}

function applySignUp(deps: Deps, account: Account, token: AccountToken): void {
  const signUp = token.sign_up_id ? deps.signUps.find(token.sign_up_id) : undefined;
  if (!signUp || account.confirmed_at) throw problem('link_ended');
  confirmSignUp(deps, account, signUp);
}

function applyAddress(deps: Deps, account: Account, { new_email: newEmail }: AccountToken): void {
  const other = newEmail ? deps.accounts.findByEmail(newEmail) : account;
  if (!newEmail || (other?.confirmed_at && other.id !== account.id)) throw problem('link_ended');
  if (other && other.id !== account.id) deps.accounts.remove(other.id);
  const now = deps.clock.now();
  mailAccount(deps, account, { template: 'account-email-changed', recipient: account.email });
  deps.accounts.setEmail(account.id, newEmail, now);
  deps.accountTokens.endAll(account.id, 'email', now);
  deps.accountTokens.endAll(account.id, 'password', now);
}
