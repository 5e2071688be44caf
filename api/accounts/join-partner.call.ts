import { randomUUID } from 'node:crypto';
import { calls } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import { passwordProfile } from '#contract/password-profile.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { findOpenInvitation } from '../partners/member-invitation.ts';
import { joinByInvitation } from '../partners/membership.ts';
import { recordSecurity } from '../security/record.ts';
import { deviceOf } from '../sessions/device.ts';
import { anyVisitor } from '../sessions/session-auth.ts';
import { startSession } from '../sessions/sessions.ts';
import type { Account } from './account.store.ts';
import { confirmSignUp } from './confirm.ts';
import { passwordProblem } from './password-rules.ts';

/**
 * Joins a partner: with the account that is signed in, or with a new one. The mailed link proves the new account's
 * address, so it needs no other confirmation and is signed in at once.
 */
export const joinPartner = endpoint(calls.joinPartner, {
  auth: anyVisitor,
  limit: { perNetwork: 240, windowMinutes: 15 },
  async handle({ deps, input: { token, password }, caller, cookies, from, lang }) {
    if (caller) deps.tx(() => joinByInvitation(deps, caller.account, token));
    else {
      assertNew(deps, token);
      if (!password) throw fieldProblem([{ path: 'password', code: 'fields_required' }]);
      const weak = await passwordProblem(password, passwordProfile('partner'), lang);
      if (weak) throw weak;
      const hash = await deps.passwords.hash(password, from);
      const account = deps.tx(() => joinAnew(deps, token, hash, lang));
      recordSecurity(deps, 'signup_success', from.network, { accountId: account.id, metadata: { role: 'partner' } });
      startSession(deps, cookies, account, deviceOf(from.userAgent));
    }
    deps.mail.wake();
    return { success: true as const };
  },
});

/** @throws Problem `account_exists`: whoever has an account signs in with it, as the link must not open that account */
function assertNew(deps: Deps, token: string): string {
  const { email } = findOpenInvitation(deps, token).invitation;
  if (deps.accounts.findByEmail(email)?.confirmed_at) throw problem('account_exists');
  return email;
}

function joinAnew(deps: Deps, token: string, passwordHash: string, lang: Lang): Account {
  const email = assertNew(deps, token);
  const now = deps.clock.now();
  const given = { chosen_role: 'partner', first_name: '', last_name: '', partner_id: null } as const;
  // Sign-ups of this address that nobody has confirmed are dropped, with their passwords.
  const id = deps.accounts.findByEmail(email)?.id ?? randomUUID();
  if (!deps.accounts.find(id))
    deps.accounts.add({ id, email, password_hash: null, lang, created_at: now, ...given }, 'partner');
  confirmSignUp(deps, deps.accounts.find(id) as Account, { ...given, applicant_id: null }, now, passwordHash);
  const account = deps.accounts.find(id) as Account;
  joinByInvitation(deps, account, token);
  return account;
}
