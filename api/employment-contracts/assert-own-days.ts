import type { ContractTerms } from '#contract/employment-contracts/contract-rules.ts';
import { daysBetween } from '#contract/placements/placement-rules.ts';
import type { Deps } from '../deps.ts';
import { fieldProblem } from '../http/problem.ts';
import { candidateNow } from '../matches/candidate-pages.ts';
import { placementStore } from '../placements/placement.store.ts';

/**
 * Vacation and days worked can be corrected after the place was taken, and days be moved: nobody is sent a contract for
 * a holiday job outside the vacation, or for more days than the law leaves beside other places. Call it once the match has
 * the days. Throws `match_days`.
 */
export function assertOwnDays(deps: Deps, applicantId: string, { model, starts_on, ends_on }: ContractTerms): void {
  const { vacation_from: from = '', vacation_until: until = '' } = placementStore(deps.db).find(applicantId) ?? {};
  const isOutside = model === 'holiday' && ((from !== '' && starts_on < from) || (until !== '' && ends_on > until));
  // Nothing is counted of whoever has left the pool.
  const { taken, daysLeft } = candidateNow(deps, applicantId) ?? { taken: [], daysLeft: 0 };
  const days = taken.reduce((sum, one) => sum + daysBetween(one.from, one.until), 0);
  if (!isOutside && days <= daysLeft) return;
  throw fieldProblem([{ path: 'ends_on', code: 'match_days', params: { max: deps.site.programme.maxDays } }]);
}
