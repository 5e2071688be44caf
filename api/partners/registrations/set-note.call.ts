import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { verifiedPartner } from '../caller-partner.ts';
import { findPerson } from './person.ts';
import { registrationStore } from './registration.store.ts';

/** Stores the partner's note about a person of their list, over no colleague's newer one. Nobody else sees it. */
export const setNote = endpoint('setNote', {
  auth: verifiedPartner,
  limit: { perNetwork: 1200, perCaller: 240 },
  handle({ deps, caller: { partner }, input }) {
    deps.tx(() => {
      const { person_id, note } = findPerson(deps, partner, input.person_id);
      const wasSeen = input.before === undefined || [input.before, input.note].includes(note);
      if (!wasSeen) throw problem('partner_note_changed', { params: { note: note || '–' } });
      registrationStore(deps.db).setNote(partner.partner_id, person_id, input.note, deps.clock.now());
    });
    return { success: true as const };
  },
});
