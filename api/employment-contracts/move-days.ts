import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { matchStore } from '../matches/match.store.ts';
import { contractWantedStore } from './contract-wanted.store.ts';

/**
 * Gives the match the days of its contract, so that nobody else is promised them. Call it inside a transaction. Throws
 * `contract_overlaps`.
 */
export function moveDays({ db }: Deps, matchId: string, days: { starts_on: string; ends_on: string }): void {
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
