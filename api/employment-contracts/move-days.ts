import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { matchStore } from '../matches/match.store.ts';
import { contractWantedStore } from './contract-wanted.store.ts';

interface Days {
  starts_on: string;
  ends_on: string;
}

/**
 * Gives the match the days of its contract, so that nobody else is promised them. Call it inside a transaction. Throws
 * `contract_overlaps`.
 */
export function moveDays({ db }: Deps, matchId: string, days: Days): void {
  try {
    contractWantedStore(db).moveDays(matchId, days);
  } catch (error) {
    if (error instanceof Error && error.message === 'match_overlaps') throw problem('contract_overlaps');
    throw error;
  }
  const match = matchStore(db).find(matchId);
  if (!match) return;
  // Other employers may have proposals for the new days, and waiting lists for those that are free now.
  matchStore(db).lookAtMatchesOf(match.applicant_id);
  matchStore(db).lookAtWaitingListsOf(match.applicant_id);
}
