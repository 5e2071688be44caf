import { cleanText } from '#contract/clean-text.ts';
import { invitationCode } from '#contract/partners/invitation-code.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { type Partner, partnerStore } from './partner.store.ts';

type Stores = Pick<Deps, 'db'>;

/** The state of an invitation. That of a blocked account is treated as unknown. */
export type Invitation = { kind: 'open'; partner: Partner } | { kind: 'paused' } | { kind: 'unknown' };

/** Finds the invitation of a poster: by invite token or invitation code. A rotation ends both. */
export function findInvitation(deps: Stores, given: string): Invitation {
  const asked = cleanText(given);
  const partners = partnerStore(deps.db);
  return standing(deps, partners.findByInviteToken(asked) ?? partners.findByInviteCode(invitationCode(asked)));
}

/** Finds the invitation of a link to sign-up or application: by token, or by partner id, which no rotation ends. */
export function findInvitationOfLink(deps: Stores, given: string): Invitation {
  const asked = cleanText(given);
  const partners = partnerStore(deps.db);
  return standing(deps, partners.findByInviteToken(asked) ?? partners.findByPartnerId(asked.toUpperCase()));
}

/** The partner of a token, if the invitation works: not rotated, not paused, and not of a blocked account. */
export function findByWorkingToken(deps: Stores, token: string): Partner | undefined {
  return partnerOf(standing(deps, partnerStore(deps.db).findByInviteToken(token)));
}

/** The partner of a link to the application, by token or partner id, if the invitation works. */
export function findInvitingPartner(deps: Stores, given: string): Partner | undefined {
  return partnerOf(findInvitationOfLink(deps, given));
}

function partnerOf(invitation: Invitation): Partner | undefined {
  return invitation.kind === 'open' ? invitation.partner : undefined;
}

function standing({ db }: Stores, partner: Partner | undefined): Invitation {
  if (!partner || accountStore(db).find(partner.user_id)?.disabled_at !== null) return { kind: 'unknown' };
  return partner.invite_active === 1 ? { kind: 'open', partner } : { kind: 'paused' };
}
