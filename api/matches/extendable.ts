import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import type { Match } from './match.store.ts';

export type Extender = 'candidate' | 'operator';

/** Whether an offer can get more time from the candidate or the operator: once from each. */
export function isExtendable({ db, clock }: Pick<Deps, 'db' | 'clock'>, row: Match, by: Extender): boolean {
  const { state, answer_until: until } = row;
  if (state !== 'released' || until === null || until <= clock.now()) return false;
  return !hasExtended({ db }, row, by);
}

/** Whether they had more time for this offer: an earlier one that ended with its requirement does not count. */
export function hasExtended({ db }: Pick<Deps, 'db'>, { id, changed_at }: Match, by: Extender): boolean {
  return eventStore(db).hasDetail('match', id, 'match-extended', ['by', by], changed_at);
}
