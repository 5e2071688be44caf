import type { Deps } from '../deps.ts';
import { fillPlaces } from './fill-places.ts';
import { type Match, matchStore } from './match.store.ts';
import { recordMatch } from './record-match.ts';

/**
 * Other employers' proposals for the days of this match go back to the waiting list, as nobody could accept them, and the
 * next one there moves up. Call it inside a transaction.
 */
export function putBackElsewhere(deps: Deps, match: Match): void {
  const { db, clock } = deps;
  for (const other of matchStore(db).overlapping(match)) {
    if (other.state !== 'proposed') continue;
    matchStore(db).setState({ id: other.id, state: 'shortlisted', reason: '', answer_until: null, now: clock.now() });
    recordMatch(deps, other, 'shortlisted', { actor: 'server' });
    fillPlaces(deps, other.requirement_id);
  }
}
