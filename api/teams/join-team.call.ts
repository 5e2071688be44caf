import { randomUUID } from 'node:crypto';
import { passwordProfile } from '#contract/accounts/password-profile.ts';
import type { Lang } from '#contract/languages.ts';
import { type Account, accountStore } from '../accounts/account.store.ts';
import { confirmSignUp } from '../accounts/confirm.ts';
import { passwordProblem } from '../accounts/password-rules.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { findOpenInvitation } from '../members/member-invitation.ts';
import { joinByInvitation } from '../members/membership.ts';
import type { Team } from '../members/team.ts';
import { recordSecurity } from '../security/record.ts';
import { deviceOf } from '../sessions/device.ts';
import { anyVisitor } from '../sessions/session-auth.ts';
import { startSession } from '../sessions/sessions.ts';
import { TEAMS } from './team-caller.ts';

/**
 * Joins a partner or an employer: with the account that is signed in, or with a new one. The mailed link proves the new
 * account's address, so it needs no other confirmation and is signed in at once.
 */
export const joinTeam = endpoint('joinTeam', {
  auth: anyVisitor,
  limit: { perNetwork: 240 },
  async handle({ deps, input: { token, password, ...input }, caller, cookies, from, lang }) {
    const team = TEAMS[input.team];
    if (caller) deps.tx(() => joinByInvitation(deps, team, caller.account, token));
    else {
      assertNew(deps, team, token);
      if (!password) throw fieldProblem([{ path: 'password', code: 'fields_required' }]);
      const weak = await passwordProblem(password, passwordProfile(team.role), lang);
      if (weak) throw weak;
      const hash = await deps.passwords.hash(password, from);
      const account = deps.tx(() => joinAnew(deps, team, { token, hash, lang }));
      recordSecurity(deps, 'signup_success', from.network, { accountId: account.id, metadata: { role: team.role } });
      startSession(deps, cookies, account, deviceOf(from.userAgent));
    }
    return { success: true } as const;
  },
});

/** @throws Problem `account_exists`: whoever has an account signs in with it, as the link must not open that account */
function assertNew(deps: Deps, team: Team, token: string) {
  const open = findOpenInvitation(deps, team, token);
  if (accountStore(deps.db).findByEmail(open.invitation.email)?.confirmed_at) throw problem('account_exists');
  return open;
}

function joinAnew(deps: Deps, team: Team, { token, hash, lang }: { token: string; hash: string; lang: Lang }): Account {
  const accounts = accountStore(deps.db);
  const { invitation, organization } = assertNew(deps, team, token);
  const { email } = invitation;
  const now = deps.clock.now();
  const first_name = team.accountName(organization);
  const given = { chosen_role: team.role, first_name, last_name: '', partner_id: null } as const;
  // Sign-ups of this address that nobody has confirmed are dropped, with their passwords.
  const id = accounts.findByEmail(email)?.id ?? randomUUID();
  if (!accounts.find(id)) accounts.add({ id, email, password_hash: null, lang, created_at: now, ...given }, team.role);
  const signUp = { ...given, applicant_id: null, joins: true };
  confirmSignUp(deps, accounts.find(id) as Account, signUp, now, hash);
  const account = accounts.find(id) as Account;
  joinByInvitation(deps, team, account, token);
  return account;
}
