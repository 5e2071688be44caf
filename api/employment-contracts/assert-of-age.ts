import type { ContractTerms } from '#contract/employment-contracts/contract-rules.ts';
import { ageOn } from '#contract/placements/placement-rules.ts';
import type { Deps } from '../deps.ts';
import { fieldProblem } from '../http/problem.ts';

/**
 * A birth date can be corrected after the place was taken, and days be moved: no contract goes out whose first day
 * comes before the candidate is old enough. Throws `contract_too_young`.
 */
export function assertOfAge({ site }: Pick<Deps, 'site'>, { candidate, starts_on }: ContractTerms): void {
  const { minAge } = site.programme;
  if (candidate.born_on === '' || starts_on === '' || ageOn(candidate.born_on, starts_on) >= minAge) return;
  throw fieldProblem([{ path: 'starts_on', code: 'contract_too_young', params: { age: minAge } }]);
}
