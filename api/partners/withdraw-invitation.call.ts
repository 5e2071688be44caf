import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { asOfNow, onboardedPartner } from './caller-partner.ts';
import { isUsable } from './member-invitation.ts';
import { viewOwnMembers } from './view-members.ts';

/** Ends an invitation of a colleague. A repeat, or another partner's invitation, changes nothing. */
export const withdrawInvitation = endpoint(calls.withdrawInvitation, {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle({ deps, caller, input: { id } }) {
    deps.tx(() => {
      const { account, partner, isOwner } = asOfNow(deps, caller);
      const now = deps.clock.now();
      const invitation = deps.partnerMembers.findInvitation(id);
      if (invitation?.partner_id !== partner.partner_id || !isUsable(invitation, now)) return;
      if (!isOwner && invitation.invited_by !== account.id) throw problem('owner_only');
      deps.partnerMembers.endInvitation(id, now);
      deps.partners.addAudit(partner.partner_id, 'withdraw_invitation', account.id, now);
    });
    return viewOwnMembers(deps, caller);
  },
});
