import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { recordEmployer } from '../employers/record-employer.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { fillPlaces } from './fill-places.ts';
import type { PoolRanking } from './rank-pool.ts';

/** Makes a ranking the waiting list of a requirement, and proposes the best of it. Call it inside a transaction. */
export function keepRanking(
  deps: Deps,
  { id, employer_id }: Requirement,
  ranking: PoolRanking,
  accountId: string,
): void {
  const { matches, matchings, clock } = deps;
  const { ranked, candidates, fitting, excluded } = ranking;
  const now = clock.now();
  matches.unrank(id);
  for (const [index, { candidate, score, span }] of ranked.entries())
    matches.rank({
      id: randomUUID(),
      requirement_id: id,
      applicant_id: candidate.id,
      score: score.total,
      rank: index + 1,
      starts_on: span.from,
      ends_on: span.until,
      score_parts: JSON.stringify(score),
      now,
    });
  matches.dropUnranked(id);
  matchings.save(id, { ran_at: now, candidates, ranked: fitting, excluded });
  recordEmployer(deps, employer_id, accountId, 'matching-started');
  fillPlaces(deps, id, true);
}
