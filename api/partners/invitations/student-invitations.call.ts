import { endpoint } from '../../http/endpoint.ts';
import { pageByTime } from '../../paging/page-by-time.ts';
import { isoTime } from '../../time/iso-time.ts';
import { verifiedPartner } from '../caller-partner.ts';
import { studentInvitationStore } from './student-invitation.store.ts';

/** A page of those whom the partner has invited by mail, the newest first. */
export const studentInvitations = endpoint('studentInvitations', {
  auth: verifiedPartner,
  limit: { perNetwork: 1200, perCaller: 240 },
  readsOnly: true,
  handle({ deps, caller: { partner }, input }) {
    const { rows, ...neighbours } = pageByTime({
      rowsAfter: (place, how) => studentInvitationStore(deps.db).page(partner.partner_id, deps.clock.now(), place, how),
      ...input,
    });
    const invitations = rows.map(({ id, email, created_at, registered }) => ({
      ...{ id, email, created_at: isoTime(created_at), registered: registered === 1 },
    }));
    return { invitations, ...neighbours };
  },
});
