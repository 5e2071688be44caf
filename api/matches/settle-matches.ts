import { MATCH_RULES } from '#contract/model/match-rules.ts';
import { fateOf, type Leaving } from '#contract/model/stake-rules.ts';
import { ENDED_STATUSES } from '#contract/model/status.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import { attempt } from '../db/attempt.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { contractLifeStore } from '../employment-contracts/contract-life.store.ts';
import { tellLeft } from '../employment-contracts/tell-left.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { undoableApplicants } from '../many/undo.ts';
import { consentStore } from '../placements/consent.store.ts';
import { isSignedMatch } from '../placements/employer-reads.ts';
import { stakeIn } from '../placements/stakes.ts';
import { answerUntil, behindQuietDays } from '../time/answer-until.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { fillPlaces, markFilled } from './fill-places.ts';
import { type Match, matchStore } from './match.store.ts';
import { matchListStore } from './match-list.store.ts';
import type { Step } from './match-step.ts';
import { recordMatch } from './record-match.ts';
import { giveAnotherDay } from './remind-of-matches.ts';
import { stepMatch } from './step-match.ts';
import { putBackElsewhere } from './withdraw-conflicting-proposals.ts';

const AT_ONCE = 20;
const ALL = Number.MAX_SAFE_INTEGER;

/** Ends or brings on matches whose requirement or application has changed. Answers whether there is more. */
export function settleMatches(deps: Deps): boolean {
  const matches = matchStore(deps.db);
  // What can still be undone, on the desk or of several acts, has ended nothing yet.
  const stale = matches.firstStale(deps.clock.now(), undoableApplicants(deps));
  if (!stale) return false;
  const settle = () => {
    const isDone =
      stale.subject === 'applicant'
        ? settleApplicant(deps, stale.subject_id)
        : settleRequirement(deps, stale.subject_id);
    if (isDone) matches.forgetStale(stale);
  };
  // One that fails is looked at again after its next change.
  attempt(deps, stale, 'matches not settled', settle, () => void matches.forgetStale(stale));
  return true;
}

/**
 * Ends what is open for somebody who leaves, by `fateOf`, but work that is done. Call it inside a transaction.
 */
export function endMatchesOf(deps: Deps, applicantId: string, leaving: Leaving): void {
  const today = berlinDate(deps.clock.now());
  const open = matchStore(deps.db).openOfApplicant(applicantId, ALL);
  const ending = open.filter((match) => match.ends_on >= today && fateOf(stakeIn(deps, match), leaving) === 'ends');
  end(deps, ending, { actor: 'server', isKnownTo: 'candidate' });
}

/** Expires what nobody has answered or released in time. Answers whether there is more. */
export function expireMatches(deps: Deps): boolean {
  const now = deps.clock.now();
  const unreleased = matchStore(deps.db).unreleased(berlinDate(now));
  return [
    doSome(deps, matchStore(deps.db).due(now), 'not expired', (match) => expire(deps, match)),
    doSome(deps, unreleased, 'not expired', (match) => stepMatch(deps, match, 'expired', { actor: 'server' })),
  ].includes(true);
}

/** Does some of these; those that fail keep no others from it. Answers whether there may be more. */
function doSome(deps: Deps, matches: readonly Match[], failed: string, work: (match: Match) => void): boolean {
  let done = 0;
  for (const match of matches) {
    if (done === AT_ONCE) return true;
    if (attempt(deps, { match: match.id }, failed, () => work(match))) done += 1;
  }
  return false;
}

function expire(deps: Deps, { id, version }: Match): void {
  // An answer may have come since it was read.
  const now = matchStore(deps.db).find(id);
  if (now?.version !== version || now.answer_until === null) return;
  const wasBarred = isBarred(deps, now);
  const until = wasBarred
    ? (answerUntil(now.state, deps.clock.now(), deps.site.matching) ?? 0)
    : behindQuietDays(now.answer_until, deps.site.matching);
  if (!wasBarred && deps.clockWatch.wasOff(now.answer_until)) giveAnotherDay(deps, now);
  else if (until > now.answer_until) matchStore(deps.db).setAnswerUntil(id, until);
  else stepMatch(deps, now, 'expired', { actor: 'server' });
}

