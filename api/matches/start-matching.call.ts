import { randomUUID } from 'node:crypto';
import type { RequirementFacts } from '#contract/matching/matching.ts';
import { rank } from '#contract/matching/rank-candidates.ts';
import type { Deps } from '../deps.ts';
import { employer, employerOf } from '../employers/caller-employer.ts';
import { assertLawful } from '../employers/lawful.ts';
import { recordEmployer } from '../employers/record-employer.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { requirementOf } from '../employers/view-requirement.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { candidateNow, requirementFacts } from './candidate-pages.ts';
import { fillPlaces } from './fill-places.ts';
import { matchStore, type WaitingMatch } from './match.store.ts';
import { matchingStore } from './matching.store.ts';
import { pageOfMatches } from './page-of-matches.ts';
import type { PoolRanking } from './rank-pool.ts';
import { rankPool } from './rank-pool.ts';

/** Ranks the pool for an open requirement. Pressed again, it takes in new candidates; whoever is further stays so. */
export const startMatching = endpoint('startMatching', {
  auth: employer,
  // Each reads the whole pool.
  limit: { perNetwork: 120, perCaller: 30 },
  async handle({ deps, caller, input: { requirement_id: id, version } }) {
    const seen = () => {
      const own = employerOf(deps, caller.account.id);
      const row = requirementOf(deps, own.id, id);
      if (own.state !== 'vetted') throw problem('employer_not_vetted');
      if (row.version !== version) throw problem('employer_changed');
      const requirement = row.state === 'open' ? requirementFacts(row, deps) : undefined;
      if (!requirement) throw problem('requirement_not_open');
      assertLawful(deps, row);
      return { row, requirement };
    };
    const { row, requirement } = seen();
    const ranking = await rankPool(deps, requirement, row.headcount ?? 0);
    // A few hundred rows, for which the disk takes as long as all the rest: others are answered meanwhile.
    await deps.writeTurn.tx(() => keepRanking(deps, seen(), ranking, caller.account.id));
    return pageOfMatches(deps, id, { phase: 'current' });
  },
});

/** Makes a ranking the waiting list of a requirement, and proposes the best of it. Call it inside a transaction. */
function keepRanking(
  deps: Deps,
  { row: { id, employer_id }, requirement }: { row: Requirement; requirement: RequirementFacts },
  ranking: PoolRanking,
  accountId: string,
): void {
  const { db, clock } = deps;
  const matches = matchStore(db);
  const { ranked, candidates, fitting, excluded } = ranking;
  const now = clock.now();
  const left = new Map(matches.waiting(id).map((row) => [row.applicant_id, row]));
  // Ranking the pool takes a while: who has left it or changed meanwhile counts as they are now.
  const still = ranked.flatMap(({ candidate }) => candidateNow(deps, candidate.id) ?? []);
  for (const row of waitingListOf(rank(requirement, still).ranked)) {
    const before = left.get(row.applicant_id);
    left.delete(row.applicant_id);
    // Written only where it has changed: a write costs others more of their time than the whole comparison.
    if (!before || !isSame(before, row)) matches.rank({ ...row, id: randomUUID(), requirement_id: id, now });
  }
  for (const row of left.values()) matches.drop(row.id);
  matchingStore(db).save(id, { ran_at: now, candidates, ranked: fitting, excluded });
  recordEmployer(deps, employer_id, accountId, 'matching-started');
  fillPlaces(deps, id, true);
}

type Place = Omit<WaitingMatch, 'id'>;

/** Pure. */
function waitingListOf(ranked: PoolRanking['ranked']): Place[] {
  return ranked.map(({ candidate, score, span }, index) => ({
    applicant_id: candidate.id,
    score: score.total,
    rank: index + 1,
    starts_on: span.from,
    ends_on: span.until,
    score_parts: JSON.stringify(score),
  }));
}

function isSame(before: Place, now: Place): boolean {
  return (Object.keys(now) as (keyof Place)[]).every((key) => before[key] === now[key]);
}
