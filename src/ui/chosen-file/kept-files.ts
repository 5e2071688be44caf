import type { DatabaseName } from '#contract/browser-storage.ts';
import { keepsAny, readKept } from '#src/lib/kept-entries.ts';

/** The files of one field. As bytes: iOS loses blobs. */
interface Stored {
  arePhotos: boolean;
  files: readonly { bytes: ArrayBuffer; name: string; type: string; lastModified: number }[];
}

const NAME: DatabaseName = 's4f_files';
const STORE = 'files';

/** The same file in memory: Android takes back the permission to read a file, and people move and delete them. */
export async function copyOf(file: File): Promise<File> {
  const { name, type, lastModified } = file;
  return new File([await file.arrayBuffer()], name, { type, lastModified });
}

/** Stores the files of a field as long as its name is kept, and removes all whose is not any more. */
export async function storeFiles(keepAs: string, files: readonly File[], arePhotos: boolean): Promise<void> {
  const read = async (file: File) => {
    const { name, type, lastModified } = file;
    return { bytes: await file.arrayBuffer(), name, type, lastModified };
  };
  const stored: Stored = { arePhotos, files: await Promise.all(files.map(read)) };
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
  return stored && { ...stored, files: stored.files.map(({ bytes, name, ...how }) => new File([bytes], name, how)) };
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
