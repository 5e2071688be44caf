import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { partnerMemberStore } from '../members/member.store.ts';
import { organizationNoteStore } from '../members/organization-note.store.ts';
import type { Organization, Team } from '../members/team.ts';
import { partnerOf } from './caller-partner.ts';
import { studentInvitationStore } from './invitations/student-invitation.store.ts';
import { partnerLinkStore } from './links/partner-link.store.ts';
import { noPartner } from './no-partner.ts';
import { type Partner, partnerStore } from './partner.store.ts';

/** The people of a partner. */
export const partnerTeam: Team = {
  role: 'partner',
  members: ({ db }) => partnerMemberStore(db),
  find(deps, id) {
    const partner = partnerStore(deps.db).findByPartnerId(id);
    return partner && organizationOf(partner);
  },
  acting(deps, accountId) {
    const own = partnerOf(deps, accountId);
    if (!own) throw noPartner(deps, accountId);
    return { organization: organizationOf(own.partner), isOwner: own.isOwner };
  },
  idOfAccount: (deps, accountId) => partnerOf(deps, accountId)?.partner.partner_id,
  accountName: () => '',
  setOwner({ db, clock }: Deps, { id, ownerId: former }, accountId) {
    partnerMemberStore(db).remove(accountId, id);
    partnerStore(db).setOwner(id, accountId);
    partnerMemberStore(db).add({ account_id: former, organization_id: id, invited_by: null, joined_at: clock.now() });
  },
  endObstacle: () => undefined,
  end(deps, { id, ownerId }) {
    const { clock, db } = deps;
    const now = clock.now();
    partnerStore(db).end(id);
    partnerLinkStore(db).endAll(id, now);
    studentInvitationStore(db).removeOf(id);
    partnerTeam.forgetAddress(deps, { id, ownerId } as Organization, ownerId);
    partnerStore(db).addAudit(id, 'organization_ended', ownerId, now);
  },
  forgetAddress({ db }, { id }, accountId) {
    const email = accountStore(db).find(accountId)?.email ?? '';
    partnerStore(db).forgetInAudit(id, email);
    organizationNoteStore(db).forget(id, email);
    partnerMemberStore(db).forgetInvited(id, accountId, email);
  },
  note: ({ db, clock }, { id }, { action, actorId, detail }) =>
    partnerStore(db).addAudit(id, action, actorId, clock.now(), detail),
};

export function organizationOf({ partner_id: id, user_id, ...partner }: Partner): Organization {
  const { organization_name: name, created_at: since, verified_at, invite_active } = partner;
  const inviting = verified_at === null ? 'unverified' : invite_active === 0 ? 'paused' : 'open';
  return { id, name, ownerId: user_id, since, inviting };
}
