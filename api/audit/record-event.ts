import type { Deps } from '../deps.ts';
import { eventStore, type NewEvent } from './event.store.ts';

/** What is written down of an event. */
export interface Happened extends Omit<NewEvent, 'at' | 'subject' | 'subjectId'> {
  /** The account that acts, in place of `who`; null for the holder of a link. */
  accountId?: string | null | undefined;
}

/** Writes down what happened just now to whom or what. Call it inside the transaction of the change. */
export function recordEvent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  [subject, subjectId]: readonly [NewEvent['subject'], string],
  { accountId, who = accountId ? { accountId } : undefined, ...event }: Happened,
): void {
  eventStore(db).add({ at: clock.now(), subject, subjectId, who, ...event });
}
