import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { readEnv } from '#api/config/env.ts';
import { masterKeys } from '#api/config/master-keys.ts';
import { readSecretKey } from '#api/config/secrets.ts';
import { documentKeyStore } from '#api/documents/document-key.store.ts';
import { openDocumentFile, type Sealing } from '#api/documents/sealing.ts';
import type { StoredDocument } from '#api/documents/storage.ts';

/** The keys of a data folder, where no server of this process has it. Close `db`. */
export function sealingOf(dataDir: string, env: Record<string, string> = {}): Sealing & { db: Database.Database } {
  const db = new Database(path.join(dataDir, 'app.db'), { readonly: true });
  const checked = readEnv({ ...env, DATA_DIR: dataDir });
  const keys = masterKeys(checked, readSecretKey(dataDir, checked.SECRET_KEY));
  return { db, keys: documentKeyStore(db), masterKeys: keys, onDamaged() {} };
}

/** What an upload was, read from the folder of a server that may have been killed. */
export async function readStored(dataDir: string, document: StoredDocument): Promise<Buffer | undefined> {
  const sealing = sealingOf(dataDir);
  try {
    const stream = await openDocumentFile(sealing, path.join(dataDir, 'uploads', document.id), document);
    return stream && (await buffer(stream));
  } finally {
    sealing.db.close();
  }
}
