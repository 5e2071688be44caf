import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { asOfNow, onboardedPartner } from './caller-partner.ts';
import { endMembership } from './membership.ts';

/** Ends the caller's own access. A partner without an owner would have nobody who hears from us. */
export const leavePartner = endpoint(calls.leavePartner, {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 30, windowMinutes: 15 },
  handle({ deps, caller }) {
    deps.tx(() => {
      const { partner, account, isOwner } = asOfNow(deps, caller);
      if (isOwner) throw problem('owner_stays');
      endMembership(deps, { partner, accountId: account.id, actorId: account.id });
    });
    return { success: true as const };
  },
});
