import type { Db } from './open.ts';

// Stores and the transaction share nothing but the database.
const changes = new WeakMap<Db, Set<string>>();

/**
 * Notes that facts of an application or an account have changed: what is derived of them is made anew before the commit.
 * Each event of an application does it (api/audit/event.store.ts); what leaves no event notes it itself.
 */
export function noteChange(db: Db, id: string): void {
  const noted = changes.get(db) ?? new Set();
  changes.set(db, noted.add(id));
}

/** What is noted and not made anew yet. */
export function notedChanges(db: Db): ReadonlySet<string> {
  return changes.get(db) ?? new Set();
}

/** Sets what is noted: nothing after it was made anew, and what was noted before where a transaction was taken back. */
export function setChanges(db: Db, ids: Iterable<string> = []): void {
  changes.set(db, new Set(ids));
}
