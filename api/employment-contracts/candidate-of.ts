import { ENDED_STATUSES } from '#contract/model/status.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { problem } from '../http/problem.ts';
import { matchStore } from '../matches/match.store.ts';
import { hasConsent, isSignedMatch, type ReadsParts, readsInMatch } from '../placements/employer-reads.ts';
import { placementStore } from '../placements/placement.store.ts';
import type { Contract } from './contract.store.ts';

type Parts = ReadsParts & Pick<Deps, 'db'>;

/** Who the candidate of a contract is to its employer. */
export function candidateOf(deps: Parts, { match_id, applicant_id, employer_id, state }: Contract) {
  const number = placementStore(deps.db).find(applicant_id)?.pool_number ?? null;
  const match = matchStore(deps.db).find(match_id);
  const status = applicantStore(deps.db).find(applicant_id)?.status;
  const hasEnded = status !== undefined && ENDED_STATUSES.includes(status);
  return {
    candidate_number: number === null ? '' : candidateNumber(number),
    reads: match ? readsInMatch(deps, match) : ('number' as const),
    is_vetted: employerStore(deps.db).isVetted(employer_id),
    has_left: hasEnded && state !== 'cancelled' && state !== 'ended' && isSignedMatch(deps, match_id),
  };
}

/** A contract rests while its employer may not read who the candidate is. */
export function isResting(deps: ReadsParts, { match_id, applicant_id, employer_id }: Contract): boolean {
  const isShown = hasConsent(deps, applicant_id) && employerStore(deps.db).isVetted(employer_id);
  return !isShown && !isSignedMatch(deps, match_id);
}

/** Throws `contract_rests`. */
export function assertNotResting(deps: ReadsParts, row: Contract): void {
  if (isResting(deps, row)) throw problem('contract_rests');
}

/** Papers of a contract bear the name. Throws `contract_rests` for an employer that may not read it. */
export function assertShown(deps: ReadsParts, { match_id }: Contract): void {
  const match = matchStore(deps.db).find(match_id);
  if (!match || readsInMatch(deps, match) === 'number') throw problem('contract_rests');
}
