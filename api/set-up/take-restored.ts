import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { flushSync } from '../files/flush.ts';

/** Half an instance, which is restored beside an empty one, and a whole one. */
export const RESTORING = 'restoring';
export const RESTORED = 'restored';

/** In this order: the database last. The rest of the folder is made anew, and copies may lie in it. */
const TAKEN = [/^secret\.key$/, /^erased.*\.jsonl$/, /^uploads$/, /^app\.db$/];

/**
 * Puts a restored instance in the place of the empty one, before anything of it is opened. Wherever it is cut off, the
 * next start goes on.
 */
export function takeRestored(root: string): void {
  // It holds a database in clear: nobody waits for it any more.
  rmSync(path.join(root, RESTORING), { recursive: true, force: true });
  const restored = path.join(root, RESTORED);
  if (!existsSync(restored)) return;
  const names = readdirSync(restored);
  for (const name of TAKEN.flatMap((taken) => names.filter((each) => taken.test(each)))) {
    // A journal of the empty database would damage the other one.
    for (const old of [`${name}-wal`, `${name}-shm`, name])
      rmSync(path.join(root, old), { recursive: true, force: true });
    renameSync(path.join(restored, name), path.join(root, name));
  }
  flushSync(root);
  rmSync(restored, { recursive: true });
  flushSync(root);
}
