import { isSignedContract } from '#contract/employment-contracts/contract-rules.ts';
import { type EmployerReads, employerReads } from '#contract/model/employer-reads.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import { ENDED_STATUSES } from '#contract/model/status.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { type Contract, contractStore } from '../employment-contracts/contract.store.ts';
import { contractLifeStore } from '../employment-contracts/contract-life.store.ts';
import { contractCopyStore } from '../employment-contracts/copies/contract-copy.store.ts';
import { isUndoable, undoKey } from '../many/undo.ts';
import { matchStore } from '../matches/match.store.ts';
import { consentStore } from './consent.store.ts';

export type ReadsParts = Pick<Deps, 'db' | 'clock'>;

/** As much of a match as says whose it is and where it stands. */
export interface OneMatch {
  id: string;
  applicant_id: string;
  state: MatchState;
}

/** What the employer of a match reads of its candidate, by `employerReads`. */
export function readsInMatch(deps: ReadsParts, match: OneMatch): EmployerReads {
  const { id, applicant_id } = match;
  return employerReads({
    state: toldState(deps, match),
    isSigned: isSignedMatch(deps, id),
    hasConsent: hasConsent(deps, applicant_id),
    isVetted: employerStore(deps.db).isVetted(matchStore(deps.db).employerOf(id)),
  });
}

/**
 * Where a match is for its employer and its candidate. While a release can be taken back, neither sees it: a candidate
 * who had read or even accepted the offer would lose it without a word.
 */
export function toldState(deps: ReadsParts, { id, state }: Pick<OneMatch, 'id' | 'state'>): MatchState {
  return state === 'released' && isUndoable(deps, undoKey('release', id)) ? 'accepted' : state;
}

/** Whether its two sides know of a contract: a draft is the operator's alone, as is what may become one again. */
export function isContractTold(deps: ReadsParts, { id, state }: Pick<Contract, 'id' | 'state'>): boolean {
  return state !== 'draft' && !isUndoable(deps, undoKey('send', id));
}

/** What an employer reads of somebody in the pool: as much as in the match that tells it most. */
export function readsInPool(deps: ReadsParts, applicantId: string, employerId: string): EmployerReads {
  const all = matchStore(deps.db)
    .activeOf(applicantId)
    .filter((match) => matchStore(deps.db).employerOf(match.id) === employerId)
    .map((match) => readsInMatch(deps, match));
  return all.find((one) => one !== 'number') ?? 'number';
}

/** Whether both have signed a contract of this match, and it was not cancelled. */
export function isSignedMatch({ db }: Pick<Deps, 'db'>, matchId: string): boolean {
  const contract = contractStore(db).ofMatch(matchId);
  if (contract === undefined || contract.state === 'ended') return contract !== undefined;
  return isSignedContract(
    contract.state,
    contractCopyStore(db).ofContract(contract.id),
    contractLifeStore(db).marks(contract.id),
  );
}

/** Whether somebody agrees to be shown to employers: a consent ends with its application. */
export function hasConsent({ db }: Pick<Deps, 'db'>, applicantId: string): boolean {
  const applicant = applicantStore(db).find(applicantId);
  if (!applicant || ENDED_STATUSES.includes(applicant.status)) return false;
  return consentStore(db).given(applicantId, 'employers') !== undefined;
}
