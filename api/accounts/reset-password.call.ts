import { passwordProfile } from '#contract/accounts/password-profile.ts';
import type { Lang } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { accountStore } from './account.store.ts';
import { mailAccount } from './account-mail.ts';
import { accountTokenStore } from './account-token.store.ts';
import { recordAccess } from './admin-access.ts';
import { adminStore } from './admins/admin.store.ts';
import { confirmSignUp } from './confirm.ts';
import { endLinks } from './end-links.ts';
import { passwordProblem } from './password-rules.ts';
import { type LinkOwner, ownerOfLink, ownerOfToken } from './reset-link.ts';
import { secondFactorStore } from './second-factor/second-factor.store.ts';
import { forgetCodes } from './second-factor.ts';

export const resetPassword = endpoint('resetPassword', {
  auth: anybody,
  limit: { perNetwork: 240 },
  async handle({ deps, input, lang, from }) {
    await checkBeforeHashing(deps, input.token, input.password, lang);
    const hash = await deps.passwords.hash(input.password, from);
    const { account, role } = deps.tx(() => setOnce(deps, input.token, hash));
    // The owner may have been locked out by failed attempts.
    deps.attempts.forgive({ kind: 'login', email: account.email, network: from.network });
    forgetCodes(deps, account);
    return { success: true as const, email: account.email, role };
  },
});

/** Checks the password before the link is used up: a weak one must not cost its sender the link. */
async function checkBeforeHashing(deps: Deps, secret: string, password: string, lang: Lang): Promise<void> {
  const { role } = ownerOfLink(deps, secret);
  const weak = await passwordProblem(password, passwordProfile(role), lang);
  if (weak) throw weak;
}

function setOnce(deps: Deps, secret: string, hash: string): LinkOwner {
  const now = deps.clock.now();
  const token = accountTokenStore(deps.db).take(secret, now);
  if (!token) throw problem('link_ended');
  const owner = ownerOfToken(deps, token);
  const { account, signUp } = owner;
  // The link came by mail, so it confirms the address as well.
  if (signUp) confirmSignUp(deps, account, signUp, now, hash);
  else accountStore(deps.db).setPassword(account.id, hash, now);
  endLinks(deps, account.id);
  sessionStore(deps.db).endAll(account.id);
  // Somebody with the old password may have begun the set-up, and knows its secret.
  if (secondFactorStore(deps.db).find(account.id)?.confirmed_at === null) secondFactorStore(deps.db).remove(account.id);
  if (adminStore(deps.db).findInvitation(account.id)) joinAdmins(deps, account.id);
  else mailAccount(deps, account, { template: 'account-password-changed' });
  return owner;
}

/** An invited admin has set the first password: the mail about a changed one would only frighten. */
function joinAdmins(deps: Deps, accountId: string): void {
  adminStore(deps.db).endInvitation(accountId);
  recordAccess(deps, { accountId }, accountId, 'join');
}
