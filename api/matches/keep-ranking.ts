import { randomUUID } from 'node:crypto';
import type { RequirementFacts } from '#contract/matching/matching.ts';
import { rank } from '#contract/matching/rank-candidates.ts';
import type { Deps } from '../deps.ts';
import { recordEmployer } from '../employers/record-employer.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { candidateNow } from './candidate-pages.ts';
import { fillPlaces } from './fill-places.ts';
import { matchStore, type WaitingMatch } from './match.store.ts';
import { matchingStore } from './matching.store.ts';
import type { PoolRanking } from './rank-pool.ts';

/** Makes a ranking the waiting list of a requirement, and proposes the best of it. Call it inside a transaction. */
export function keepRanking(
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
