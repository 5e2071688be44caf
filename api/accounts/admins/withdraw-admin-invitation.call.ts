import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { endInvitation } from '../admin-access.ts';
import { adminStore } from './admin.store.ts';
import { assertStillDecides, recordActing } from './admin-acting.ts';

/** Ends an invitation. Whoever has set a password meanwhile is an admin, who has to be blocked instead. */
export const withdrawAdminInvitation = endpoint('withdrawAdminInvitation', {
  auth: admin,
  limit: { perNetwork: 120, perCaller: 60 },
  handle({ deps, caller, from, input: { account_id: accountId } }) {
    deps.tx(() => {
      assertStillDecides(deps, caller);
      if (!adminStore(deps.db).findInvitation(accountId)) throw problem('invitation_ended');
      endInvitation(deps, accountId);
      recordActing(deps, caller, from, { accountId, change: 'withdraw-invitation' });
    });
    return { success: true as const };
  },
});
