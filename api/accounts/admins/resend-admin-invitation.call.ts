import { ADMIN_INVITATION_HOURS } from '#contract/limits.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { HOUR_MS, MINUTE_MS } from '../../time/clock.ts';
import { endLinks } from '../end-links.ts';
import { adminStore } from './admin.store.ts';
import { assertStillDecides, recordActing } from './admin-acting.ts';
import { mailInvitation } from './admin-invitation-mail.ts';

export const resendAdminInvitation = endpoint('resendAdminInvitation', {
  auth: admin,
  limit: { perNetwork: 120, perCaller: 60 },
  handle({ deps, caller, from, input: { account_id: accountId } }) {
    deps.tx(() => {
      assertStillDecides(deps, caller);
      const invitation = adminStore(deps.db).findInvitation(accountId);
      if (!invitation) throw problem('invitation_ended');
      const now = deps.clock.now();
      // A press may be doubled.
      if (Math.abs(now - invitation.sent_at) < MINUTE_MS) return;
      endLinks(deps, accountId);
      const expires_at = now + ADMIN_INVITATION_HOURS * HOUR_MS;
      adminStore(deps.db).invite({ ...invitation, invited_by: caller.account.id, sent_at: now, expires_at });
      mailInvitation(deps, accountId, caller.account.email);
      recordActing(deps, caller, from, { accountId, change: 'invite-again' });
    });
    return { success: true as const };
  },
});
