import { inPassportOrder } from '#contract/person-name.ts';
import { anybody, endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { findInvitation } from '../../partners/inviting-partner.ts';
import { eligibleBy } from './sign-up-eligibility.ts';
import { takeSignUp } from './take-sign-up.ts';

export const consumeInvite = endpoint('consumeInvite', {
  auth: anybody,
  limit: { perNetwork: 600 },
  async handle({ deps, input, lang, from }) {
    const { email, password, firstName: first_name, lastName: last_name } = input;
    const name = inPassportOrder({ first_name, middle_name: '', last_name });
    const eligibility = () => {
      const invitation = findInvitation(deps, input.token);
      if (invitation.kind !== 'open') throw problem(invitation.kind === 'paused' ? 'invite_paused' : 'invite_invalid');
      return eligibleBy(invitation.partner);
    };
    await takeSignUp(deps, { email, password, chosen_role: 'student', ...name, lang, from }, eligibility);
    return { success: true as const };
  },
});
