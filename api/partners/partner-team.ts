import type { Deps } from '../deps.ts';
import type { Organization, Team } from '../members/team.ts';
import { partnerOf } from './caller-partner.ts';
import { noPartner } from './no-partner.ts';
import type { Partner } from './partner.store.ts';

/** The people of a partner. */
export const partnerTeam: Team = {
  role: 'partner',
  members: ({ partnerMembers }) => partnerMembers,
  find(deps, id) {
    const partner = deps.partners.findByPartnerId(id);
    return partner && organizationOf(partner);
  },
  acting(deps, accountId) {
    const own = partnerOf(deps, accountId);
    if (!own) throw noPartner(deps, accountId);
    return { organization: organizationOf(own.partner), isOwner: own.isOwner };
  },
  idOfAccount: (deps, accountId) => partnerOf(deps, accountId)?.partner.partner_id,
  accountName: () => '',
  setOwner({ partners, partnerMembers, clock }: Deps, { id, ownerId: former }, accountId) {
    partnerMembers.remove(accountId, id);
    partners.setOwner(id, accountId);
    partnerMembers.add({ account_id: former, organization_id: id, invited_by: null, joined_at: clock.now() });
  },
  end(deps, { id, ownerId }) {
    const { clock, partnerLinks, partners } = deps;
    const now = clock.now();
    partners.end(id);
    partnerLinks.endAll(id, now);
    partnerTeam.forgetAddress(deps, { id, ownerId } as Organization, ownerId);
    partners.addAudit(id, 'organization_ended', ownerId, now);
  },
  forgetAddress({ accounts, partnerMembers, partners }, { id }, accountId) {
    const email = accounts.find(accountId)?.email ?? '';
    partners.forgetInAudit(id, email);
    partnerMembers.forgetInvited(id, accountId, email);
  },
  note: ({ partners, clock }, { id }, { action, actorId, detail }) =>
    partners.addAudit(id, action, actorId, clock.now(), detail),
};

export function organizationOf({ partner_id: id, user_id, ...partner }: Partner): Organization {
  const { organization_name: name, created_at: since, verified_at, invite_active } = partner;
  const inviting = verified_at === null ? 'unverified' : invite_active === 0 ? 'paused' : 'open';
  return { id, name, ownerId: user_id, since, inviting };
}
