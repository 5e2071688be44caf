import { calls } from '#contract/calls.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import type { Partner } from './partner.store.ts';
import { existingPartner, viewPartnerForAdmin } from './view-partner-for-admin.ts';

/** Checks an organisation, or pauses its invitation; each change is written down with its admin. */
export const setPartner = endpoint(calls.setPartner, {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle({ deps, caller, input }) {
    deps.tx(() => {
      const row = existingPartner(deps, input.partner_id);
      // A partner who takes another name just now must not get it checked unseen.
      const isAnother = input.organization_name !== undefined && input.organization_name !== row.organization_name;
      if (input.verified && isAnother) throw problem('partner_changed');
      setVerified(deps, row, caller.account.id, input.verified);
      setActive(deps, row, caller.account.id, input.active);
    });
    return viewPartnerForAdmin(deps, input.partner_id);
  },
});

function setVerified({ partners, clock }: Deps, row: Partner, adminId: string, verified: boolean | undefined): void {
  if (verified === undefined || verified === (row.verified_at !== null)) return;
  partners.setVerified(row.partner_id, verified ? clock.now() : null);
  partners.addAudit(row.partner_id, verified ? 'verify' : 'unverify', adminId, clock.now());
}

function setActive({ partners, clock }: Deps, row: Partner, adminId: string, active: boolean | undefined): void {
  if (active === undefined || active === (row.invite_active === 1)) return;
  partners.setActive(row.partner_id, active);
  partners.addAudit(row.partner_id, active ? 'resume' : 'pause', adminId, clock.now());
}
