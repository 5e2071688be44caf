import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { onboardedPartner } from './caller-partner.ts';
import type { Partner } from './partner.store.ts';
import { viewPartner } from './view-partner.ts';

/** Whom students ask at the partner, as the partner types it. A poster is drawn anew each time, so it is on the next one. */
export const setPosterContact = endpoint(calls.setPosterContact, {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 30, windowMinutes: 15 },
  handle({ deps, caller: { account, partner }, input }) {
    deps.tx(() => deps.partners.setPosterContact(partner.id, input));
    return viewPartner(deps.partners.findByUser(account.id) as Partner);
  },
});
