import { isSameOrganization } from '#contract/accounts/organization-name.ts';
import { newsStore } from '../desk/news.store.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem } from '../http/problem.ts';
import { standingStore } from '../standing/standing.store.ts';
import { asOfNow, onboardedPartner } from './caller-partner.ts';
import { keepContactChange } from './contact-lines.ts';
import { existingPartner } from './existing-partner.ts';
import { type Partner, partnerStore } from './partner.store.ts';
import { viewCallersPartner } from './view-partner.ts';

/**
 * Changes a partner's profile. A verified organisation with another name has to be verified again; another spelling of
 * the verified name stays verified, however often it is corrected.
 */
export const updatePartnerProfile = endpoint('updatePartnerProfile', {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 30 },
  handle({ deps, caller, input }) {
    const row = deps.tx(() => {
      const { db, clock } = deps;
      const partners = partnerStore(db);
      const { partner: old, isOwner } = asOfNow(deps, caller);
      const { website = old.website, phone = old.phone, country = old.country } = input;
      const { organization_name: name, contact_person } = input;
      if (!isOwner && name !== old.organization_name) throw fieldProblem([NAME_IS_THE_OWNERS]);
      const check = checkAfter(old, name, clock.now());
      partners.change(old.id, { organization_name: name, contact_person, website, phone, country }, check);
      if (check.renamed_at !== null && check.renamed_at !== old.renamed_at) newsStore(deps.db).add('renamed');
      keepContactChange(deps, old.partner_id);
      if (old.organization_name !== name) standingStore(deps.db).renamePartner({ partner: old.partner_id, name });
      const renamed = `${old.organization_name} → ${name}`;
      if (old.organization_name !== name)
        partners.addAudit(old.partner_id, 'rename', caller.account.id, clock.now(), renamed);
      // The rule takes the verification back, not the person who changed the name.
      if (old.verified_at !== null && check.verified_at === null)
        partners.addAudit(old.partner_id, 'unverify', null, clock.now());
      return existingPartner(deps, old.partner_id);
    });
    return viewCallersPartner(row, caller.account.id);
  },
});

// The owner's address is part of what an admin has verified together with the name.
const NAME_IS_THE_OWNERS = { path: 'organization_name', code: 'owner_only' } as const;

/** Compares with the verified name, not with the last one: many small corrections must not lead away from it. */
function checkAfter(old: Partner, name: string, now: number): Pick<Partner, 'verified_at' | 'renamed_at'> {
  const { verified_at, verified_name, renamed_at, organization_name } = old;
  const isKept = organization_name === name || isSameOrganization(verified_name ?? '', name);
  if (verified_at === null || isKept) return { verified_at, renamed_at };
  return { verified_at: null, renamed_at: now };
}
