import type { Logger } from 'pino';
import { databaseFault, faultSentence } from './faults.ts';

export interface Damage {
  /** Remembers an error that shows a damaged database; others are no business of it. */
  note(error: unknown): void;
  /** Whether damage was seen since the start: then the server is not ready. */
  isFound(): boolean;
}

/** Damage heals by Restore only, so once seen it is remembered until the next start. */
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
