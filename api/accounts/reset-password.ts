import { ownerReply, resetPasswordInput } from '#contract/account.ts';
import type { Lang } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import type { Account } from './account.store.ts';
import { mailAccount } from './account-mail.ts';
import { confirmSignUp } from './confirm.ts';
import { passwordProfile } from './password-profile.ts';
import { passwordProblem } from './password-rules.ts';
import { ownerOfLink } from './reset-link.ts';

/** A new password by the mailed link. Everybody who was signed in with the old one is out. */
export const resetPassword = endpoint({
  name: 'reset-password',
  path: '/api/auth/reset-password',
  methods: ['post'],
  auth: anybody,
  limit: { perNetwork: 240, windowMinutes: 15 },
  input: resetPasswordInput,
  output: ownerReply,
  async handle({ deps, input, lang, from }) {
    const { id, email } = checkBeforeHashing(deps, input.token, input.password, lang);
    const hash = await deps.passwords.hash(input.password);
    deps.tx(() => setOnce(deps, input.token, hash));
    // Whoever could not get in before can now.
    deps.attempts.succeed({ kind: 'login', email, network: from.network });
    deps.mail.wake();
    return { success: true as const, email, role: deps.accounts.roleOf(id) };
  },
});

/** A weak password must not cost its sender the link. */
function checkBeforeHashing(deps: Deps, secret: string, password: string, lang: Lang): Account {
  const account = ownerOfLink(deps, secret);
  const weak = passwordProblem(password, passwordProfile(deps, account), lang);
  if (weak) throw weak;
  return account;
}

function setOnce(deps: Deps, secret: string, hash: string): void {
  const now = deps.clock.now();
  const token = deps.accountTokens.take(secret, now);
  const account = token?.purpose === 'password' ? deps.accounts.find(token.account_id) : undefined;
  if (!account) throw problem('link_ended');
  const [waiting] = account.confirmed_at ? [] : deps.signUps.listOf(account.id);
  // The link came by mail, so the address is confirmed by it as well.
  if (waiting) confirmSignUp(deps, account, waiting, hash);
  else deps.accounts.setPassword(account.id, hash, now);
  deps.accountTokens.endAll(account.id, 'password', now);
  deps.sessions.endAll(account.id);
  mailAccount(deps, account, { template: 'account-password-changed' });
}
