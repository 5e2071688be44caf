import { afterReview, mayStep } from '#contract/employment-contracts/contract-rules.ts';
import type { ReviewState } from '#contract/model/document.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { assertLawful, unlawfulOf } from '../employers/lawful.ts';
import { problem } from '../http/problem.ts';
import { isResting } from './candidate-of.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { type ContractCopy, contractCopyStore } from './copies/contract-copy.store.ts';
import { currentCopies } from './current-copies.ts';
import { contractAsSeen, loadContract, termsOf } from './load-contract.ts';
import { marksOf } from './mark.ts';
import { daysBothHold, moveDays } from './move-days.ts';
import { recordContract } from './record-contract.ts';
import { signedTermsOf } from './signed-terms.ts';
import { tellSides } from './tell-sides.ts';

interface Asked {
  contract_id: string;
  /** The copy that was looked at. */
  copy_id: string;
  /** The version of the contract that the page showed. */
  seen: number;
}

export type Verdict = { review: 'accepted' } | { review: 'to_replace'; reason: string };

/**
 * What the operator may do with the copy that counts: undo an acceptance too, until ink is exchanged, but not that it was
 * sent back. Terms that a raised minimum wage has overtaken are not accepted: they are changed and signed anew.
 */
export function possibleReviews(deps: Deps, row: Contract, { side, review }: ContractCopy): Verdict['review'][] {
  const isPossible: Record<Verdict['review'], boolean> = {
    accepted: review === 'pending' && unlawfulOf(deps, termsOf(deps, row).terms).length === 0,
    to_replace: review === 'pending' || (review === 'accepted' && !isInked(deps, row)),
  };
  return (['accepted', 'to_replace'] as const).filter(
    (to) => isPossible[to] && afterReview(row.state, side, to === 'accepted') !== undefined,
  );
}

/**
 * Accepts a signed copy, or sends it back. Only the copy that counts, as it was seen, and only by somebody who has
 * opened it: nobody accepts a file that came meanwhile. A doubled press does it once.
 */
export function reviewCopy(deps: Deps, { contract_id: id, copy_id, seen }: Asked, verdict: Verdict, accountId: string) {
  deps.tx(() => {
    const now = loadContract(deps, id);
    const copy = currentCopies(deps, now).find((one) => one.id === copy_id);
    if (copy?.review === verdict.review && now.version === seen + 1) return;
    const row = contractAsSeen(deps, id, seen);
    if (!copy) throw problem('contract_changed');
    if (verdict.review === 'accepted') assertLawful(deps, termsOf(deps, row).terms);
    if (copy.review === 'accepted' && isInked(deps, row)) throw problem('copy_inked');
    if (!possibleReviews(deps, row, copy).includes(verdict.review)) throw problem('contract_step');
    if (!eventStore(deps.db).hasActedOn('contract', id, 'contract-copy-opened', accountId, copy_id))
      throw problem('copy_not_opened');
    review(deps, row, copy, verdict, accountId);
  });
}

function review(deps: Deps, row: Contract, copy: ContractCopy, verdict: Verdict, accountId: string): void {
  const { db, clock } = deps;
  const { side } = copy;
  const isAccepted = verdict.review === 'accepted';
  const to = afterReview(row.state, side, isAccepted) ?? row.state;
  if (to !== row.state && !mayStep(row.state, to, 'operator')) throw problem('contract_step');
  contractCopyStore(db).setReview(copy.id, verdict.review, isAccepted ? '' : verdict.reason);
  if (to === row.state) contractStore(db).touch(row.id, clock.now());
  else contractStore(db).setState(row.id, to, clock.now());
  recordContract(deps, row, {
    action: isAccepted ? 'contract-copy-accepted' : 'contract-copy-returned',
    by: 'operator',
    accountId,
    ...(to !== row.state && { to }),
    detail: { id: copy.id, side },
  });
  moveDaysWith(deps, row, to);
  const other = side === 'employer' ? 'candidate' : 'employer';
  if (verdict.review === 'to_replace') {
    tellSides(deps, row, 'returned', { to: [side], reason: verdict.reason });
    // They were told that both copies are accepted.
    if (row.state === 'active') tellSides(deps, row, 'reopened', { to: [other] });
  } else if (to === 'active') tellSides(deps, row, acceptedAs(deps, row));
  // Whoever could not sign is not asked to; once they can, they are reminded.
  else if (!hasSent(currentCopies(deps, row), other) && !isResting(deps, row))
    tellSides(deps, row, 'signed', { to: [other] });
}

/**
 * What both have signed before holds no longer, and again where an acceptance is undone; unless an end is on paper, which
 * has days of its own.
 */
function moveDaysWith(deps: Deps, row: Contract, to: Contract['state']): void {
  if ((to === 'active') === (row.state === 'active') || contractLifeStore(deps.db).end(row.id)) return;
  moveDays(deps, row.match_id, daysBothHold(termsOf(deps, row).terms, signedTermsOf(deps, row)));
}

/** Exchanged before, or kept from the version before: whoever may be at work already is not told that no work begins. */
const acceptedAs = (deps: Deps, row: Contract) => (isInked(deps, row) ? 'renewed' : 'active');

/** Whether the paper of these terms is exchanged, or work under them has begun: no copy undoes ink. */
function isInked(deps: Deps, row: Contract): boolean {
  const ofTerms = marksOf(deps, row).filter(({ terms_version }) => terms_version === row.terms_version);
  return ofTerms.some(({ what }) => what === 'paper' || what === 'began');
}

function hasSent(copies: readonly { side: string; review: ReviewState }[], side: string): boolean {
  return copies.some((copy) => copy.side === side && copy.review !== 'to_replace');
}
