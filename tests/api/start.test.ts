import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { holdDataDir } from '#api/db/lock.ts';
import { openDatabase } from '#api/db/open.ts';
import { settingsStore } from '#api/settings/settings.store.ts';
import { withLock } from '../../scripts/lock.ts';
import { opened, startChild, startNpm, urlIn } from '../support/child-server.ts';
import { builtDist, PUBLIC_URL } from '../support/dist.ts';
import { startSupervised } from '../support/supervised.ts';
import { tempDir } from '../support/temp-dir.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

// Decision 088: a start takes as long as what it loads. Add to these lists only what the first answers need.
it('a start loads only the libraries that every answer needs', async () => {
  const sayLoaded = pathToFileURL(path.join(ROOT, 'tests/fixtures/say-loaded.ts')).href;
  const server = await startChild(tempDir(), 0, { NODE_OPTIONS: `--import ${sayLoaded}` });
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  await server.kill('SIGTERM');
  const loaded = JSON.parse(/^loaded (.*)$/m.exec(server.said)?.[1] ?? '[]') as string[];
  const packages = new Set(loaded.map((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]));
  expect(Object.keys(dependencies).filter((name) => packages.has(name))).toEqual([
    'better-sqlite3',
    'express',
    'express-rate-limit',
    'helmet',
    'multer',
    'pino',
    'zod',
  ]);
});

// Point 12 of issue 35: npm signals its shell only, and the server went on with port and folder.
it.each([
  ['npm start', ['start']],
  ['npm run demo', ['demo', '--', '--applications', '1']],
])('STAC-10 `kill` on `%s` stops the server: port and data folder are free', async (_command, words) => {
  const dataDir = tempDir();
  const npm = await startNpm(words, dataDir);
  const url = urlIn((await opened(npm))());
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  holdDataDir(path.join(dataDir, 'lock.db')).release();
  await expect(fetch(`${url}/api/health/live`)).rejects.toThrow('fetch failed');
});

it('STAC-17 systemd hears that the server is ready, and that it still turns', async () => {
  const bin = tempDir();
  const heard = path.join(bin, 'heard');
  writeFileSync(path.join(bin, 'systemd-notify'), `#!/bin/sh\necho "$1" >> ${heard}\n`, { mode: 0o755 });
  const server = await startChild(tempDir(), 0, {
    ...{ PATH: `${bin}:${process.env.PATH}`, NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '100000' },
  });
  await expect
    .poll(() => existsSync(heard) && readFileSync(heard, 'utf8'))
    .toMatch(/^READY=1\nWATCHDOG=1\nWATCHDOG=1\n/);
  expect(await server.kill('SIGTERM')).toBe(0);
});

it('STAC-21 nobody who comes while one server follows another is refused: the socket outlives both', async () => {
  const server = await startSupervised(tempDir());
  onTestFinished(server.stop);
  const url = `http://127.0.0.1:${server.port}/api/rpc/check_rate_limit`;
  const body = JSON.stringify({ _identifier: 'a', _attempt_type: 'login', _max_attempts: 5, _window_minutes: 15 });
  let isOver = false;
  const ask = async () => {
    const codes = new Set<number>();
    while (!isOver)
      codes.add((await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status);
    return [...codes];
  };
  const asking = Promise.all(Array.from({ length: 5 }, ask));
  await server.restart();
  isOver = true;
  expect((await asking).flat()).toEqual([200, 200, 200, 200, 200]);
});

it('`kill` on `npm start` ends what it builds', async () => {
  // Building the tests' own site takes the same lock: without this, a worker whose first test this is waits for itself.
  await builtDist();
  await withLock(path.join(ROOT, '.astro/build-lock.db'), async () => {
    const folder = tempDir();
    const note = path.join(folder, 'builder');
    const say = `data:text/javascript,${encodeURIComponent(`import { writeFileSync } from 'node:fs';
      if (process.argv[1]?.endsWith('build-site.ts')) writeFileSync('${note}', String(process.pid));`)}`;
    const DIST_DIR = path.join(folder, 'site');
    const npm = await startNpm(['start'], tempDir(), { NODE_OPTIONS: `--import=${say}`, DIST_DIR });
    const builder = () => Number(existsSync(note) && readFileSync(note, 'utf8'));
    // The build waits for the lock.
    await expect.poll(builder).toBeGreaterThan(0);
    npm.kill('SIGTERM');
    await once(npm, 'close');
    await expect.poll(() => isRunning(builder())).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each([
  ['a sign that does not belong there', 'export const site = {;', /^Cannot start: site\.config\.ts:1: [^\n]+\n$/],
  ['an unknown word', '\nexport const site = unknown;', /^Cannot start: site\.config\.ts:2: unknown is not defined\n$/],
])('a slip in site.config.ts is said in one line, with its place: %s', (_what, settings, said) => {
  const env = { ...process.env, ...withSiteConfig(settings), DATA_DIR: tempDir(), PORT: '0', PUBLIC_URL };
  const start = spawnSync(process.execPath, ['api/main.ts'], { cwd: ROOT, encoding: 'utf8', env });
  expect([start.status, start.stderr]).toEqual([1, expect.stringMatching(said)]);
});

it('CONS-15 where settings are kept, a slip in site.config.ts stops nothing', async () => {
  const dataDir = tempDir();
  await (await startChild(dataDir)).kill('SIGTERM');
  const db = openDatabase(path.join(dataDir, 'app.db'), 'FULL');
  settingsStore(db).add({ at: 1, account_id: null, name: 'Abeba', origin: 'typed', kept: {} });
  db.close();
  const server = await startChild(dataDir, 0, withSiteConfig('export const site = {;'));
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  await server.kill('SIGTERM');
});

/** The environment of a program that finds this in site.config.ts. */
function withSiteConfig(content: string) {
  const file = path.join(tempDir(), 'site.config.ts');
  writeFileSync(file, content);
  const hooks = `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => name.endsWith('/site.config.ts')
      ? { url: '${pathToFileURL(file)}', shortCircuit: true } : next(name, context) });`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hooks)}` };
}

it('a mistyped DATA_DIR is not begun empty', () => {
  const DATA_DIR = path.join(tempDir(), 'dta');
  const env = { ...process.env, DATA_DIR, PORT: '0', PUBLIC_URL, DIST_DIR: path.join(ROOT, 'dist.test') };
  const { status, stderr } = spawnSync(process.execPath, ['api/main.ts'], { cwd: ROOT, encoding: 'utf8', env });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`There is no folder ${DATA_DIR}. Correct DATA_DIR`)]);
});

it('a second signal does not cut off the stop that the first one has begun', async () => {
  const server = await startChild(tempDir());
  process.kill(server.pid, 'SIGINT');
  expect(await server.kill('SIGTERM')).toBe(0);
});
