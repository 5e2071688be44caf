import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import { mailEmployer } from '../employers/mail-employer.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { answerUntil } from '../time/answer-until.ts';
import { berlinDate, lastDayOf } from '../time/berlin-time.ts';
import { matchStore } from './match.store.ts';
import { factsOfRequirement } from './match-facts.ts';
import { recordMatch } from './record-match.ts';

/**
 * Proposes the next of the waiting list for every free place of an open requirement. The employer is told by one mail,
 * unless it knows already. Returns how many moved up. Call it inside a transaction.
 */
export function fillPlaces(deps: Deps, requirementId: string, isKnown = false): number {
  const { db, clock, site } = deps;
  const matches = matchStore(db);
  const requirement = requirementStore(db).find(requirementId);
  if (requirement?.state !== 'open' || requirement.headcount === null) return 0;
  if (unlawfulOf(deps, requirement).length > 0) return 0;
  const free = requirement.headcount - matches.countPhase(requirementId, 'current');
  if (free <= 0) return 0;
  const now = clock.now();
  const answer_until = answerUntil('proposed', now, site.matching);
  const moved = matches.next({ requirement: requirementId, today: berlinDate(now), most: free });
  for (const match of moved) {
    matches.setState({ id: match.id, state: 'proposed', reason: '', answer_until, now });
    recordMatch(deps, match, 'proposed', { actor: 'server' });
  }
  if (moved.length > 0 && !isKnown)
    mailEmployer(deps, requirement.employer_id, 'employer-match-proposed', {
      ...factsOfRequirement(requirement),
      count: String(moved.length),
      answer: lastDayOf(answer_until) ?? '',
    });
  return moved.length;
}

/** A requirement of which all places are confirmed is filled. */
export function markFilled(deps: Deps, requirementId: string): void {
  const requirement = requirementStore(deps.db).find(requirementId);
  if (requirement?.state !== 'open' || requirement.headcount === null) return;
  if (matchStore(deps.db).countInState(requirementId, 'confirmed') < requirement.headcount) return;
  setState(deps, requirement, 'filled');
}

/**
 * A requirement that was full is open again when somebody leaves. One that its employer has marked as filled stays so, and
 * one of an employer that was refused since.
 */
export function reopenIfFilled(deps: Deps, requirementId: string): void {
  const requirement = requirementStore(deps.db).find(requirementId);
  if (requirement?.state !== 'filled' || requirement.headcount === null) return;
  if (matchStore(deps.db).countInState(requirementId, 'confirmed') + 1 < requirement.headcount) return;
  if (employerStore(deps.db).find(requirement.employer_id)?.state === 'refused') return;
  setState(deps, requirement, 'open');
}

function setState(
  deps: Deps,
  { id, employer_id }: { id: string; employer_id: string },
  state: 'open' | 'filled',
): void {
  requirementStore(deps.db).setState(id, state);
  recordEvent(deps, ['employer', employer_id], { actor: 'system', action: `requirement-${state}` });
}
