import {
  ADMIN_INVITATIONS_KEPT_DAYS,
  MEMBER_INVITATIONS_KEPT_DAYS,
  SECURITY_EVENTS_KEPT_DAYS,
  SIGN_UPS_KEPT_DAYS,
} from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { employerMemberStore, partnerMemberStore } from '../members/member.store.ts';
import { hideOldStops } from '../partners/invitations/keep-stop.ts';
import { studentInvitationStore } from '../partners/invitations/student-invitation.store.ts';
import { dataTokenStore } from '../personal-data/data-token.store.ts';
import { securityEventStore } from '../security/security-event.store.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { LONGEST_IDLE_MS } from '../sessions/session-life.ts';
import { DAY_MS } from '../time/clock.ts';
import { accountStore } from './account.store.ts';
import { accountTokenStore } from './account-token.store.ts';
import { endInvitation } from './admin-access.ts';
import { adminStore } from './admins/admin.store.ts';
import { signUpStore } from './sign-up/sign-up.store.ts';

const ENDED_LINKS_KEPT_MS = 7 * DAY_MS;
const INVITATIONS_KEPT_MS = MEMBER_INVITATIONS_KEPT_DAYS * DAY_MS;
const SECURITY_EVENTS_KEPT_MS = SECURITY_EVENTS_KEPT_DAYS * DAY_MS;

// Rows per batch: deleting them takes a few milliseconds.
const SIGN_UPS_AT_ONCE = 25;
const ROWS_AT_ONCE = 250;
const INVITATIONS_AT_ONCE = 10;

/**
 * Deletes a small batch of expired rows: unconfirmed sign-ups, sessions, links, invitations of colleagues, students
 * and admins, and old security events. Answers whether there is more.
 */
export function sweepAccounts(deps: Deps): boolean {
  const { db, tx, clock } = deps;
  const now = clock.now();
  return tx(() => {
    const swept = [
      sweepSignUps(deps, SIGN_UPS_AT_ONCE) === SIGN_UPS_AT_ONCE,
      sessionStore(db).sweep(now - LONGEST_IDLE_MS, ROWS_AT_ONCE) === ROWS_AT_ONCE,
      accountTokenStore(db).sweep(now - ENDED_LINKS_KEPT_MS, ROWS_AT_ONCE) === ROWS_AT_ONCE,
      dataTokenStore(db).sweep(now - ENDED_LINKS_KEPT_MS, ROWS_AT_ONCE) === ROWS_AT_ONCE,
      partnerMemberStore(db).sweepInvitations(now - INVITATIONS_KEPT_MS, ROWS_AT_ONCE) === ROWS_AT_ONCE,
      employerMemberStore(db).sweepInvitations(now - INVITATIONS_KEPT_MS, ROWS_AT_ONCE) === ROWS_AT_ONCE,
      studentInvitationStore(db).sweep(now, ROWS_AT_ONCE) === ROWS_AT_ONCE,
      hideOldStops(deps, ROWS_AT_ONCE) === ROWS_AT_ONCE,
      sweepAdminInvitations(deps) === INVITATIONS_AT_ONCE,
      securityEventStore(db).sweep(now - SECURITY_EVENTS_KEPT_MS, ROWS_AT_ONCE) === ROWS_AT_ONCE,
    ];
    return swept.includes(true);
  });
}

/**
 * Deletes at most `limit` sign-ups that are a week old and unconfirmed, and an account that was never confirmed with
 * its last one. Returns how many sign-ups were deleted.
 */
export function sweepSignUps({ db, tx, clock }: Deps, limit: number): number {
  return tx(() => {
    const owners = signUpStore(db).removeBefore(clock.now() - SIGN_UPS_KEPT_DAYS * DAY_MS, limit);
    for (const id of new Set(owners))
      if (accountStore(db).find(id)?.confirmed_at === null && signUpStore(db).listOf(id).length === 0)
        accountStore(db).remove(id);
    return owners.length;
  });
}

function sweepAdminInvitations(deps: Deps): number {
  const before = deps.clock.now() - ADMIN_INVITATIONS_KEPT_DAYS * DAY_MS;
  const ended = adminStore(deps.db).expiredInvitations(before, INVITATIONS_AT_ONCE);
  for (const accountId of ended) endInvitation(deps, accountId);
  return ended.length;
}
