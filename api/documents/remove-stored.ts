import { databaseFault } from '../db/faults.ts';
import type { Deps } from '../deps.ts';

/**
 * Removes files for good, also those set aside. Returns which are gone: one that the disk keeps is logged, and must not
 * hold up the others.
 */
export async function removeStored(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  ids: readonly string[],
): Promise<string[]> {
  const gone: string[] = [];
  for (const id of ids)
    try {
      await storage.remove(id);
      if (storage.isAside(id)) await storage.endAside(id, Number.POSITIVE_INFINITY);
      gone.push(id);
    } catch (error) {
      if (databaseFault(error)) throw error;
      log.error({ document: id, error: String(error) }, 'a file could not be removed');
    }
  return gone;
}
