import { inPassportOrder } from '#contract/person-name.ts';
import { anybody, endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { findInvitation } from '../../partners/inviting-partner.ts';
import { takeSignUp } from './take-sign-up.ts';

export const consumeInvite = endpoint('consumeInvite', {
  auth: anybody,
  limit: { perNetwork: 600 },
  async handle({ deps, input, lang, from }) {
    const { email, password } = input;
    const { first_name: firstName, last_name: lastName } = inPassportOrder({
      first_name: input.firstName,
      middle_name: '',
      last_name: input.lastName,
    });
    const eligibility = () => {
      const invitation = findInvitation(deps, input.token);
      if (invitation.kind !== 'open') throw problem(invitation.kind === 'paused' ? 'invite_paused' : 'invite_invalid');
      return { partnerId: invitation.partner.partner_id, applicantId: null, linkId: invitation.partner.link_id };
    };
    await takeSignUp(
      deps,
      { email, password, role: 'student', firstName, lastName, lang, network: from.network, signal: from.signal },
      eligibility,
    );
    return { success: true as const };
  },
});
