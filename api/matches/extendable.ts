import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import type { Match } from './match.store.ts';

export type Extender = 'candidate' | 'operator';

/** Whether an offer can get more time from the candidate or the operator: once from each. */
export function isExtendable({ db, clock }: Pick<Deps, 'db' | 'clock'>, row: Match, by: Extender): boolean {
  const { state, answer_until: until, id } = row;
  if (state !== 'released' || until === null || until <= clock.now()) return false;
  return !eventStore(db).hasDetail('match', id, 'match-extended', 'by', by);
}
