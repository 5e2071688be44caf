import type { Deps } from '../deps.ts';
import type { Partner } from './partner.store.ts';

type Stores = Pick<Deps, 'partners' | 'accounts'>;

/** What an invitation is worth now. One of a blocked account looks as if there were none. */
export type Invitation = { kind: 'open'; partner: Partner } | { kind: 'paused' } | { kind: 'unknown' };

/** By what a poster prints: the token of its link, or the code that people type. Both end with a rotation. */
export function findInvitation(deps: Stores, given: string): Invitation {
  const asked = given.trim();
  const { partners } = deps;
  return standing(deps, partners.findByInviteToken(asked) ?? partners.findByInviteCode(asked.toUpperCase()));
}

/** By what a link to the sign-up or the application may name: the token, or the id, which no rotation ends. */
export function findInvitationOfLink(deps: Stores, given: string): Invitation {
  const asked = given.trim();
  const { partners } = deps;
  return standing(deps, partners.findByInviteToken(asked) ?? partners.findByPartnerId(asked.toUpperCase()));
}

/** The partner whose token it is, if the invitation works: neither rotated, nor paused, nor of a blocked account. */
export function findByWorkingToken(deps: Stores, token: string): Partner | undefined {
  return partnerOf(standing(deps, deps.partners.findByInviteToken(token)));
}

/** The same, by what a link to the application may name. */
export function findInvitingPartner(deps: Stores, given: string): Partner | undefined {
  return partnerOf(findInvitationOfLink(deps, given));
}

function partnerOf(invitation: Invitation): Partner | undefined {
  return invitation.kind === 'open' ? invitation.partner : undefined;
}

function standing({ accounts }: Stores, partner: Partner | undefined): Invitation {
  if (!partner || accounts.find(partner.user_id)?.disabled_at !== null) return { kind: 'unknown' };
  return partner.invite_active === 1 ? { kind: 'open', partner } : { kind: 'paused' };
}
