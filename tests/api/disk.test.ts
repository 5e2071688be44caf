import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, it, onTestFinished } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { masterKeys } from '#api/config/master-keys.ts';
import { migrate } from '#api/db/migrate.ts';
import { type Db, openDatabase } from '#api/db/open.ts';
import { createDiskStorage } from '#api/documents/disk-storage.ts';
import { documentKeyStore } from '#api/documents/document-key.store.ts';
import { pdfOfSize } from '../support/files.ts';
import { tempDir } from '../support/temp-dir.ts';

function given() {
  const root = tempDir();
  const [tmp, uploads, orphans] = ['tmp', 'uploads', 'orphans'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [uploads, orphans]) mkdirSync(folder);
  const keys = documentKeyStore(newDatabase(root));
  const env = readEnv({ DATA_DIR: root });
  const storage = createDiskStorage(
    { tmp, uploads, orphans },
    { keys, masterKeys: masterKeys(env, randomBytes(32)), onDamaged() {} },
  );
  return {
    storage,
    uploads,
    keep: async (id: string, content: Uint8Array | string) => {
      await pipeline([content], await storage.draft(id));
      (await storage.put([id]))();
      return { id, size: content.length, sha256: '', key_id: storage.keyId };
    },
    names: () => [tmp, uploads, orphans].map((folder) => readdirSync(folder)),
  };
}

function newDatabase(root: string): Db {
  const db = openDatabase(path.join(root, 'app.db'), 'FULL');
  onTestFinished(() => void db.close());
  migrate(db, { backupsDir: root, now: 1 });
  return db;
}

it('CALL-07 what is put comes back byte for byte, and nobody else may read it', async () => {
  const { storage, keep, uploads } = given();
  const content = await pdfOfSize(200_000);
  const document = await keep('id', content);
  const opened = await storage.open(document);
  expect(opened && (await buffer(opened)).equals(content)).toBe(true);
  expect(statSync(path.join(uploads, 'id')).mode & 0o777).toBe(0o600);
});

it('CALL-07 a draft is never written over another', async () => {
  const { storage } = given();
  await pipeline(['first'], await storage.draft('id'));
  await expect(pipeline(['second'], await storage.draft('id'))).rejects.toThrow('EEXIST');
});

it('CALL-07 a draft becomes a document under its id and can be removed, twice too', async () => {
  const { storage, keep, names } = given();
  await keep('id', 'content');
  expect(names()).toEqual([[], ['id'], []]);
  await storage.discard('id');
  expect(storage.exists('id')).toBe(true);
  await storage.remove('id');
  await storage.remove('id');
  expect(names()).toEqual([[], [], []]);
});

it('CALL-07 what is gone or cut off is not opened, nor taken for whole', async () => {
  const { storage, keep, uploads } = given();
  const [cut, gone] = [await keep('cut', 'content'), await keep('gone', 'content')];
  expect([cut, gone].map(storage.isWhole)).toEqual([true, true]);
  truncateSync(path.join(uploads, 'cut'), 3);
  rmSync(path.join(uploads, 'gone'));
  expect([cut, gone].map(storage.isWhole)).toEqual([false, false]);
  expect([await storage.open(cut), await storage.open(gone)]).toEqual([undefined, undefined]);
});

it('what is set aside can come back, and ends when its time has come', async () => {
  const { storage, keep, names } = given();
  await keep('id', 'content');
  await storage.moveAside('id', 1000, 0);
  expect(names()).toEqual([[], ['id'], []]);
  const later = Date.now() + 60_000;
  await storage.moveAside('id', 1000, later);
  expect([storage.isAside('id'), ...names()]).toEqual([true, [], [], ['id']]);
  await storage.bringBack('id');
  expect(names()).toEqual([[], ['id'], []]);
  await storage.moveAside('id', 1000, later);
  await storage.endAside('id', 1000);
  expect(storage.isAside('id')).toBe(true);
  await storage.endAside('id', 1001);
  expect(names()).toEqual([[], [], []]);
});
