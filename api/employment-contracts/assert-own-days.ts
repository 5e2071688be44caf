import type { ContractTerms } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { fieldProblem } from '../http/problem.ts';
import { matchStore } from '../matches/match.store.ts';
import { placementStore } from '../placements/placement.store.ts';
import type { Contract } from './contract.store.ts';

/**
 * Vacation and days worked can be corrected after the place was taken, and days be moved: nobody is sent a contract for
 * a holiday job outside the vacation, or for more days than the law leaves beside other places. Call it once the match has
 * the days. Throws `match_days`.
 */
export function assertOwnDays(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  { applicant_id, match_id }: Pick<Contract, 'applicant_id' | 'match_id'>,
  { model, starts_on, ends_on }: ContractTerms,
): void {
  const { vacation_from: from = '', vacation_until: until = '' } = placementStore(db).find(applicant_id) ?? {};
  const isOutside = model === 'holiday' && ((from !== '' && starts_on < from) || (until !== '' && ends_on > until));
  if (!isOutside && !matchStore(db).exceedsDays(match_id)) return;
  throw fieldProblem([{ path: 'ends_on', code: 'match_days', params: { max: site.programme.maxDays } }]);
}
