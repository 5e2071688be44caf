import { endpoint } from '../../http/endpoint.ts';
import { verifiedPartner } from '../caller-partner.ts';
import { findPerson } from './person.ts';
import { registrationStore } from './registration.store.ts';

/** Stores the partner's note about a person of their list. Nobody else sees it. */
export const setNote = endpoint('setNote', {
  auth: verifiedPartner,
  limit: { perNetwork: 1200, perCaller: 240 },
  handle({ deps, caller: { partner }, input }) {
    deps.tx(() => {
      const { person_id } = findPerson(deps, partner, input.person_id);
      registrationStore(deps.db).setNote(partner.partner_id, person_id, input.note, deps.clock.now());
    });
    return { success: true as const };
  },
});
