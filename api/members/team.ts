import type { Role } from '#contract/accounts/roles.ts';
import type { EraseObstacle } from '#contract/personal-data/erase-obstacles.ts';
import type { Deps } from '../deps.ts';
import type { MemberStore } from './member.store.ts';

export type TeamRole = Extract<Role, 'partner' | 'employer'>;

/** A partner or an employer, as far as its people are concerned. */
export interface Organization {
  id: string;
  name: string;
  /** Who holds the main account. */
  ownerId: string;
  since: number;
  /** Whether colleagues can be invited: not for one that nobody has vetted, which could mail anybody. */
  inviting: 'open' | 'unverified' | 'paused';
}

/** An account, the organisation for which it works, and whether it holds the main account. */
export interface Acting {
  organization: Organization;
  isOwner: boolean;
}

export type MemberAction =
  | 'invite_member'
  | 'withdraw_invitation'
  | 'member_joined'
  | 'member_left'
  | 'member_removed'
  | 'owner_changed'
  | 'organization_ended';

export interface MemberNote {
  action: MemberAction;
  actorId: string;
  /** The account whose access the entry is about. */
  accountId?: string;
  /** Addresses, for a log that is read beside the organisation only. */
  detail?: string;
}

/** What differs between the people of a partner and those of an employer. */
export interface Team {
  role: TeamRole;
  members(deps: Pick<Deps, 'db'>): MemberStore;
  find(deps: Deps, id: string): Organization | undefined;
  /** For whom an account works now. Throws if this is nobody, or if the organisation is blocked. */
  acting(deps: Deps, accountId: string): Acting;
  /** Whether an account works for any organisation of this kind, and for which. */
  idOfAccount(deps: Deps, accountId: string): string | undefined;
  /** The name that accounts of its people carry; '' where they have none. */
  accountName(organization: Organization): string;
  setOwner(deps: Deps, organization: Organization, accountId: string): void;
  /** What keeps an organisation from ending with its last person. */
  endObstacle(deps: Deps, organization: Organization): EraseObstacle | undefined;
  /** Ends an organisation whose last person goes: nothing works by it any more, and it names nobody. */
  end(deps: Deps, organization: Organization): void;
  /** Takes the address of somebody who is erased out of the organisation's log and invitations. */
  forgetAddress(deps: Deps, organization: Organization, accountId: string): void;
  /** Writes into the organisation's log, which admins read. */
  note(deps: Deps, organization: Organization, note: MemberNote): void;
}
