import { randomUUID } from 'node:crypto';
import type { DeskRole } from '#contract/accounts/desk-roles.ts';
import type { Lang } from '#contract/languages.ts';
import type { Who } from '../audit/event.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { ACCESS_CHANGED } from '../mail/templates/operator.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { type Account, accountStore } from './account.store.ts';
import { mailAccount } from './account-mail.ts';
import { accountTokenStore } from './account-token.store.ts';
import { adminStore } from './admins/admin.store.ts';
import { endLinks } from './end-links.ts';
import { secondFactorStore } from './second-factor/second-factor.store.ts';
import { codeAttempts } from './second-factor.ts';
import { signUpStore } from './sign-up/sign-up.store.ts';

/** What happened to somebody's access to the admins' area; a part of the name of its event. */
type AccessChange =
  | 'create'
  | 'invite'
  | 'invite-again'
  | 'withdraw-invitation'
  | 'join'
  | 'revoke'
  | 'disable'
  | 'enable'
  | 'reset-2fa'
  | 'make-reader'
  | 'make-admin';

interface NewAdmin {
  email: string;
  lang: Lang;
  deskRole: DeskRole;
  invitedBy: string | null;
  lifeMs: number;
}

/**
 * Makes an admin who has no password yet, of a new account or of one that is there, in a transaction. Password,
 * sessions and second factor of an earlier account go: somebody else may have chosen or begun them. Returns the id.
 */
export function addAdmin(deps: Deps, { email, lang, deskRole, invitedBy, lifeMs }: NewAdmin): string {
  const { db, clock } = deps;
  const accounts = accountStore(db);
  const now = clock.now();
  const known = accounts.findByEmail(email);
  const id = known?.id ?? randomUUID();
  if (known) strip(deps, known);
  else
    accounts.add(
      { id, email, lang, ...NOBODY_YET, chosen_role: 'admin', partner_id: null, confirmed_at: now, created_at: now },
      'admin',
    );
  accounts.setRole(id, 'admin', deskRole);
  accounts.setLang(id, lang, now);
  const is_new = known?.confirmed_at ? 0 : 1;
  adminStore(db).invite({ account_id: id, invited_by: invitedBy, sent_at: now, expires_at: now + lifeMs, is_new });
  return id;
}

const NOBODY_YET = { password_hash: null, first_name: '', last_name: '' } as const;

function strip(deps: Deps, { id, first_name, last_name }: Account): void {
  const now = deps.clock.now();
  accountStore(deps.db).confirm(
    id,
    { password_hash: null, chosen_role: 'admin', first_name, last_name, partner_id: null },
    now,
  );
  signUpStore(deps.db).forgetAll(id);
  endLinks(deps, id);
  outboxStore(deps.db).cancel(id, 'account-confirm');
  accountTokenStore(deps.db).removeAll(id);
  secondFactorStore(deps.db).remove(id);
  sessionStore(deps.db).endAll(id);
  codeAttempts(deps).resetKey(id);
}

/** Ends an invitation, in a transaction, and with it an account that nobody has ever used. */
export function endInvitation(deps: Deps, accountId: string): void {
  const isNew = adminStore(deps.db).findInvitation(accountId)?.is_new === 1;
  adminStore(deps.db).endInvitation(accountId);
  if (isNew) accountStore(deps.db).removeUnused(accountId);
  else revokeAdmin(deps, accountId);
}

/**
 * Ends the open invitations of an admin whose access is taken, in a transaction: one may be to an address of their own.
 */
export function endInvitationsOf(deps: Deps, inviterId: string, who: Who): void {
  for (const id of adminStore(deps.db).invitedBy(inviterId)) {
    recordAccess(deps, who, id, 'withdraw-invitation');
    endInvitation(deps, id);
  }
}

/** Makes an admin an ordinary account, in a transaction. */
export function revokeAdmin(deps: Deps, accountId: string): void {
  adminStore(deps.db).endInvitation(accountId);
  accountStore(deps.db).setRole(accountId, 'student');
  endLinks(deps, accountId);
  sessionStore(deps.db).endAll(accountId);
  secondFactorStore(deps.db).remove(accountId);
}

/** Blocks an account, in a transaction: on all devices at once. */
export function disableAccount(deps: Deps, accountId: string): void {
  const now = deps.clock.now();
  accountStore(deps.db).setDisabled(accountId, now, now);
  sessionStore(deps.db).endAll(accountId);
  endLinks(deps, accountId);
}

export function enableAccount(deps: Deps, accountId: string): void {
  accountStore(deps.db).setDisabled(accountId, null, deps.clock.now());
}

/** The next sign-in sets up an authenticator app; the owner is mailed. In a transaction. */
export function resetSecondFactor(deps: Deps, account: Account): void {
  secondFactorStore(deps.db).remove(account.id);
  sessionStore(deps.db).endAll(account.id);
  // Wrong codes that somebody else has sent must not keep the owner from setting it up.
  codeAttempts(deps).resetKey(account.id);
  mailAccount(deps, account, { template: 'account-second-factor-reset' });
}

/** Records a change as an event, in its transaction. The operator is mailed what somebody else decides. */
export function recordAccess(deps: Deps, who: Who, id: string, change: AccessChange): void {
  const actor = 'name' in who ? 'command line' : who.accountId === id ? 'account' : 'operator';
  recordEvent(deps, ['account', id], { actor, who, action: `admin ${change}` });
  if (actor === 'account' || !ACCESS_CHANGED[change]) return;
  outboxStore(deps.db).add(
    { template: 'operator-connection-changed', lang: deps.site.operator.lang, params: { about: change } },
    deps.clock.now(),
  );
}
