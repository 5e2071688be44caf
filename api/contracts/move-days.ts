import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';

interface Days {
  starts_on: string;
  ends_on: string;
}

/** Gives the match the days of its contract, so that nobody else is promised them. Throws `contract_overlaps`. */
export function moveDays({ contractsWanted }: Pick<Deps, 'contractsWanted'>, matchId: string, days: Days): void {
  try {
    contractsWanted.moveDays(matchId, days);
  } catch (error) {
    if (error instanceof Error && error.message === 'match_overlaps') throw problem('contract_overlaps');
    throw error;
  }
}
