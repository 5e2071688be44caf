import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { onboardedPartner } from './caller-partner.ts';
import { viewCallersPartner } from './view-partner.ts';

/** Sets whom students ask. Posters are drawn at each download, so the next one has it. */
export const setPosterContact = endpoint(calls.setPosterContact, {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 30, windowMinutes: 15 },
  handle({ deps, caller: { account, partner }, input }) {
    deps.tx(() => deps.partners.setPosterContact(partner.id, input));
    return viewCallersPartner({ ...partner, ...input }, account.id);
  },
});
