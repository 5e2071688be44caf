import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { termsOf } from '../employment-contracts/load-contract.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { type Match, matchStore } from '../matches/match.store.ts';
import { MINUTE_MS } from '../time/clock.ts';
import { changeDraft } from './change-draft.ts';
import { tellOffered } from './tell-offered.ts';

/** Whoever corrects what was just saved writes no second mail to everybody. */
const CORRECTED_WITHIN_MS = 15 * MINUTE_MS;
const TEMPLATE = 'match-shifts-changed';

/**
 * Tells everybody with an offer or a place of a requirement that its notes on shifts are others, with those of before: no
 * page has them any more. Drafts of contracts follow, unless the operator has written other shifts into them; what was
 * sent stays, as both sides have it. Call it inside a transaction.
 */
export function passOnShifts(deps: Deps, before: Requirement, now: Requirement, accountId: string): void {
  const { shifts, shifts_en } = now;
  if (before.shifts === shifts && before.shifts_en === shifts_en) return;
  for (const match of matchStore(deps.db).offeredOrConfirmed(now.id)) {
    const contract = contractStore(deps.db).ofMatch(match.id);
    if (contract && contract.state !== 'draft') continue;
    if (contract && follows(termsOf(deps, contract).terms, before, now))
      changeDraft(deps, contract, { shifts, shifts_en }, { by: 'employer', accountId });
    tell(deps, match, before, now);
  }
}

/** One mail for what is saved until it goes out, with what was said at first; none where the words read are the same. */
function tell(deps: Deps, match: Match, before: Requirement, now: Requirement): void {
  const { shifts, shifts_en } = now;
  const outbox = outboxStore(deps.db);
  const unsent = outbox.untried(match.applicant_id, TEMPLATE, match.id);
  if (unsent) outbox.takeBack(unsent.id);
  const first = unsent ? JSON.parse(unsent.params) : { before: before.shifts, before_en: before.shifts_en };
  const params = { match: match.id, shifts, shifts_en, before: first.before, before_en: first.before_en };
  const readsGerman = applicantStore(deps.db).find(match.applicant_id)?.lang === 'de';
  if (params.before === shifts && (readsGerman || params.before_en === shifts_en)) return;
  const dueAt = unsent?.due_at ?? deps.clock.now() + CORRECTED_WITHIN_MS;
  tellOffered(deps, now, match, { template: TEMPLATE, params }, dueAt);
}

type Shifts = Pick<Requirement, 'shifts' | 'shifts_en'>;

/** Whether a draft says what the requirement said: a translation by the operator counts as long as its German does. Pure. */
function follows(draft: Shifts, before: Shifts, now: Shifts): boolean {
  if (draft.shifts !== before.shifts) return false;
  return now.shifts !== before.shifts || draft.shifts_en === before.shifts_en;
}
