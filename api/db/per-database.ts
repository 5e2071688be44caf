import type { Db } from './open.ts';

/** A store made where it is used: once for each database, with its statements prepared at the first use. */
export function perDatabase<Store extends object>(make: (db: Db) => Store): (db: Db) => Store {
  const made = new WeakMap<Db, Store>();
  return (db) => {
    const found = made.get(db) ?? make(db);
    made.set(db, found);
    return found;
  };
}
