import { isSignedContract } from '#contract/employment-contracts/contract-rules.ts';
import { type EmployerReads, employerReads } from '#contract/model/employer-reads.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import { ENDED_STATUSES } from '#contract/model/status.ts';
import type { Deps } from '../deps.ts';

export type ReadsParts = Pick<Deps, 'applicants' | 'consents' | 'contracts' | 'contractCopies' | 'matches'>;

/** As much of a match as says whose it is and where it stands. */
export interface OneMatch {
  id: string;
  applicant_id: string;
  state: MatchState;
}

/** What the employer of a match reads of its candidate, by `employerReads`. */
export function readsInMatch(deps: ReadsParts, { id, applicant_id, state }: OneMatch): EmployerReads {
  return employerReads({ state, isSigned: isSignedMatch(deps, id), hasConsent: hasConsent(deps, applicant_id) });
}

/** What an employer reads of somebody in the pool: as much as in the match that tells it most. */
export function readsInPool(deps: ReadsParts, applicantId: string, employerId: string): EmployerReads {
  const all = deps.matches
    .activeOf(applicantId)
    .filter((match) => deps.matches.employerOf(match.id) === employerId)
    .map((match) => readsInMatch(deps, match));
  return all.find((one) => one !== 'number') ?? 'number';
}

/** Whether both have signed a contract of this match, and it was not cancelled. */
export function isSignedMatch({ contracts, contractCopies }: ReadsParts, matchId: string): boolean {
  const contract = contracts.ofMatch(matchId);
  return contract !== undefined && isSignedContract(contract.state, contractCopies.ofContract(contract.id));
}

/** Whether somebody agrees to be shown to employers: a consent ends with its application. */
export function hasConsent({ applicants, consents }: ReadsParts, applicantId: string): boolean {
  const applicant = applicants.find(applicantId);
  if (!applicant || ENDED_STATUSES.includes(applicant.status)) return false;
  return consents.given(applicantId, 'employers') !== undefined;
}
