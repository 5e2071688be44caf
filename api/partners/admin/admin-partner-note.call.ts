import { calls } from '#contract/calls.ts';
import { endpoint } from '../../http/endpoint.ts';
import { admin } from '../../sessions/session-auth.ts';
import { partnerStore } from '../partner.store.ts';
import { existingPartner, viewPartnerForAdmin } from './view-partner-for-admin.ts';

export const addPartnerNote = endpoint(calls.addPartnerNote, {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 120, windowMinutes: 15 },
  handle({ deps, caller, input: { partner_id: id, note } }) {
    deps.tx(() => {
      existingPartner(deps, id);
      partnerStore(deps.db).addAudit(id, 'note', caller.account.id, deps.clock.now(), note);
    });
    return viewPartnerForAdmin(deps, id);
  },
});
