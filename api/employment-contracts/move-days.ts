import type { ContractTerms } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { matchStore } from '../matches/match.store.ts';
import { contractWantedStore } from './contract-wanted.store.ts';

type Days = Pick<ContractTerms, 'starts_on' | 'ends_on'>;

/**
 * Gives the match the days of its contract, so that nobody else is promised them. Call it inside a transaction. Throws
 * `contract_overlaps`.
 */
export function moveDays({ db }: Deps, matchId: string, days: Days): void {
  const matches = matchStore(db);
  try {
    contractWantedStore(db).moveDays(matchId, days);
  } catch (error) {
    if (error instanceof Error && error.message === 'match_overlaps') throw problem('contract_overlaps');
    throw error;
  }
  const match = matches.find(matchId);
  if (!match) return;
  // Other employers may have proposals for the new days, and waiting lists for those that are free now.
  matches.lookAtMatchesOf(match.applicant_id);
  matches.lookAtWaitingListsOf(match.applicant_id);
}

/** The days of these terms and of those that hold until both have signed these: nobody else is promised either. Pure. */
export function daysBothHold(newest: Days, held: Days): Days {
  return {
    starts_on: newest.starts_on < held.starts_on ? newest.starts_on : held.starts_on,
    ends_on: newest.ends_on > held.ends_on ? newest.ends_on : held.ends_on,
  };
}