/**
 * Whether nobody could answer: an offer's mail still waits, or its pay is below a new minimum, which is a to-do of the
 * operator; or an employer is vetted anew. Then there is the whole time again, of work that has not begun.
 */
function isBarred(deps: Deps, { id, state, applicant_id, starts_on }: Match): boolean {
  const { db, clock } = deps;
  const isAhead = starts_on >= berlinDate(clock.now());
  const offer = state === 'released' ? matchListStore(db).whole(id) : undefined;
  if (!offer) return isAhead && !employerStore(db).isVetted(matchStore(db).employerOf(id));
  const isUnderpaid = isAhead && unlawfulOf(deps, offer).some(({ code }) => code === 'wage_below_minimum');
  return isUnderpaid || outboxStore(db).isWaiting(applicant_id, 'match-offered');
}

/** Gives back the places of work that its two sides have ended before it began: both know of it. */
function giveBackUnbegun(deps: Deps, applicantId: string): void {
  for (const match of matchStore(deps.db).activeOf(applicantId)) {
    const contract = match.state === 'confirmed' ? contractStore(deps.db).ofMatch(match.id) : undefined;
    const end = contract?.state === 'ended' ? contractLifeStore(deps.db).end(contract.id) : undefined;
    if (end && end.last_day < match.starts_on)
      stepMatch(deps, match, 'withdrawn', { actor: 'server', isKnownTo: 'both' });
  }
}

function settleApplicant(deps: Deps, id: string): boolean {
  giveBackUnbegun(deps, id);
  const status = applicantStore(deps.db).find(id)?.status;
  const hasEnded = status !== undefined && ENDED_STATUSES.includes(status);
  if (!hasEnded) {
    if (!consentStore(deps.db).given(id, 'employers')) endMatchesOf(deps, id, 'consent');
    else putBackTaken(deps, id);
    return true;
  }
  endMatchesOf(deps, id, 'end');
  for (const { id: matchId } of matchStore(deps.db).activeOf(id)) {
    const contract = isSignedMatch(deps, matchId) ? contractStore(deps.db).ofMatch(matchId) : undefined;
    if (contract && contract.state !== 'ended') tellLeft(deps, contract);
  }
  return true;
}

/** The days of a placement may have moved onto those of a proposal. */
function putBackTaken(deps: Deps, applicantId: string): void {
  for (const match of matchStore(deps.db).activeOf(applicantId)) putBackElsewhere(deps, match);
}

function settleRequirement(deps: Deps, id: string): boolean {
  const { db } = deps;
  const matches = matchStore(db);
  const state = requirementStore(db).find(id)?.state;
  switch (state) {
    case 'open':
      markFilled(deps, id);
      fillPlaces(deps, id);
      return true;
    case 'filled':
      // Whoever was offered the placement may still answer.
      return endAll(deps, matches.unoffered(id, ALL), state);
    case 'closed':
    case 'draft':
      matches.dropWaiting(id);
      return endAll(deps, [...matches.unoffered(id, ALL), ...matches.offered(id, ALL)], state);
    default:
      return true;
  }
}

/** Answers whether these were the last ones. */
function endAll(deps: Deps, open: readonly Match[], because: Step['because']): boolean {
  const step: Step = { actor: 'server', isKnownTo: 'employer', because };
  return !doSome(deps, open, 'not ended', (match) => end(deps, [match], step));
}

function end(deps: Deps, open: readonly Match[], step: Step): void {
  for (const match of open) {
    // Ending one may have moved another.
    const now = matchStore(deps.db).find(match.id);
    if (!now) continue;
    if (MATCH_RULES[now.state].holdsPlace) stepMatch(deps, now, 'withdrawn', step);
    else leaveWaitingList(deps, now);
  }
}

function leaveWaitingList(deps: Deps, match: Match): void {
  if (match.state !== 'shortlisted') return;
  matchStore(deps.db).setState({
    id: match.id,
    state: 'withdrawn',
    reason: '',
    answer_until: null,
    now: deps.clock.now(),
  });
  recordMatch(deps, match, 'withdrawn', { actor: 'server' });
}
