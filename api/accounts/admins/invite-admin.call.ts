import type { DeskRole } from '#contract/accounts/desk-roles.ts';
import { ADMIN_INVITATION_HOURS, MAX_ADMIN_INVITATIONS } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { HOUR_MS, MINUTE_MS } from '../../time/clock.ts';
import { accountStore } from '../account.store.ts';
import { addAdmin } from '../admin-access.ts';
import { assertPasswordOf } from '../caller-password.ts';
import { adminStore } from './admin.store.ts';
import { assertStillDecides, recordActing } from './admin-acting.ts';
import { mailInvitation } from './admin-invitation-mail.ts';

/**
 * Invites somebody to the admins' area. An account that is used as something else stays what it is. Asks for the
 * inviter's password: whoever finds an unlocked computer must not give themselves access for good.
 */
export const inviteAdmin = endpoint('inviteAdmin', {
  auth: admin,
  limit: { perNetwork: 120, perCaller: 60 },
  async handle({ deps, caller, from, input: { email, desk_role: deskRole, lang, password } }) {
    await assertPasswordOf(deps, caller.account, from, password);
    deps.tx(() => {
      assertStillDecides(deps, caller);
      if (wasJustInvited(deps, email, deskRole)) return;
      assertInvitable(deps, email);
      const invitedBy = caller.account.id;
      const lifeMs = ADMIN_INVITATION_HOURS * HOUR_MS;
      const accountId = addAdmin(deps, { email, lang, deskRole, invitedBy, lifeMs });
      mailInvitation(deps, accountId, caller.account.email);
      recordActing(deps, caller, from, { accountId, change: 'invite' });
    });
    return { success: true as const };
  },
});

/** A press may be doubled, and the answer to the first be lost. With another role, it is no repeat. */
function wasJustInvited({ db, clock }: Deps, email: string, asked: DeskRole): boolean {
  const id = accountStore(db).findByEmail(email)?.id ?? '';
  const sentAt = adminStore(db).findInvitation(id)?.sent_at;
  const isRecent = sentAt !== undefined && Math.abs(clock.now() - sentAt) < MINUTE_MS;
  return isRecent && accountStore(db).rolesOf(id).deskRole === asked;
}

function assertInvitable({ db }: Deps, email: string): void {
  const known = accountStore(db).findByEmail(email);
  if (known && adminStore(db).findInvitation(known.id)) throw problem('already_invited');
  if (known && accountStore(db).roleOf(known.id) === 'admin') throw problem('already_admin');
  if (known?.confirmed_at) throw problem('admin_address_taken');
  if (adminStore(db).invitations(MAX_ADMIN_INVITATIONS).length >= MAX_ADMIN_INVITATIONS)
    throw problem('too_many_admin_invitations');
}
