import { MAX_ADMIN_INVITATIONS, PAGE_ROWS } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { firstOf, withNeighbours } from '../../paging/page-by-time.ts';
import { securityEventStore } from '../../security/security-event.store.ts';
import { adminOrReader } from '../../sessions/session-auth.ts';
import { isoTime } from '../../time/iso-time.ts';
import { type AdminRow, adminStore, type ListedAdminInvitation } from './admin.store.ts';

export const listAdmins = endpoint('listAdmins', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle({ deps, caller, input }) {
    const { after, before } = input;
    const found = adminStore(deps.db).page(before ?? after, { back: before !== undefined, most: PAGE_ROWS + 1 });
    const { rows, ...neighbours } = withNeighbours(firstOf(found), input, ({ id }) => id);
    return {
      people: rows.map((row) => viewAdmin(deps, row, caller.account.id)),
      ...neighbours,
      // The command line makes admins beyond the limit.
      invitations: adminStore(deps.db)
        .invitations(2 * MAX_ADMIN_INVITATIONS)
        .map((row) => viewInvitation(deps, row)),
    };
  },
});

function viewAdmin({ db }: Deps, row: AdminRow, you: string) {
  const last = securityEventStore(db).lastSignIn(row.id);
  return {
    account_id: row.id,
    email: row.email,
    desk_role: row.desk_role,
    has_second_factor: row.second_factor_at !== null,
    last_sign_in_at: last === undefined ? null : isoTime(last),
    disabled: row.disabled_at !== null,
    is_you: row.id === you,
  };
}

function viewInvitation({ clock }: Deps, row: ListedAdminInvitation) {
  const { account_id, email, desk_role, lang, invited_by_email, sent_at, expires_at } = row;
  return {
    account_id,
    email,
    desk_role,
    lang,
    invited_by: invited_by_email,
    sent_at: isoTime(sent_at),
    expires_at: isoTime(expires_at),
    is_expired: expires_at <= clock.now(),
  };
}
