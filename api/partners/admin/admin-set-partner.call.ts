import type { ContactLines } from '#contract/partners/partner.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { areSameLines, awaitsLook, contactLines, keepContactChange } from '../contact-lines.ts';
import { existingPartner } from '../existing-partner.ts';
import { mailPartner } from '../mail-partner.ts';
import { type Partner, partnerStore } from '../partner.store.ts';
import { viewPartnerForAdmin } from './view-partner-for-admin.ts';

/** Verifies an organisation, accepts what its poster says, or pauses its invitation. Each change is recorded with its admin; the partner is told. */
export const setPartner = endpoint('setPartner', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input }) {
    const { verified, contact, active, reason = '' } = input;
    deps.tx(() => {
      const row = existingPartner(deps, input.partner_id);
      // A partner who is renamed just now must not be verified under the unseen name.
      const isAnother = input.organization_name !== undefined && input.organization_name !== row.organization_name;
      if (verified && isAnother) throw problem('partner_changed');
      if (contact && !areSameLines(contact, contactLines(row))) throw problem('partner_changed');
      if (verified !== undefined) setVerified(deps, row, caller.account.id, verified);
      if (contact && (verified ?? row.verified_at !== null)) acceptContact(deps, row, caller.account.id, contact);
      keepContactChange(deps, row.partner_id);
      if (active !== undefined) setActive(deps, row, caller.account.id, { isActive: active, reason });
    });
    return viewPartnerForAdmin(deps, input.partner_id);
  },
});

function setVerified(deps: Deps, row: Partner, adminId: string, isVerified: boolean): void {
  if (isVerified === (row.verified_at !== null)) return;
  const now = deps.clock.now();
  partnerStore(deps.db).setVerified(row.partner_id, isVerified ? now : null);
  partnerStore(deps.db).addAudit(row.partner_id, isVerified ? 'verify' : 'unverify', adminId, now);
  mailPartner(deps, row, isVerified ? 'partner-verified' : 'partner-unverified', {
    organization: row.organization_name,
  });
}

function acceptContact(deps: Deps, row: Partner, adminId: string, contact: ContactLines): void {
  partnerStore(deps.db).setCheckedContact(row.partner_id, contact);
  // Whoever verifies an organisation accepts what its poster says by the same act.
  if (awaitsLook(row)) partnerStore(deps.db).addAudit(row.partner_id, 'check_contact', adminId, deps.clock.now());
}

/** The partner's posters stop working: they have to be told why. */
function setActive(
  deps: Deps,
  row: Partner,
  adminId: string,
  { isActive, reason }: { isActive: boolean; reason: string },
): void {
  if (isActive === (row.invite_active === 1)) {
    // Another admin was faster: their reason stays, and this one is told to look.
    if (!isActive && reason !== row.pause_reason) throw problem('partner_paused');
    return;
  }
  // Paused anew, for what this admin has not read.
  if (isActive && reason !== '' && reason !== row.pause_reason) throw problem('partner_paused');
  if (!isActive && reason === '') throw fieldProblem([{ path: 'reason', code: 'pause_reason_required' }]);
  const now = deps.clock.now();
  partnerStore(deps.db).setActive(row.partner_id, isActive, reason);
  partnerStore(deps.db).addAudit(row.partner_id, isActive ? 'resume' : 'pause', adminId, now, isActive ? '' : reason);
  if (isActive) mailPartner(deps, row, 'partner-resumed');
  else mailPartner(deps, row, 'partner-paused', { reason });
}
