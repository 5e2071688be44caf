import { randomUUID } from 'node:crypto';
import type { Lang } from '#contract/languages.ts';
import { MAX_STUDENT_INVITATIONS_A_DAY } from '#contract/limits.ts';
import type { InvitedState, InviteStudentsReply } from '#contract/partners/student-invitation.ts';
import { accountStore } from '../../accounts/account.store.ts';
import { applicantStore } from '../../applicants/applicant.store.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { queueToUnconfirmed } from '../../mail/unconfirmed.ts';
import { DAY_MS } from '../../time/clock.ts';
import { nextTurn } from '../../time/next-turn.ts';
import { asOfNow, type PartnerCaller, verifiedPartner } from '../caller-partner.ts';
import { findByWorkingToken } from '../inviting-partner.ts';
import { partnerStore } from '../partner.store.ts';
import { isStopped } from './keep-stop.ts';
import { readList } from './read-list.ts';
import { studentInvitationStore } from './student-invitation.store.ts';

// Per batch: looking at addresses, or queueing mails to them, takes a few milliseconds.
const AT_ONCE = 20;

/**
 * Invites everybody on a list by mail, each address once. Whether somebody has an application or an account, or wants no
 * such mail, is not told: they get none, and stand among those who were invited.
 */
export const inviteStudents = endpoint('inviteStudents', {
  auth: verifiedPartner,
  limit: { perNetwork: 300, perCaller: 60 },
  async handle({ deps, caller, input: { list, lang, only_preview = false }, from }) {
    if (!findByWorkingToken(deps, caller.partner.invite_token)) throw problem('members_paused');
    const entries = await judged(deps, caller.partner.partner_id, list);
    const taken = entries.filter(({ state }) => state === 'taken').map(({ text }) => text);
    const now = taken.slice(0, leftToday(deps, caller.partner.partner_id));
    const left = taken.length - now.length;
    if (only_preview) return { entries, invited: now.length, left };
    return { entries, invited: await inviteAll(deps, { caller, lang, network: from.network }, now), left };
  },
});

function leftToday({ db, clock }: Deps, partnerId: string): number {
  const today = studentInvitationStore(db).countSince(partnerId, clock.now() - DAY_MS);
  return Math.max(0, MAX_STUDENT_INVITATIONS_A_DAY - today);
}

async function judged(deps: Deps, partnerId: string, list: string): Promise<InviteStudentsReply['entries']> {
  const seen = new Set<string>();
  const entries: InviteStudentsReply['entries'] = [];
  for (const [index, { line, text, isAddress }] of readList(list).entries()) {
    const key = text.toLowerCase();
    const state = !isAddress ? 'wrong' : seen.has(key) ? 'double' : stateOf(deps, partnerId, text);
    seen.add(key);
    entries.push({ line, text, state });
    if (index % AT_ONCE === 0) await nextTurn();
  }
  return entries;
}

function stateOf({ db, clock }: Deps, partnerId: string, email: string): InvitedState {
  const before = studentInvitationStore(db).findOf(partnerId, email, clock.now());
  return before ? (before.registered === 1 ? 'registered' : 'invited') : 'taken';
}

interface By {
  caller: PartnerCaller;
  lang: Lang;
  network: string;
}

/** Each is looked at again in the transaction that queues the mail: two calls at once mail nobody twice, nor too many. */
async function inviteAll(deps: Deps, by: By, emails: readonly string[]): Promise<number> {
  let invited = 0;
  for (let from = 0; from < emails.length; from += AT_ONCE) {
    const batch = emails.slice(from, from + AT_ONCE);
    invited += deps.tx(() => batch.filter((email) => inviteOne(deps, by, email)).length);
    await nextTurn();
  }
  if (invited > 0)
    deps.tx(() => {
      const { account, partner } = by.caller;
      partnerStore(deps.db).addAudit(partner.partner_id, 'invite_students', account.id, deps.clock.now(), `${invited}`);
    });
  return invited;
}

function inviteOne(deps: Deps, { caller, lang, network }: By, email: string): boolean {
  const { db } = deps;
  const now = deps.clock.now();
  const { account, partner } = asOfNow(deps, caller);
  const invitations = studentInvitationStore(db);
  const { partner_id, organization_name: organization, invite_code: code, verified_at } = partner;
  if (verified_at === null || invitations.findOf(partner_id, email, now) || leftToday(deps, partner_id) === 0)
    return false;
  const isWelcome =
    !isStopped(deps, email) && !applicantStore(db).findLatestByEmail(email) && !accountStore(db).findByEmail(email);
  const id = randomUUID();
  invitations.add({ id, partner_id, email, lang, created_at: now });
  const params = { organization, code, invitation: id };
  if (isWelcome)
    queueToUnconfirmed(deps, { template: 'partner-nudge-invited', lang, accountId: account.id, params }, network);
  return true;
}
