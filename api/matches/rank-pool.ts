import { MIN_RANKED, RANKED_PER_PLACE } from '#contract/limits.ts';
import { EXCLUSIONS, type Exclusion, type Ranked, type RequirementFacts } from '#contract/matching/matching.ts';
import { byRank, rank } from '#contract/matching/rank-candidates.ts';
import type { Deps } from '../deps.ts';
import { candidatePages } from './candidate-pages.ts';
import { matchingStore } from './matching.store.ts';

export interface PoolRanking {
  /** The best: as many as are kept for the places. */
  ranked: Ranked[];
  /** How many were looked at, and how many of them fit. */
  candidates: number;
  fitting: number;
  excluded: Record<Exclusion, number>;
}

/** Ranks the whole pool for a requirement, page by page. Whoever is further than its waiting list is left out. */
export async function rankPool(
  deps: Pick<Deps, 'db'>,
  requirement: RequirementFacts,
  places: number,
): Promise<PoolRanking> {
  const kept = Math.max(MIN_RANKED, RANKED_PER_PLACE * places);
  const excluded = Object.fromEntries(EXCLUSIONS.map((one) => [one, 0])) as Record<Exclusion, number>;
  const found: PoolRanking = { ranked: [], candidates: 0, fitting: 0, excluded };
  for await (const page of candidatePages(deps)) {
    const further = matchingStore(deps.db).further(requirement.id, page[0]?.id ?? '', page.at(-1)?.id ?? '');
    const those = page.filter(({ id }) => !further.has(id));
    const part = rank(requirement, those);
    found.candidates += those.length;
    found.fitting += part.ranked.length;
    for (const { exclusions } of part.excluded) for (const one of exclusions) excluded[one] += 1;
    found.ranked.push(...part.ranked);
    // Sorted only when it has doubled: each page would sort all of them again.
    if (found.ranked.length > 2 * kept) found.ranked = best(found.ranked, kept);
  }
  found.ranked = best(found.ranked, kept);
  return found;
}

function best(ranked: Ranked[], count: number): Ranked[] {
  return ranked.sort(byRank).slice(0, count);
}
