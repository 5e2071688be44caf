import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import type { Auth } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import { partner as partnerRole } from '../sessions/session-auth.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { noPartner } from './no-partner.ts';
import { type Partner, partnerStore } from './partner.store.ts';

interface CallersPartner {
  partner: Partner;
  /** Whether the account is the owner, not one of the further members. */
  isOwner: boolean;
}

export type PartnerCaller = SignedIn & CallersPartner;

/**
 * The partner for whom an account works, and as what: every call takes it from here.
 * @throws Problem `partner_blocked` for a member while the owner's account is blocked, as this blocks the partner
 */
export function partnerOf({ db }: Pick<Deps, 'db'>, accountId: string): CallersPartner | undefined {
  const partner = partnerStore(db).findOfAccount(accountId);
  if (!partner) return undefined;
  const isOwner = partner.user_id === accountId;
  if (!isOwner && accountStore(db).find(partner.user_id)?.disabled_at !== null) throw problem('partner_blocked');
  return { partner, isOwner };
}

/**
 * The same caller as of now, for a call that changes who has access or what only the owner may change. Who calls is told
 * by the headers, and a body can be sent so slowly that meanwhile the access has ended or the owner has changed.
 */
export function asOfNow(deps: Pick<Deps, 'db'>, caller: PartnerCaller): PartnerCaller {
  const own = partnerOf(deps, caller.account.id);
  if (own?.partner.partner_id !== caller.partner.partner_id) throw noPartner(deps, caller.account.id);
  return { ...caller, ...own };
}

/** Somebody who works for a partner with a profile. */
export const onboardedPartner: Auth<PartnerCaller> = {
  name: 'partner',
  fields: [],
  resolve(deps, credentials) {
    const found = partnerRole.resolve(deps, credentials);
    const own = partnerOf(deps, found.account.id);
    if (!own) throw noPartner(deps, found.account.id);
    return { ...found, ...own };
  },
  countAs: ({ account }) => account.id,
};

/** A partner whose organisation is verified: only such partners see and reach students. */
export const verifiedPartner: Auth<PartnerCaller> = {
  ...onboardedPartner,
  resolve(deps, credentials) {
    const found = onboardedPartner.resolve(deps, credentials);
    if (found.partner.verified_at === null) throw problem('partner_not_verified');
    return found;
  },
};
