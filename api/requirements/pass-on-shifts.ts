import type { Deps } from '../deps.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { termsOf } from '../employment-contracts/load-contract.ts';
import { matchStore } from '../matches/match.store.ts';
import { changeDraft } from './change-draft.ts';
import { tellOffered } from './tell-offered.ts';

/**
 * Tells everybody with an offer or a place of a requirement that its notes on shifts are others, with those of before: no
 * page has them any more. Drafts of contracts follow, unless the operator has written other shifts into them; what was
 * sent stays, as both sides have it. Call it inside a transaction.
 */
export function passOnShifts(deps: Deps, before: Requirement, now: Requirement, accountId: string): void {
  const { shifts, shifts_en } = now;
  if (before.shifts === shifts && before.shifts_en === shifts_en) return;
  const params = { shifts, shifts_en, before: before.shifts, before_en: before.shifts_en };
  for (const match of matchStore(deps.db).offeredOrConfirmed(now.id)) {
    const contract = contractStore(deps.db).ofMatch(match.id);
    if (contract && contract.state !== 'draft') continue;
    if (contract && follows(termsOf(deps, contract).terms, before, now))
      changeDraft(deps, contract, { shifts, shifts_en }, { by: 'employer', accountId });
    tellOffered(deps, now, match, { template: 'match-shifts-changed', params });
  }
}

type Shifts = Pick<Requirement, 'shifts' | 'shifts_en'>;

/** Whether a draft says what the requirement said: a translation by the operator counts as long as its German does. Pure. */
function follows(draft: Shifts, before: Shifts, now: Shifts): boolean {
  if (draft.shifts !== before.shifts) return false;
  return now.shifts !== before.shifts || draft.shifts_en === before.shifts_en;
}
