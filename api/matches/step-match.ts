import { isOffered, MATCH_RULES, type MatchActor, type MatchState, stepsOf } from '#contract/model/match-rules.ts';
import type { Deps } from '../deps.ts';
import { assertLawful } from '../employers/lawful.ts';
import { endWithMatch } from '../employment-contracts/end-with-match.ts';
import { problem } from '../http/problem.ts';
import { answerUntil } from './answer-until.ts';
import { fillPlaces, markFilled, reopenIfFilled } from './fill-places.ts';
import type { Match } from './match.store.ts';
import { recordMatch } from './record-match.ts';
import { tellOfMatch } from './tell-of-match.ts';
import { putBackElsewhere } from './withdraw-conflicting-proposals.ts';

export interface Step {
  actor: MatchActor;
  accountId?: string | undefined;
  /** The operator's words; the employer reads them. */
  reason?: string;
  /** Somebody who knows of the step already, and gets no mail about it. */
  isKnownTo?: 'employer' | 'candidate' | undefined;
  /** The state of its requirement that ends the match. The event keeps it: opened again, the match comes back. */
  because?: 'filled' | 'closed' | 'draft' | undefined;
}

/**
 * Brings a match to another state, with all that follows: the event, the mails, places that get free or filled, and
 * other proposals for the same days. Call it inside a transaction, and `mail.wake()` after it. Throws `match_step`,
 * `match_overlaps`, `match_taken`, `match_has_contract`, `match_contract_first`, `work_below_minimum`, `work_hours_unlawful`.
 */
export function stepMatch(deps: Deps, before: Match, to: MatchState, step: Step): void {
  assertPossible(deps, before, to, step);
  setState(deps, before, to, step);
  if (before.state === 'confirmed') endWithMatch(deps, before.id);
  recordMatch(deps, before, to, step);
  tellOfMatch(deps, before, to, step);
  if (MATCH_RULES[to].isActive && !MATCH_RULES[before.state].isActive) putBackElsewhere(deps, before);
  if (MATCH_RULES[before.state].holdsPlace && !MATCH_RULES[to].holdsPlace) freePlace(deps, before);
  if (to === 'confirmed') markFilled(deps, before.requirement_id);
}

function assertPossible(deps: Deps, before: Match, to: MatchState, { actor }: Step): void {
  if (!stepsOf(before.state, actor).includes(to))
    throw problem(isTaken(deps, before) ? 'match_overlaps' : 'match_step');
  // Consent or application were withdrawn some seconds ago, and the match has not ended yet.
  const isShown = deps.pool.find(before.applicant_id) !== undefined;
  if (MATCH_RULES[to].turn !== null && !isShown) throw problem('match_step');
  if (MATCH_RULES[to].holdsPlace) assertLawful(deps, workOf(deps, before));
  // Nobody could accept this proposal, and it would hold a place until it expires.
  if (to === 'proposed' && isTaken(deps, before)) throw problem('match_taken');
  const byPerson = actor === 'candidate' || actor === 'operator';
  if (before.state === 'confirmed' && byPerson && deps.matches.hasContract(before.id))
    throw problem(actor === 'operator' ? 'match_contract_first' : 'match_has_contract');
}

/** What the requirement offers for the days of the match. */
function workOf({ requirements }: Pick<Deps, 'requirements'>, { requirement_id, starts_on, ends_on }: Match) {
  const { wage_cents = null, shifts = '' } = requirements.find(requirement_id) ?? {};
  return { wage_cents, shifts, starts_on, ends_on };
}

/** Whether somebody works elsewhere on the days of this match. */
export function isTaken({ matches }: Pick<Deps, 'matches'>, match: Match): boolean {
  return matches.overlapping(match).some(({ state }) => MATCH_RULES[state].isActive);
}

function setState({ matches, clock, site }: Deps, before: Match, state: MatchState, { reason = '' }: Step): void {
  const now = clock.now();
  try {
    matches.setState({ id: before.id, state, reason, answer_until: answerUntil(state, now, site.matching), now });
  } catch (error) {
    // The database keeps two employers from one person, whoever asks first.
    if (error instanceof Error && error.message === 'match_overlaps') throw problem('match_overlaps');
    throw error;
  }
}

function freePlace(deps: Deps, before: Match): void {
  if (isOffered(before.state)) reopenIfFilled(deps, before.requirement_id);
  fillPlaces(deps, before.requirement_id);
  // The candidate's days are free again: other requirements that have them on a waiting list may propose them.
  if (MATCH_RULES[before.state].isActive) deps.matches.lookAtWaitingListsOf(before.applicant_id);
}
