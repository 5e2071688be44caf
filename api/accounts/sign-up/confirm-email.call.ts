import { ROLE_RULES } from '#contract/accounts/roles.ts';
import { PASSWORD_LINK_HOURS } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { anybody, endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { HOUR_MS } from '../../time/clock.ts';
import { type Account, accountStore } from '../account.store.ts';
import { mailAccount } from '../account-mail.ts';
import { type AccountToken, accountTokenStore } from '../account-token.store.ts';
import { confirmSignUp } from '../confirm.ts';
import { signUpStore } from './sign-up.store.ts';

export const confirmEmail = endpoint('confirmEmail', {
  auth: anybody,
  limit: { perNetwork: 600 },
  handle({ deps, input }) {
    const { account, passwordToken } = deps.tx(() => {
      const now = deps.clock.now();
      const { token, account } = confirmOnce(deps, input.confirm, now);
      return {
        account,
        passwordToken: maySetPassword(deps, account, token, now) ? mintLink(deps, account, now) : undefined,
      };
    });
    return {
      success: true as const,
      email: account.email,
      role: accountStore(deps.db).roleOf(account.id),
      ...(passwordToken && { password_token: passwordToken }),
    };
  },
});

interface Confirmed {
  token: AccountToken;
  account: Account;
}

/**
 * Whether the caller may set a password at once: a confirmed sign-up proves the mailbox, not whose password it is. Only
 * while the account is what this link made of it (a used link stays in the mailbox), and for roles with a sign-up.
 */
function maySetPassword({ db }: Deps, account: Account, token: AccountToken, now: number): boolean {
  return (
    token.purpose === 'sign-up' &&
    token.used_at !== null &&
    now - token.used_at < PASSWORD_LINK_HOURS * HOUR_MS &&
    account.confirmed_at === token.used_at &&
    account.password_hash === null &&
    ROLE_RULES[accountStore(db).roleOf(account.id)].signUpAs.length > 0
  );
}

function mintLink({ db }: Deps, { id }: Account, now: number): string {
  return accountTokenStore(db).mint({ accountId: id, purpose: 'password', lifeMs: PASSWORD_LINK_HOURS * HOUR_MS }, now);
}

function confirmOnce(deps: Deps, secret: string, now: number): Confirmed {
  const token = accountTokenStore(deps.db).take(secret, now);
  if (!token) return confirmedBefore(deps, secret, now);
  const account = accountStore(deps.db).find(token.account_id);
  if (account && token.purpose === 'sign-up') applySignUp(deps, account, token, now);
  else if (account && token.purpose === 'email') applyAddress(deps, account, token, now);
  else throw problem('link_ended');
  return { token, account: accountStore(deps.db).find(account.id) as Account };
}

/** Answers a second press as the first one, whose answer may have been lost on the way. */
function confirmedBefore(deps: Deps, secret: string, now: number): Confirmed {
  const token = accountTokenStore(deps.db).find(secret);
  const account = token && accountStore(deps.db).find(token.account_id);
  const isStillSo = token?.purpose === 'sign-up' || token?.new_email === account?.email;
  if (
    !account?.confirmed_at ||
    !token?.used_at ||
    token.purpose === 'password' ||
    !isStillSo ||
    token.expires_at <= now
  )
    throw problem('link_ended');
  return { token, account };
}

function applySignUp(deps: Deps, account: Account, token: AccountToken, now: number): void {
  const signUp = token.sign_up_id ? signUpStore(deps.db).find(token.sign_up_id) : undefined;
  if (!signUp || account.confirmed_at) throw problem('link_ended');
  confirmSignUp(deps, account, signUp, now);
}

function applyAddress(deps: Deps, account: Account, { new_email: newEmail }: AccountToken, now: number): void {
  const accounts = accountStore(deps.db);
  const other = newEmail ? accounts.findByEmail(newEmail) : account;
  if (!newEmail || (other?.confirmed_at && other.id !== account.id)) throw problem('link_ended');
  if (other && other.id !== account.id) accounts.remove(other.id);
  mailAccount(deps, account, { template: 'account-email-changed', recipient: account.email });
  accounts.setEmail(account.id, newEmail, now);
  accountTokenStore(deps.db).endAll(account.id, 'email', now);
  accountTokenStore(deps.db).endAll(account.id, 'password', now);
}
