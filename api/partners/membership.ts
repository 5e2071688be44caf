import type { PartnerAuditAction } from '#contract/partner-admin.ts';
import type { Account } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { partnerOf } from './caller-partner.ts';
import { mailOneOf, mailPartner } from './mail-partner.ts';
import { findMemberInvitation, findOpenInvitation, isSameAddress } from './member-invitation.ts';
import type { Partner } from './partner.store.ts';

/**
 * Joins the partner of an invitation, in a transaction. The link alone is not enough: it is for one address, so a mail
 * that was passed on lets nobody in. Sent again by whoever has joined, it changes nothing.
 */
export function joinByInvitation(deps: Deps, account: Account, token: string): void {
  const own = partnerOf(deps, account.id);
  const known = findMemberInvitation(deps, token);
  if (known && known.used_at !== null && own?.partner.partner_id === known.partner_id) return;
  const { invitation, partner } = findOpenInvitation(deps, token);
  if (!isSameAddress(account.email, invitation.email)) throw problem('invited_other_address');
  if (deps.accounts.roleOf(account.id) !== 'partner') throw problem('invited_other_role');
  if (own) throw problem('member_elsewhere');
  const now = deps.clock.now();
  const { partner_id } = partner;
  deps.partnerMembers.markUsed(invitation.id, now);
  deps.partnerMembers.add({ account_id: account.id, partner_id, invited_by: invitation.invited_by, joined_at: now });
  record(deps, { partner, action: 'member_joined', actorId: account.id, accountId: account.id });
  mailOneOf(deps, partner.user_id, 'partner-member-joined', { email: account.email });
}

interface Ending {
  partner: Partner;
  accountId: string;
  actorId: string;
}

/**
 * Ends somebody's access, in a transaction: on all devices at once, and with it what they have invited. False for an
 * account that is no member, such as the owner's.
 */
export function endMembership(deps: Deps, { partner, accountId, actorId }: Ending): boolean {
  const { partner_id, organization_name: organization } = partner;
  if (!deps.partnerMembers.remove(accountId, partner_id)) return false;
  deps.partnerMembers.endInvitationsBy(partner_id, accountId, deps.clock.now());
  deps.sessions.endAll(accountId);
  const isOwnWish = accountId === actorId;
  const detail = deps.accounts.find(accountId)?.email ?? '';
  const action = isOwnWish ? 'member_left' : 'member_removed';
  record(deps, { partner, action, actorId, accountId, ...(!isOwnWish && { detail }) });
  if (!isOwnWish) mailOneOf(deps, accountId, 'partner-member-removed', { organization });
  return true;
}

/**
 * Makes a member the owner, in a transaction; the former owner stays as a member. False for anybody else, and for
 * a blocked account, whose owning would block the partner.
 */
export function handOver(deps: Deps, { partner, accountId, actorId }: Ending): boolean {
  const { partnerMembers, partners, accounts, clock } = deps;
  const { partner_id, user_id: formerId, organization_name: organization } = partner;
  if (accounts.find(accountId)?.disabled_at !== null) return false;
  if (!partnerMembers.remove(accountId, partner_id)) return false;
  partners.setOwner(partner_id, accountId);
  partnerMembers.add({ account_id: formerId, partner_id, invited_by: null, joined_at: clock.now() });
  const [former, next] = [accounts.find(formerId)?.email ?? '', accounts.find(accountId)?.email ?? ''];
  record(deps, { partner, action: 'owner_changed', actorId, accountId, detail: `${former} → ${next}` });
  mailPartner(deps, { partner_id, user_id: accountId }, 'partner-owner-changed', { organization, email: next });
  return true;
}

interface Recorded {
  partner: Partner;
  action: PartnerAuditAction;
  actorId: string;
  /** Whose access it is about. */
  accountId: string;
  detail?: string;
}

/** In the partner's log, which admins read, and in the events of the account whose access has changed. */
function record({ partners, events, clock }: Deps, { partner, action, actorId, accountId, detail }: Recorded): void {
  const at = clock.now();
  partners.addAudit(partner.partner_id, action, actorId, at, detail);
  const who = { accountId: actorId };
  events.add({
    at,
    subject: 'account',
    subjectId: accountId,
    actor: 'account',
    who,
    action: action.replace('_', '-'),
    // Later the account says no more for whom it worked.
    detail: { partner_id: partner.partner_id },
  });
}
