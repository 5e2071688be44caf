import type { DatabaseName } from '#contract/browser-storage.ts';
import { keepsAny, readKept } from '#src/lib/kept-entries.ts';
import { noteVersions } from './photo-versions.ts';

/** A file as bytes: Android takes back the permission to read one, iOS loses blobs, and people move and delete them. */
interface Bytes {
  bytes: ArrayBuffer;
  name: string;
  type: string;
  lastModified: number;
}

/** The files of one field. */
interface Stored {
  arePhotos: boolean;
  files: readonly Bytes[];
  /** Of photos, the original or the small one that would go instead, by place. */
  others?: readonly (Bytes | undefined)[];
}

const NAME: DatabaseName = 's4f_files';
const STORE = 'files';

export async function bytesIn(file: File): Promise<Bytes> {
  const { name, type, lastModified } = file;
  return { bytes: await file.arrayBuffer(), name, type, lastModified };
}

export function fileFrom({ bytes, name, ...how }: Bytes): File {
  return new File([bytes], name, how);
}

/** Stores the files of a field as long as its name is kept, and removes all whose is not any more. */
export async function storeFiles(keepAs: string, stored?: Stored): Promise<void> {
  if (!keepsAny()) return void indexedDB.deleteDatabase(NAME);
  await inStore('readwrite', (store) => {
    const all = store.getAllKeys();
    all.onsuccess = () => {
      for (const key of all.result) if (!readKept(String(key))) store.delete(key);
    };
    return readKept(keepAs) ? store.put(stored, keepAs) : all;
  });
}

export async function storedFiles(keepAs: string): Promise<{ arePhotos: boolean; files: readonly File[] } | undefined> {
  const stored = (await inStore('readonly', (store) => store.get(keepAs))) as Stored | undefined;
  if (!stored) return undefined;
  const { arePhotos, others = [] } = stored;
  const files = stored.files.map(fileFrom);
  files.forEach((file, place) => {
    const other = others[place];
    if (other) noteVersions(file, fileFrom(other));
  });
  return { arePhotos, files };
}

/** Opened for each act, so that the whole database can be deleted at any time. */
function inStore(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      // Waits until the transaction has ended.
      database.close();
    };
  });
}
