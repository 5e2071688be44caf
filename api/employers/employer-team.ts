import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { matchListStore } from '../matches/match-list.store.ts';
import { employerMemberStore } from '../members/member.store.ts';
import { organizationNoteStore } from '../members/organization-note.store.ts';
import type { MemberAction, Organization, Team } from '../members/team.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { employerOf } from './caller-employer.ts';
import { type Employer, employerStore } from './employer.store.ts';
import { type EmployerAction, recordEmployer } from './record-employer.ts';
import { requirementStore } from './requirement.store.ts';

/** The people of an employer. */
export const employerTeam: Team = {
  role: 'employer',
  members: ({ db }) => employerMemberStore(db),
  find(deps, id) {
    const employer = employerStore(deps.db).find(id);
    return employer && organizationOf(employer);
  },
  acting(deps, accountId) {
    const row = employerOf(deps, accountId);
    return { organization: organizationOf(row), isOwner: row.owner_id === accountId };
  },
  idOfAccount: ({ db }, accountId) => employerStore(db).findOfAccount(accountId)?.id,
  // EMPA-07: the company's name is its accounts' name.
  accountName: ({ name }) => name,
  setOwner: ({ db }, { id }, accountId) => employerStore(db).setOwner(id, accountId),
  endObstacle(deps, { id }) {
    if (contractStore(deps.db).isOpenAt(id)) return 'erasure_open_contract';
    return isCountedOn(deps, id) ? 'erasure_open_place' : undefined;
  },
  end(deps, organization) {
    const { id, ownerId } = organization;
    for (const requirement of requirementStore(deps.db).openOf(id)) {
      requirementStore(deps.db).setState(requirement, 'closed');
      recordEmployer(deps, id, ownerId, 'requirement-closed');
    }
    employerStore(deps.db).end(id);
    employerMemberStore(deps.db).remove(ownerId, id);
    employerTeam.forgetAddress(deps, organization, ownerId);
    recordEmployer(deps, id, ownerId, 'employer-ended');
  },
  forgetAddress({ db }, { id }, accountId) {
    const email = accountStore(db).find(accountId)?.email ?? '';
    organizationNoteStore(db).forget(id, email);
    employerMemberStore(db).forgetInvited(id, accountId, email);
  },
  note(deps, { id }, { action, actorId, accountId }) {
    const actor = accountStore(deps.db).roleOf(actorId) === 'admin' ? 'operator' : 'account';
    recordEmployer(deps, id, actorId, ACTIONS[action], { actor, ...(accountId && { about: accountId }) });
  },
};

/** Whether somebody counts on a place here for which no contract has begun and ended. */
function isCountedOn({ db, clock }: Deps, id: string): boolean {
  const today = berlinDate(clock.now());
  return matchListStore(db)
    .acceptedBy(id)
    .some((row) => row.state === 'confirmed' && row.ends_on >= today && !contractStore(db).ofMatch(row.id));
}

export function organizationOf({
  id,
  company: name,
  owner_id: ownerId,
  created_at: since,
  state,
}: Employer): Organization {
  return { id, name, ownerId, since, inviting: state === 'vetted' ? 'open' : 'unverified' };
}

const ACTIONS: Readonly<Record<MemberAction, EmployerAction>> = {
  invite_member: 'employer-member-invited',
  withdraw_invitation: 'employer-invitation-withdrawn',
  member_joined: 'employer-member-joined',
  member_left: 'employer-member-left',
  member_removed: 'employer-member-removed',
  owner_changed: 'employer-owner-changed',
  organization_ended: 'employer-ended',
};
