import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { asOfNow, partnerOwner } from './caller-partner.ts';
import { endMembership } from './membership.ts';
import { viewOwnMembers } from './view-members.ts';

/** Ends a colleague's access. A repeat, or an account that is no member, changes nothing. */
export const removeMember = endpoint(calls.removeMember, {
  auth: partnerOwner,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle({ deps, caller, input: { account_id: accountId } }) {
    deps.tx(() => {
      const { partner, account, isOwner } = asOfNow(deps, caller);
      if (!isOwner) throw problem('owner_only');
      endMembership(deps, { partner, accountId, actorId: account.id });
    });
    deps.mail.wake();
    return viewOwnMembers(deps, caller);
  },
});
