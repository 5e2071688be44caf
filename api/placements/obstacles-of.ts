import { takesPlacement } from '#contract/model/status.ts';
import type { CandidateObstacle } from '#contract/placements/candidacy.ts';
import type { Applicant } from '../applicants/applicant.store.ts';
import { consentStore } from './consent.store.ts';
import { type JudgedParts, judgeForPool } from './judge-for-pool.ts';
import { hadPlace, toldStakesOf } from './stakes.ts';

/** What keeps an applicant out of the pool despite their consent; empty for those who have an offer, or have or had a place. */
export function obstaclesOf(
  deps: JudgedParts,
  applicant: Pick<Applicant, 'id' | 'status' | 'season_id'>,
): CandidateObstacle[] {
  const { id, status } = applicant;
  if (!takesPlacement(status) || consentStore(deps.db).given(id, 'employers') === undefined) return [];
  return toldStakesOf(deps, id).length > 0 || hadPlace(deps, applicant) ? [] : judgeForPool(deps, id).obstacles;
}
