import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkDatabase } from '#api/db/check.ts';
import { noteDamage } from '#api/db/damage.ts';
import { startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';

it('a database that is checked after the start makes the server not ready when damage is found', async () => {
  const api = await startApi();
  await apply(api);
  const { appDb } = api.deps.folders;
  api.deps.db.pragma('wal_checkpoint(TRUNCATE)');
  const root = Number(api.deps.db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'outbox'").pluck().get());
  const pageBytes = Number(api.deps.db.pragma('page_size', { simple: true }));
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
  await whatIsFound(appDb);
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);

  const handle = openSync(appDb, 'r+');
  writeSync(handle, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, (root - 1) * pageBytes);
  closeSync(handle);
  await whatIsFound(appDb);
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(503);
  await api.stop();

  async function whatIsFound(file: string) {
    const check = checkDatabase(path.resolve(file));
    check.later((damage) => noteDamage(api.deps, damage));
    await check.atStart().catch(() => {});
  }
});
