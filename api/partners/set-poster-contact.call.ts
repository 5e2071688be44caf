import { endpoint } from '../http/endpoint.ts';
import { onboardedPartner } from './caller-partner.ts';
import { keepContactChange } from './contact-lines.ts';
import { existingPartner } from './existing-partner.ts';
import { partnerStore } from './partner.store.ts';
import { viewCallersPartner } from './view-partner.ts';

/** Sets whom students ask. A poster has it once an operator has accepted it. */
export const setPosterContact = endpoint('setPosterContact', {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 30 },
  handle({ deps, caller: { account, partner }, input }) {
    const row = deps.tx(() => {
      partnerStore(deps.db).setPosterContact(partner.id, input);
      keepContactChange(deps, partner.partner_id);
      return existingPartner(deps, partner.partner_id);
    });
    return viewCallersPartner(row, account.id);
  },
});
