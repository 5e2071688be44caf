import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import type { Partner } from './partner.store.ts';
import { countRegistrations } from './registrations.ts';
import { viewPartner } from './view-partner.ts';

/** A partner with its log, newest first. Throws `partner_not_found`. */
export function viewPartnerForAdmin(deps: Deps, partnerId: string) {
  const row = existingPartner(deps, partnerId);
  const email = deps.accounts.find(row.user_id)?.email ?? '';
  const audit = deps.partners
    .audit(partnerId)
    .map((entry) => ({ ...entry, created_at: new Date(entry.created_at).toISOString() }));
  return { partner: viewPartnerRow(deps, row, email), audit };
}

/** A line of the admins' list. */
export function viewPartnerRow(deps: Deps, row: Partner, email: string) {
  return { ...viewPartner(row), email, counts: countRegistrations(deps, row.partner_id) };
}

/** Throws `partner_not_found`. */
export function existingPartner({ partners }: Deps, partnerId: string): Partner {
  const row = partners.findByPartnerId(partnerId);
  if (!row) throw problem('partner_not_found');
  return row;
}
