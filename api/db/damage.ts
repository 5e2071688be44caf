import type { Logger } from 'pino';
import { databaseFault, faultSentence } from './faults.ts';
import type { Db } from './open.ts';

/** Only a restore repairs damage, so it is remembered until the next start. */
const damaged = new WeakSet<Db>();

/** Remembers an error if it shows that the database is damaged. */
export function noteDamage({ db, log }: { db: Db; log: Logger }, error: unknown): void {
  if (damaged.has(db) || databaseFault(error) !== 'damaged') return;
  damaged.add(db);
  log.fatal({ error: String(error) }, faultSentence(error));
}

/** Whether damage was seen since the start; the server is not ready then. */
export const isDamaged = (db: Db) => damaged.has(db);
