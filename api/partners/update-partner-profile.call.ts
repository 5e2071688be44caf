import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { onboardedPartner } from './caller-partner.ts';
import type { Partner } from './partner.store.ts';
import { viewPartner } from './view-partner.ts';

/** Organisation and contact person. A checked organisation that takes another name has to be checked again. */
export const updatePartnerProfile = endpoint(calls.updatePartnerProfile, {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 30, windowMinutes: 15 },
  handle({ deps, caller, input }) {
    const { organization_name: name, contact_person: person } = input;
    const row = deps.tx(() => {
      const now = deps.partners.findByUser(caller.account.id) as Partner;
      const keepsName = now.organization_name === name;
      deps.partners.rename(now.id, name, person, keepsName ? now.verified_at : null);
      if (!keepsName && now.verified_at)
        deps.partners.addAudit(now.partner_id, 'unverify', caller.account.id, deps.clock.now());
      return deps.partners.findByUser(caller.account.id) as Partner;
    });
    return viewPartner(row);
  },
});
