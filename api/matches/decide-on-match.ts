import type { MatchState } from '#contract/model/match-rules.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { toldState } from '../placements/employer-reads.ts';
import { type Match, matchStore } from './match.store.ts';
import type { Step } from './match-step.ts';
import { isTaken, stepMatch } from './step-match.ts';

/**
 * Somebody's decision about the match that they saw. A press that is doubled decides once; over somebody else's change it
 * is refused. Call it inside a transaction.
 */
export function decideOnMatch(deps: Deps, row: Match, { seen, decision, ...step }: Decision): void {
  if (isRepeated(row, { seen, decision })) return;
  if (row.version !== seen) throw problem(isTaken(deps, row) ? 'match_overlaps' : 'match_changed');
  stepMatch(deps, row, decision, step);
}

/** Whether this decision was made already, by a press that is doubled. */
export function isRepeated(row: Match, { seen, decision }: Pick<Decision, 'seen' | 'decision'>): boolean {
  return row.state === decision && row.version === seen + 1;
}

export interface Decision extends Step {
  /** The version that was seen. */
  seen: number;
  decision: MatchState;
}

/** An offer that can still be taken back is none yet to its candidate. Throws `match_not_found`. */
export function assertTold(deps: Pick<Deps, 'db' | 'clock'>, row: Match): void {
  if (toldState(deps, row) !== row.state) throw problem('match_not_found');
}

/** Throws `match_not_found`. */
export function existingMatch({ db }: Pick<Deps, 'db'>, id: string): Match {
  const row = matchStore(db).find(id);
  if (!row) throw problem('match_not_found');
  return row;
}
