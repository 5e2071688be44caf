import type { MatchState } from '#contract/match-rules.ts';
import { rank } from '#contract/rank-candidates.ts';
import type { Deps } from '../deps.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { candidateOf, requirementFacts } from '../matches/candidate-pages.ts';
import type { Match } from '../matches/match.store.ts';
import { stepMatch } from '../matches/step-match.ts';

/**
 * Brings back what ended as the requirement was filled or became a draft, the best first, as far as there are places and
 * the people still fit on the same days. Call it inside a transaction, once the requirement is open.
 */
export function bringBack(deps: Deps, requirement: Requirement): void {
  const { matches } = deps;
  for (const match of matches.withdrawn(requirement.id)) {
    if (matches.countPhase(requirement.id, 'current') >= (requirement.headcount ?? 0)) return;
    const state = stateBefore(deps, match);
    if (state && stillFits(deps, requirement, match))
      stepMatch(deps, match, state, { actor: 'server', isKnownTo: 'employer' });
  }
}

/** In which state it comes back; undefined where something else has ended it. Whoever had an offer is released anew. */
function stateBefore({ events }: Pick<Deps, 'events'>, { id }: Match): 'proposed' | 'accepted' | undefined {
  const ended = events.lastOf('match', id, ['match-withdrawn']);
  const { from, because } = JSON.parse(ended?.detail ?? '{}') as { from?: MatchState; because?: string };
  if (because !== 'filled' && because !== 'draft') return undefined;
  return from === 'proposed' ? 'proposed' : 'accepted';
}

function stillFits({ assignments, matchings, site }: Deps, requirement: Requirement, match: Match): boolean {
  const facts = requirementFacts(requirement, site.programme);
  const row = assignments.candidate(match.applicant_id);
  if (!facts || !row) return false;
  const taken = matchings.taken(match.applicant_id, match.applicant_id);
  const [found] = rank(facts, [candidateOf(row, taken)]).ranked;
  return found?.span.from === match.starts_on && found.span.until === match.ends_on;
}
