import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { queueToUnconfirmed } from '../mail/unconfirmed.ts';
import { asOfNow, onboardedPartner } from './caller-partner.ts';
import { addInvitation } from './member-invitation.ts';
import { viewOwnMembers } from './view-members.ts';

/** Mails a colleague a link by which they join. The answer is the same whether the address has an account or not. */
export const inviteMember = endpoint(calls.inviteMember, {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle({ deps, caller, input: { email, lang }, from }) {
    const { account } = caller;
    deps.tx(() => {
      const { partner } = asOfNow(deps, caller);
      const invitation = addInvitation(deps, partner, { email, invitedBy: account.id });
      if (!invitation) return;
      deps.partners.addAudit(partner.partner_id, 'invite_member', account.id, deps.clock.now());
      const params = { organization: partner.organization_name, inviter: account.email, invitation: invitation.id };
      const mail = {
        template: 'partner-member-invited',
        lang,
        accountId: account.id,
        recipient: email,
        params,
      } as const;
      queueToUnconfirmed(deps, mail, from.network);
    });
    deps.mail.wake();
    return viewOwnMembers(deps, caller);
  },
});
