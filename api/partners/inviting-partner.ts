import type { Deps } from '../deps.ts';
import type { Partner } from './partner.store.ts';

type Stores = Pick<Deps, 'partners' | 'accounts'>;

/** The partner behind a token, if the invitation works: neither rotated, nor paused, nor of a blocked account. */
export function findByWorkingToken(deps: Stores, token: string): Partner | undefined {
  return working(deps, deps.partners.findByInviteToken(token));
}

/** The same, by the code that people type from a poster. It ends with the token. */
export function findByWorkingCode(deps: Stores, code: string): Partner | undefined {
  return working(deps, deps.partners.findByInviteCode(code.trim().toUpperCase()));
}

/** The same, by what a link to the sign-up or the application may name: the token, or the id, which no rotation ends. */
export function findInvitingPartner(deps: Stores, given: string): Partner | undefined {
  const asked = given.trim();
  const { partners } = deps;
  return working(deps, partners.findByInviteToken(asked) ?? partners.findByPartnerId(asked.toUpperCase()));
}

function working({ accounts }: Stores, partner: Partner | undefined): Partner | undefined {
  return partner?.invite_active === 1 && accounts.find(partner.user_id)?.disabled_at === null ? partner : undefined;
}
