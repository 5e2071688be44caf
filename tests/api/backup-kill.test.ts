import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { clearFolder, copiesIn, PARTIAL } from '#api/backups/backup-folder.ts';
import { makeBackup } from '#api/backups/make-backup.ts';
import { holdLease } from '#api/bucket/keep-lease.ts';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { storedFileStore } from '#api/documents/stored-file.store.ts';
import { openDataFolder } from '#api/open-data-folder.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import { type Api, NOON, startApi } from '../support/api-server.ts';
import { apply, applyUntil } from '../support/applications.ts';
import { startBucket } from '../support/bucket.ts';
import { dyingAt } from '../support/child-server.ts';
import { commandLine } from '../support/command-line.ts';
import { builtDist } from '../support/dist.ts';
import { finish } from '../support/erasures.ts';
import { runCli } from '../support/run-cli.ts';
import { tempDir } from '../support/temp-dir.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
// The same in clear for all: a restore has no secret.key in its folder yet.
const SECRET_KEY = Buffer.alloc(32, 5).toString('base64');

async function started(more: Record<string, string> = {}) {
  const env = { DIST_DIR: await builtDist(), BACKUP_DIR: tempDir(), SECRET_KEY, ...more };
  const api = await startApi({ env });
  onTestFinished(api.stop);
  const { DATA_DIR } = api.deps.env;
  const terminal = commandLine(api);
  onTestFinished(terminal.close);
  const backup = (...words: string[]) => terminal.run('backup', ...words);
  const halves = () => readdirSync(env.BACKUP_DIR).filter((name) => name.endsWith(PARTIAL));
  return { api, env: { ...env, DATA_DIR }, backup, halves };
}

/** Starts `npm run backup` with these words, in a process group of its own. */
const start = (words: string[], env: Record<string, string>) =>
  spawn(process.execPath, ['api/cli.ts', 'backup', ...words], {
    ...{ cwd: ROOT, env: { ...process.env, ...env }, stdio: 'ignore', detached: true },
  });

/** What it is that is killed, and not done before. */
const expectKilled = async (command: ChildProcess) => expect(await once(command, 'exit')).toEqual([null, 'SIGKILL']);

const isComplete = { code: 0, stdout: expect.stringContaining('are complete') };

it('STAC-12 a copy that is killed is none, and the next one is made anew', async () => {
  const { api, env, backup, halves } = await started();
  await applyUntil(api, 'A2_CV_RECEIVED');
  await expectKilled(start(['now'], { ...env, ...dyingAt('mkdir', PARTIAL) }));
  expect(halves()).toHaveLength(1);
  const before = await copiesIn(env.BACKUP_DIR);
  expect((await backup('now')).code).toBe(0);
  expect(await copiesIn(env.BACKUP_DIR)).toHaveLength(before.length + 1);
  expect([halves(), existsSync(clearFolder(env.DATA_DIR))]).toEqual([[], false]);
  expect(await backup('check')).toMatchObject(isComplete);
});

it('STAC-13 a trial that is killed has told nothing, and the next one begins anew', async () => {
  const { api, env, backup } = await started();
  await applyUntil(api, 'A2_CV_RECEIVED');
  await makeBackup(api.deps);
  const clear = clearFolder(env.DATA_DIR);
  await expectKilled(start(['check'], { ...env, ...dyingAt('mkdir', clear) }));
  expect(existsSync(clear)).toBe(true);
  expect((await backup('list')).stdout).not.toContain('tried');
  expect(await backup('check')).toMatchObject(isComplete);
  expect(existsSync(clear)).toBe(false);
});

it('STAC-12 PRIV-05 a restore that is killed is done anew, with every byte and without whoever was erased', async () => {
  const { api, env } = await started();
  const [kept, erased] = [await applyUntil(api, 'A2_CV_RECEIVED'), await apply(api)];
  const copy = await makeBackup(api.deps);
  expect(beginErasure(api.deps, erased.id, { why: 'asked' })).toBe(true);
  await finish(api);
  api.clock.time += HOUR_MS;
  // Brings the list of the erased to the copies.
  await makeBackup(api.deps);
  const DATA_DIR = path.join(tempDir(), 'data');
  mkdirSync(DATA_DIR);
  await expectKilled(start(['restore', copy], { ...env, DATA_DIR, ...dyingAt('link', DATA_DIR) }));
  expect([readdirSync(path.join(DATA_DIR, 'uploads')), existsSync(path.join(DATA_DIR, 'app.db'))]).toEqual([
    [expect.any(String)],
    false,
  ]);
  expect(await runCli(DATA_DIR, ['backup', 'restore', copy], { ...env, DATA_DIR })).toMatchObject({ code: 0 });
  const { deps } = await opened({ DATA_DIR, SECRET_KEY });
  expect([kept, erased].map(({ id }) => applicantStore(deps.db).find(id)?.id)).toEqual([kept.id, undefined]);
  const bytes = await bytesOf(deps);
  expect(Object.keys(bytes).length).toBeGreaterThan(1);
  expect(bytes).toEqual(await bytesOf(api.deps));
});

it('STAC-24 a move into the bucket that is killed goes on with the next one', async () => {
  const store = await startBucket();
  const { api, env, backup } = await started({ BUCKET_URL: store.url });
  await holdLease(api.deps);
  await applyUntil(api, 'A2_CV_RECEIVED');
  // One is there, and the next one on its way.
  let puts = 0;
  const isDocument = (method: string, key: string) => method === 'PUT' && key.startsWith('documents/');
  store.spoil((method, key) => (isDocument(method, key) && ++puts > 1 ? 'stall' : undefined));
  const moving = start(['now'], env);
  store.whenStalled(() => process.kill(-(moving.pid ?? 0), 'SIGKILL'));
  await expectKilled(moving);
  store.spoil(() => undefined);
  expect(await backup('now')).toMatchObject({ code: 0 });
  expect(store.keysUnder('documents/').sort()).toEqual(readdirSync(api.deps.folders.uploads).sort());
  expect(await backup('check')).toMatchObject(isComplete);
});

/** As a server's start opens a folder: whoever is on a list of the erased is erased again. */
async function opened(env: Record<string, string>) {
  const given = { ...env, LOG_LEVEL: 'silent', DISK_RESERVE_MB: '1', CLOCK_CONFIRMED: 'yes' };
  const parts = { site: readSiteConfig(), clock: { now: () => NOON }, log: pino({ level: 'silent' }) };
  const server = await openDataFolder({ env: readEnv(given), ...parts });
  onTestFinished(server.release);
  return server;
}

async function bytesOf(deps: Api['deps']): Promise<Record<string, string>> {
  const read = [...storedFileStore(deps.db).all()].map(async (document) => {
    const pieces = (await (await deps.storage.open(document))?.toArray()) ?? [];
    return [document.id, Buffer.concat(pieces).toString('base64')];
  });
  return Object.fromEntries(await Promise.all(read));
}
