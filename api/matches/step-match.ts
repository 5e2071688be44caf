import { isOffered, MATCH_RULES, type MatchState, stepsOf } from '#contract/model/match-rules.ts';
import type { Deps } from '../deps.ts';
import { assertLawful } from '../employers/lawful.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { endWithMatch } from '../employment-contracts/end-with-match.ts';
import { problem } from '../http/problem.ts';
import { dropUntold, undoKey } from '../many/undo.ts';
import { hasConsent } from '../placements/employer-reads.ts';
import { poolStore } from '../placements/pool.store.ts';
import { answerUntil } from '../time/answer-until.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { fillPlaces, markFilled, reopenIfFilled } from './fill-places.ts';
import { type Match, matchStore } from './match.store.ts';
import type { Step } from './match-step.ts';
import { recordMatch } from './record-match.ts';
import { tellOfMatch } from './tell-of-match.ts';
import { putBackElsewhere } from './withdraw-conflicting-proposals.ts';

/**
 * Brings a match to another state, with all that follows: the event, the mails, places that get free or filled, and
 * other proposals for the same days. Call it inside a transaction. Throws `match_step`, `match_not_shown`, `match_overlaps`,
 * `match_taken`, `match_begun`, `match_days`, `match_airside_refused`, `match_has_contract`, `match_contract_first`, and what `assertLawful` throws.
 */
export function stepMatch(deps: Deps, before: Match, to: MatchState, step: Step): void {
  assertPossible(deps, before, to, step);
  setState(deps, before, to, step);
  // What comes of an offer that nobody was told of: its candidate learns of it only where it is a place now.
  const isUntold = before.state === 'released' && dropUntold(deps, undoKey('release', before.id));
  if (before.state === 'confirmed') endWithMatch(deps, before.id);
  recordMatch(deps, before, to, { ...step, isUntold });
  tellOfMatch(deps, isUntold ? { ...before, state: 'accepted' } : before, to, step);
  if (MATCH_RULES[to].isActive && !MATCH_RULES[before.state].isActive) endElsewhere(deps, before, step);
  if (MATCH_RULES[before.state].holdsPlace && !MATCH_RULES[to].holdsPlace) freePlace(deps, before);
  if (to === 'confirmed') markFilled(deps, before.requirement_id);
}

function assertPossible(deps: Deps, before: Match, to: MatchState, { actor }: Step): void {
  if (!stepsOf(before.state, actor).includes(to))
    throw problem(isTaken(deps, before) ? 'match_overlaps' : 'match_step');
  // Consent or application were withdrawn some seconds ago, and the match has not ended yet.
  const isShown = poolStore(deps.db).find(before.applicant_id) !== undefined;
  if (MATCH_RULES[to].turn !== null && !isShown) throw problem(actor === 'operator' ? 'match_not_shown' : 'match_step');
  if (to === 'confirmed' && !hasConsent(deps, before.applicant_id)) throw problem('match_step');
  if (MATCH_RULES[to].holdsPlace) assertPlaceable(deps, before, to);
  const byPerson = actor === 'candidate' || actor === 'operator';
  if (before.state === 'confirmed' && byPerson && matchStore(deps.db).hasContract(before.id))
    throw problem(actor === 'operator' ? 'match_contract_first' : 'match_has_contract');
}

function assertPlaceable(deps: Deps, match: Match, to: MatchState): void {
  const { state, ...work } = requirementOf(deps, match);
  // Its employer has closed it some seconds ago, or was refused, and the match has not ended yet.
  if (state === 'closed' || state === 'draft') throw problem('match_step');
  assertLawful(deps, work);
  // A contract may still get other days for whoever had the offer in time.
  const today = berlinDate(deps.clock.now());
  if (to !== 'confirmed' && match.starts_on < today) throw problem('match_begun');
  // Nobody could accept this proposal, and it would hold a place until it expires.
  if (isTaken(deps, match)) {
    if (to === 'proposed') throw problem('match_taken');
    // Two employers may have chosen somebody for one time after the other, and days be corrected since.
  } else if (matchStore(deps.db).lacksDays(match.id, today))
    throw problem('match_days', { params: { max: deps.site.programme.maxDays } });
  // Whoever holds a proposal or an offer from before learns nothing of the refusal.
  if (matchStore(deps.db).isRefusedAirside(match.id))
    throw problem(to === 'proposed' ? 'match_airside_refused' : 'match_step');
}

/** What the requirement offers for the days of the match. */
function requirementOf({ db }: Pick<Deps, 'db'>, { requirement_id, starts_on, ends_on }: Match) {
  const requirement = requirementStore(db).find(requirement_id);
  if (!requirement) throw problem('requirement_not_found');
  return { ...requirement, starts_on, ends_on };
}

/** Whether somebody works elsewhere on the days of this match. */
export function isTaken({ db }: Pick<Deps, 'db'>, match: Match): boolean {
  return matchStore(db)
    .overlapping(match)
    .some(({ state }) => MATCH_RULES[state].isActive);
}

function setState({ db, clock, site }: Deps, before: Match, state: MatchState, { reason = '' }: Step): void {
  const now = clock.now();
  try {
    matchStore(db).setState({
      id: before.id,
      state,
      reason,
      answer_until: answerUntil(state, now, site.matching),
      now,
    });
  } catch (error) {
    // The database keeps two employers from one person, whoever asks first.
    if (error instanceof Error && error.message === 'match_overlaps') throw problem('match_overlaps');
    throw error;
  }
}

/**
 * Ends other proposals for the same days. What may be taken back must not cost them: `settleMatches` ends them once it
 * cannot, also after a crash. Until then the database keeps others from accepting this person.
 */
function endElsewhere(deps: Deps, before: Match, { mayBeUndone = false }: Step): void {
  if (mayBeUndone) matchStore(deps.db).lookAtMatchesOf(before.applicant_id);
  else putBackElsewhere(deps, before);
}

function freePlace(deps: Deps, before: Match): void {
  if (isOffered(before.state)) reopenIfFilled(deps, before.requirement_id);
  fillPlaces(deps, before.requirement_id);
  // The candidate's days are free again: other requirements that have them on a waiting list may propose them.
  if (MATCH_RULES[before.state].isActive) matchStore(deps.db).lookAtWaitingListsOf(before.applicant_id);
}
