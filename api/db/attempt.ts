import type { Deps } from '../deps.ts';
import { databaseFault } from './faults.ts';

/**
 * Does its work in a transaction, or logs why that fails and does `instead`: one bad row must not hold up all others.
 * Answers whether the work is done. Throws where the database takes no writes at all.
 */
export function attempt(
  { log, tx }: Pick<Deps, 'log' | 'tx'>,
  about: Readonly<Record<string, string>>,
  message: string,
  work: () => void,
  instead: () => void = () => {},
): boolean {
  try {
    tx(work);
    return true;
  } catch (error) {
    if (databaseFault(error)) throw error;
    log.error({ ...about, error: String(error) }, message);
    tx(instead);
    return false;
  }
}
