import type { Logger } from 'pino';
import { databaseFault, faultSentence } from './faults.ts';

export interface Damage {
  /** Remembers an error if it shows that the database is damaged. */
  note(error: unknown): void;
  /** Whether damage was seen since the start; the server is not ready then. */
  isFound(): boolean;
}

/** Only a restore repairs damage, so it is remembered until the next start. */
export function createDamage(log: Logger): Damage {
  let isFound = false;
  return {
    note(error) {
      if (isFound || databaseFault(error) !== 'damaged') return;
      isFound = true;
      log.fatal({ error: String(error) }, faultSentence(error));
    },
    isFound: () => isFound,
  };
}
