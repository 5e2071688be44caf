import type { Auth } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import { partner as partnerRole } from '../sessions/session-auth.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import type { Partner } from './partner.store.ts';

export interface PartnerCaller extends SignedIn {
  partner: Partner;
}

/** A partner with a profile. */
export const onboardedPartner: Auth<PartnerCaller> = {
  name: 'partner',
  fields: [],
  resolve(deps, credentials) {
    const found = partnerRole.resolve(deps, credentials);
    const partner = deps.partners.findByUser(found.account.id);
    if (!partner) throw problem('PGRST116');
    return { ...found, partner };
  },
  countAs: ({ account }) => account.id,
};

/** A partner whose organisation is verified: only such partners see and reach students. */
export const verifiedPartner: Auth<PartnerCaller> = {
  ...onboardedPartner,
  resolve(deps, credentials) {
    const found = onboardedPartner.resolve(deps, credentials);
    if (found.partner.verified_at === null) throw problem('partner_not_verified');
    return found;
  },
};
