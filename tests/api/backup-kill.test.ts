import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { clearFolder, copiesIn, PARTIAL } from '#api/backups/backup-folder.ts';
import { makeBackup } from '#api/backups/make-backup.ts';
import { storedFileStore } from '#api/backups/stored-file.store.ts';
import { holdLease } from '#api/bucket/keep-lease.ts';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { openDataFolder } from '#api/open-data-folder.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import { type Api, NOON, startApi } from '../support/api-server.ts';
import { apply, applyUntil } from '../support/applications.ts';
import { startBucket } from '../support/bucket.ts';
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
  const backup = (...words: string[]) => runCli(DATA_DIR, ['backup', ...words], env);
  const halves = () => readdirSync(env.BACKUP_DIR).filter((name) => name.endsWith(PARTIAL));
  return { api, env: { ...env, DATA_DIR }, backup, halves };
}

/**
 * Starts `npm run backup` with these words, and ends it and what it has started by `kill -9` once `isMidway`. It may be
 * done before this process looks: then it is tried again.
 */
async function killMidway(words: string[], env: Record<string, string>, isMidway: () => boolean, clear = () => {}) {
  for (let tries = 0; tries < 30; tries += 1) {
    clear();
    const given = { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'ignore', detached: true } as const;
    const child = spawn(process.execPath, ['api/cli.ts', 'backup', ...words], given);
    const exit = once(child, 'exit');
    while (child.exitCode === null && !isMidway()) await pause(1);
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await exit;
    if (child.signalCode === 'SIGKILL') return;
  }
  throw new Error('it was always done before');
}

const isComplete = { code: 0, stdout: expect.stringContaining('are complete') };

it('STAC-12 a copy that is killed is none, and the next one is made anew', async () => {
  const { api, env, backup, halves } = await started();
  await applyUntil(api, 'A2_CV_RECEIVED');
  await killMidway(['now'], env, () => halves().length > 0);
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
  await killMidway(['check'], env, () => existsSync(clear));
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
  const clear = () => {
    rmSync(DATA_DIR, { recursive: true, force: true });
    mkdirSync(DATA_DIR);
  };
  const isMidway = () => readdirSync(DATA_DIR).length > 0 && !existsSync(path.join(DATA_DIR, 'app.db'));
  await killMidway(['restore', copy], { ...env, DATA_DIR }, isMidway, clear);
  expect(await runCli(DATA_DIR, ['backup', 'restore', copy], { ...env, DATA_DIR })).toMatchObject({ code: 0 });
  const { deps } = await start({ DATA_DIR, SECRET_KEY });
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
  await killMidway(['now'], env, () => store.asked.some((asked) => asked.startsWith('PUT documents/')));
  expect(await backup('now')).toMatchObject({ code: 0 });
  expect(store.keysUnder('documents/').sort()).toEqual(readdirSync(api.deps.folders.uploads).sort());
  expect(await backup('check')).toMatchObject(isComplete);
});

/** As a server's start opens a folder: whoever is on a list of the erased is erased again. */
async function start(env: Record<string, string>) {
  const given = { ...env, LOG_LEVEL: 'silent', DISK_RESERVE_MB: '1', CLOCK_CONFIRMED: 'yes' };
  const parts = { site: readSiteConfig(), clock: { now: () => NOON }, log: pino({ level: 'silent' }) };
  const opened = await openDataFolder({ env: readEnv(given), ...parts });
  onTestFinished(opened.release);
  return opened;
}

async function bytesOf(deps: Api['deps']): Promise<Record<string, string>> {
  const read = [...storedFileStore(deps.db).all()].map(async (document) => {
    const pieces = (await (await deps.storage.open(document))?.toArray()) ?? [];
    return [document.id, Buffer.concat(pieces).toString('base64')];
  });
  return Object.fromEntries(await Promise.all(read));
}
