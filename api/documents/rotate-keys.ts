import type { Deps } from '../deps.ts';
import { documentKeyStore } from './document-key.store.ts';
import { unwrapKey, wrapKey } from './wrap-key.ts';

const BATCH = 200;

type Parts = Pick<Deps, 'db' | 'masterKeys' | 'tx' | 'log'>;

/**
 * Changes a few keys of documents over to the current master key; their files stay as they are. Answers whether there
 * may be more. Whatever interrupts it, each key opens with one of the master keys.
 */
export function rotateSome({ db, masterKeys, tx, log }: Parts): boolean {
  const documentKeys = documentKeyStore(db);
  for (const { id: former } of masterKeys.older) {
    const keys = documentKeys.ofMaster(former, BATCH);
    if (keys.length === 0) continue;
    const unwrapped = keys.map((key) => {
      const owner = documentKeys.ownerOf(key.id);
      return { id: key.id, owner, fileKey: unwrapKey(masterKeys, key, owner) };
    });
    const damaged = unwrapped.filter(({ fileKey }) => fileKey === undefined);
    if (damaged.length === keys.length) {
      log.error({ documents: damaged.map(({ id }) => id) }, 'keys of documents are damaged');
      continue;
    }
    tx(() => {
      for (const { id, owner, fileKey } of unwrapped)
        if (fileKey) documentKeys.put(wrapKey(masterKeys.current, id, owner, fileKey));
    });
    return true;
  }
  return false;
}

/** How many keys are still to be changed over. */
export function leftToRotate({ db, masterKeys }: Pick<Deps, 'db' | 'masterKeys'>): number {
  return masterKeys.older.reduce((sum, { id }) => sum + documentKeyStore(db).count(id), 0);
}
