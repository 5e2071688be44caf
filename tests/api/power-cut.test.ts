import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareFolders } from '#api/config/folders.ts';
import { readSecretKey } from '#api/config/secrets.ts';
import { migrate } from '#api/db/migrate.ts';
import { openDatabase } from '#api/db/open.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { commandLine } from '../support/command-line.ts';
import { finish } from '../support/erasures.ts';
import { watchDisk } from '../support/power-cut.ts';
import { tempDir } from '../support/temp-dir.ts';

// Point 21 of issue 35: ten of ten power cuts after a first start left a key of zero bytes.

it('STAC-10 the server’s key has its name once its bytes are on the disk, and is used once its name is', async () => {
  const root = tempDir();
  const disk = await watchDisk(root);
  readSecretKey(root, undefined);
  const draft = expect.stringMatching(/^secret\.key\.[\w-]{36}$/) as string;
  expect(disk.calls.map((call) => call.split(' '))).toEqual([
    ['write', draft],
    ['sync', draft],
    ['link', draft, 'secret.key'],
    ['sync', '.'],
  ]);
  expect(readdirSync(root)).toEqual(['secret.key']);
});

it('a power cut takes no folder, key, document, mail or erasure of what the server has answered', async () => {
  const above = tempDir();
  const disk = await watchDisk(above);
  const root = path.join(above, 'new', 'data');
  const api = await startApi({ dataDir: root });
  onTestFinished(() => api.stop());
  const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
  const erased = await applyUntil(api, 'PRE_REGISTERED');
  await api.deps.mail.sendDue();
  beginErasure(api.deps, erased.id, { why: 'asked' });
  await finish(api);
  const keyFile = path.join(above, 'documents.key');
  expect(await commandLine(api).run('documents', 'new-key', keyFile)).toMatchObject({ code: 0 });
  const made = readdirSync(root, { recursive: true, encoding: 'utf8' });
  expect(made).toEqual(
    expect.arrayContaining(['secret.key', 'erased.jsonl', `uploads/${documentStore(api.deps.db).current(id)[0]?.id}`]),
  );
  expect(made.filter((name) => name.endsWith('.eml'))).not.toEqual([]);
  expect(disk.lost()).toEqual([]);
});

it('a power cut takes no copy of the database that was made before it was changed', async () => {
  const root = tempDir();
  const { appDb, backups: backupsDir } = prepareFolders(root);
  const dir = tempDir();
  writeFileSync(path.join(dir, '1.sql'), 'CREATE TABLE a (b TEXT) STRICT');
  const db = openDatabase(appDb, 'FULL');
  onTestFinished(() => void db.close());
  migrate(db, { backupsDir, dir, now: 1 });
  writeFileSync(path.join(dir, '2.sql'), 'CREATE TABLE c (d TEXT) STRICT');
  const disk = await watchDisk(root);
  migrate(db, { backupsDir, dir, now: 1 });
  const file = 'backups/app-1970-01-01T00-00-00-001Z.db';
  expect(disk.calls).toEqual([`sync ${file}.partial`, `rename ${file}.partial ${file}`, 'sync backups']);
});
