import { problem } from '../http/problem.ts';
import type { MemberAction, Organization, Team } from '../members/team.ts';
import { employerOf } from './caller-employer.ts';
import type { Employer } from './employer.store.ts';
import { type EmployerAction, recordEmployer } from './record-employer.ts';

/** The people of an employer. */
export const employerTeam: Team = {
  role: 'employer',
  members: ({ employerMembers }) => employerMembers,
  find(deps, id) {
    const employer = deps.employers.find(id);
    return employer && organizationOf(employer);
  },
  acting(deps, accountId) {
    const row = employerOf(deps, accountId);
    return { organization: organizationOf(row), isOwner: row.owner_id === accountId };
  },
  idOfAccount: ({ employers }, accountId) => employers.findOfAccount(accountId)?.id,
  // EMPA-07: the company's name is its accounts' name.
  accountName: ({ name }) => name,
  setOwner: ({ employers }, { id }, accountId) => employers.setOwner(id, accountId),
  end(deps, organization) {
    const { id, ownerId } = organization;
    if (deps.contracts.isOpenAt(id)) throw problem('erasure_open_contract');
    for (const requirement of deps.requirements.openOf(id)) {
      deps.requirements.setState(requirement, 'closed');
      recordEmployer(deps, id, ownerId, 'requirement-closed');
    }
    deps.employers.end(id);
    deps.employerMembers.remove(ownerId, id);
    employerTeam.forgetAddress(deps, organization, ownerId);
    recordEmployer(deps, id, ownerId, 'employer-ended');
  },
  forgetAddress({ accounts, employerMembers }, { id }, accountId) {
    employerMembers.forgetInvited(id, accountId, accounts.find(accountId)?.email ?? '');
  },
  note(deps, { id }, { action, actorId, accountId }) {
    const actor = deps.accounts.roleOf(actorId) === 'admin' ? 'operator' : 'account';
    recordEmployer(deps, id, actorId, ACTIONS[action], { actor, ...(accountId && { about: accountId }) });
  },
};

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
