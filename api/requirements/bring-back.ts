import { rank } from '#contract/matching/rank-candidates.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { candidateNow, requirementFacts } from '../matches/candidate-pages.ts';
import { type Match, matchStore } from '../matches/match.store.ts';
import { stepMatch } from '../matches/step-match.ts';
import { berlinDate } from '../time/berlin-time.ts';

/**
 * Proposes again what ended as the requirement was filled or became a draft, the best first, as far as there are places
 * and the people still fit on the same days. The employer accepts anew: nobody is accepted by the server. Call it inside a transaction, once the requirement is open.
 */
export function bringBack(deps: Deps, requirement: Requirement): void {
  const { db, clock } = deps;
  if (unlawfulOf(deps, requirement).length > 0) return;
  for (const match of matchStore(db).withdrawn({ requirement: requirement.id, today: berlinDate(clock.now()) })) {
    if (matchStore(db).countPhase(requirement.id, 'current') >= (requirement.headcount ?? 0)) return;
    if (wasEndedWithIt(deps, match) && stillFits(deps, requirement, match))
      stepMatch(deps, match, 'proposed', { actor: 'server', isKnownTo: 'employer' });
  }
}

function wasEndedWithIt({ db }: Pick<Deps, 'db'>, { id }: Match): boolean {
  const ended = eventStore(db).lastOf('match', id, ['match-withdrawn']);
  const { because } = JSON.parse(ended?.detail ?? '{}') as { because?: string };
  return because === 'filled' || because === 'draft';
}

function stillFits(deps: Deps, requirement: Requirement, match: Match): boolean {
  const facts = requirementFacts(requirement, deps);
  const candidate = candidateNow(deps, match.applicant_id);
  if (!facts || !candidate) return false;
  const [found] = rank(facts, [candidate]).ranked;
  return found?.span.from === match.starts_on && found.span.until === match.ends_on;
}
