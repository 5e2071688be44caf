import { endpoint } from '../../http/endpoint.ts';
import { organizationNoteStore } from '../../members/organization-note.store.ts';
import { admin } from '../../sessions/session-auth.ts';
import { existingPartner } from '../existing-partner.ts';
import { viewPartnerForAdmin } from './view-partner-for-admin.ts';

export const addPartnerNote = endpoint('addPartnerNote', {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 120 },
  handle({ deps, caller, input: { partner_id, note_id: id, note } }) {
    deps.tx(() => {
      existingPartner(deps, partner_id);
      const by = { account_id: caller.account.id, at: deps.clock.now() };
      organizationNoteStore(deps.db).add({ id, organization_id: partner_id, note, ...by });
    });
    return viewPartnerForAdmin(deps, partner_id);
  },
});
