import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { existingPartner } from '../existing-partner.ts';
import { freshPartnerWord, newInviteToken } from '../invite-token.ts';
import { mailPartner } from '../mail-partner.ts';
import { partnerStore } from '../partner.store.ts';
import { viewPartnerForAdmin } from './view-partner-for-admin.ts';

/** Rotates a partner's token and code: the old link, and every printed poster with it, stops at once. */
export const rotatePartnerToken = endpoint('rotatePartnerToken', {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller, input: { partner_id: id, invite_code: seen, notify } }) {
    deps.tx(() => {
      const now = deps.clock.now();
      const row = existingPartner(deps, id);
      // Pressed again, or by another admin: posters of the new code may be printed already.
      if (seen !== undefined && seen !== row.invite_code) throw problem('invite_rotated');
      partnerStore(deps.db).rotate(id, newInviteToken(), freshPartnerWord(deps), now);
      partnerStore(deps.db).addAudit(id, 'rotate_token', caller.account.id, now);
      if (notify) mailPartner(deps, row, 'partner-link-changed');
    });
    return viewPartnerForAdmin(deps, id);
  },
});
