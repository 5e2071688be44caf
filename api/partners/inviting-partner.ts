import type { Deps } from '../deps.ts';
import type { Partner } from './partner.store.ts';

/** The active partner behind a short id or an invitation's token. Undefined for anybody else, paused ones included. */
export function findInvitingPartner({ partners }: Pick<Deps, 'partners'>, idOrToken: string): Partner | undefined {
  const asked = idOrToken.trim();
  const partner = partners.findByInviteToken(asked) ?? partners.findByPartnerId(asked.toUpperCase());
  return partner?.invite_active === 1 ? partner : undefined;
}
