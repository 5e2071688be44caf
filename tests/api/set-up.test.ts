import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { startBackground } from '#api/background.ts';
import { copiesIn } from '#api/backups/backup-folder.ts';
import { keepBackups } from '#api/backups/keep-backups.ts';
import { makeBackup } from '#api/backups/make-backup.ts';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { openDataFolder } from '#api/open-data-folder.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { HOUR_MS, systemClock } from '#api/time/clock.ts';
import { newAddress, newAdmin, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { startChild } from '../support/child-server.ts';
import { finish } from '../support/erasures.ts';
import { startSupervised } from '../support/supervised.ts';
import { tempDir } from '../support/temp-dir.ts';

const PASSWORD = 'Ein-langes-Passwort-7';
const GIVEN = { site: readSiteConfig(), clock: systemClock, log: pino({ level: 'silent' }) };
const ASKED = { 'sec-fetch-site': 'same-origin' };

async function started(given: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(given);
  onTestFinished(api.stop);
  return api;
}

const first = (api: Api, token: string, email = newAddress()) =>
  visitor(api).post('/api/set-up/first-admin', { token, email, password: PASSWORD }, ASKED);

it('STAC-19 the first admin is made by the printed link, once', async () => {
  const api = await started({ env: { ADMIN_2FA: 'off' } });
  const token = api.deps.setUp.open() ?? '';
  expect((await visitor(api).post('/api/set-up', { token })).body).toMatchObject({ copies: 0, is_empty: true });
  expect((await first(api, token, 'no address')).body).toMatchObject({ code: 'email_invalid' });
  const weak = { token, email: newAddress(), password: 'short' };
  expect((await visitor(api).post('/api/set-up/first-admin', weak)).body).toMatchObject({ code: 'password_weak' });
  const email = newAddress();
  expect((await first(api, token, email)).status).toBe(200);
  const browser = visitor(api);
  expect((await browser.post('/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
  expect((await browser.get('/api/admin/overview')).status).toBe(200);
  for (const path of ['/api/set-up', '/api/set-up/first-admin', '/api/set-up/restore'])
    expect(
      await visitor(api).post(path, { token, email: newAddress(), password: PASSWORD, folder: '/tmp' }),
    ).toMatchObject({ status: 410, body: { code: 'link_ended' } });
  expect(api.deps.setUp.open()).toBeUndefined();
});

it('STAC-19 of two at one moment, one is the first admin', async () => {
  const api = await started();
  const token = api.deps.setUp.open() ?? '';
  const answers = await Promise.all([first(api, token), first(api, token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
});

it('STAC-19 the link ends with its time, with the next one, and opens nothing for strangers', async () => {
  const lines: string[] = [];
  const api = await started({ log: (line) => lines.push(line) });
  expect((await first(api, 'A'.repeat(43))).status).toBe(410);
  const earlier = api.deps.setUp.open() ?? '';
  const token = api.deps.setUp.open() ?? '';
  expect((await first(api, earlier)).status).toBe(410);
  api.clock.time += 25 * HOUR_MS;
  expect((await first(api, token)).status).toBe(410);
  expect(lines.join('\n')).not.toContain(token);
  for (let knocks = 0; knocks < 40; knocks += 1) await first(api, 'guess');
  expect((await first(api, 'guess')).status).toBe(429);
});

/** A server that was lost: its copies, its key, and who should be there and who not. */
async function lostServer() {
  const backups = tempDir();
  const api = await started({ env: { ADMIN_2FA: 'off', BACKUP_DIR: backups } });
  const [kept, erased] = [await applyUntil(api, 'PRE_REGISTERED'), await applyUntil(api, 'PRE_REGISTERED')];
  await newAdmin(api);
  await makeBackup(api.deps);
  expect(beginErasure(api.deps, erased.id, { why: 'asked' })).toBe(true);
  await finish(api);
  copyFileSync(path.join(api.deps.folders.root, 'erased.jsonl'), path.join(backups, 'erased.jsonl'));
  const key = readFileSync(path.join(api.deps.folders.root, 'secret.key'), 'utf8');
  return { backups, kept, erased, key };
}

it('STAC-20 an empty server takes a backup over, with the key of then, and without whoever was erased since', async () => {
  const { backups, kept, erased, key } = await lostServer();
  const dataDir = tempDir();
  const server = await startChild(dataDir, 0, { BACKUP_DIR: backups });
  const token = /#token=([\w-]{43})/.exec(server.said)?.[1];
  const restore = (body: object) =>
    fetch(`${server.url}/api/set-up/restore`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify({ token, ...body }),
    });
  const refused = await restore({ folder: backups });
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('which is not here')]);
  expect(await (await restore({ folder: tempDir(), key })).json()).toMatchObject({ code: 'restore_failed' });
  const taken = await restore({ folder: backups, key });
  expect(await taken.json()).toMatchObject({ success: true, applications: 2, lost: 0 });
  await expect.poll(() => server.said.split('is open at').length).toBe(3);
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  expect((await restore({ folder: backups, key })).status).toBe(410);
  expect(await server.kill('SIGTERM')).toBe(0);
  const { deps, release } = await openDataFolder({
    ...GIVEN,
    env: readEnv({ DATA_DIR: dataDir, BACKUP_DIR: backups }),
  });
  onTestFinished(release);
  expect([kept, erased].map(({ id }) => applicantStore(deps.db).find(id)?.id)).toEqual([kept.id, undefined]);
});

it('STAC-20 a server whose socket systemd holds takes a backup over too', async () => {
  const { backups, key } = await lostServer();
  const server = await startSupervised(tempDir());
  onTestFinished(server.stop);
  const url = `http://127.0.0.1:${server.port}`;
  const body = JSON.stringify({ token: /#token=([\w-]{43})/.exec(server.said)?.[1], folder: backups, key });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${url}/api/set-up/restore`, { method: 'POST', headers, body })).status).toBe(200);
  await expect.poll(() => server.said.split('is open at').length).toBe(3);
  expect(server.said).not.toContain('Cannot start');
  expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
}, 120_000);

it('STAC-20 why nothing was restored is said in both languages, and no path for a key holds the server up', async () => {
  const { backups, key } = await lostServer();
  const api = await started();
  const token = api.deps.setUp.open() ?? '';
  api.deps.setUp.host = { tryOut: () => Promise.resolve(), startAnew: () => {} };
  const saying = async (body: object, lang: string) =>
    String(
      (await visitor(api).post('/api/set-up/restore', { token, ...body }, { 'accept-language': lang })).body.error,
    );
  const pipe = path.join(tempDir(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  for (const given of ['/dev/zero', pipe, '/', '/nowhere/secret.key', process.execPath, 'no key'])
    expect(await saying({ folder: backups, key: given }, 'de')).toContain(
      'nichts wurde geändert. Das ist kein Schlüssel',
    );
  expect(await saying({ folder: '/dev/zero', key }, 'de')).toContain('In /dev/zero findet der Server keine Kopie.');
  expect(await saying({ folder: backups }, 'de')).toMatch(/ist mit dem Schlüssel [0-9a-f]{8} verschlüsselt/);
  expect(await saying({ folder: backups }, 'en')).toMatch(/is encrypted with the key [0-9a-f]{8}/);
  api.deps.setUp.host.tryOut = () => Promise.reject(new Error('erased.jsonl is missing'));
  expect(await saying({ folder: backups, key }, 'de')).toContain('Mit dieser Kopie startet kein Server.');
  writeFileSync(path.join(backups, (await copiesIn(backups)).at(-1) ?? '', 'manifest.json'), '{');
  expect(await saying({ folder: backups, key }, 'de')).toContain('ist nicht vollständig');
  expect(readdirSync(api.deps.folders.root)).not.toContain('restoring');
});

it('STAC-20 a server that somebody has used is not restored over', async () => {
  const api = await started();
  await applyUntil(api, 'PRE_REGISTERED');
  const token = api.deps.setUp.open() ?? '';
  api.deps.setUp.host = { tryOut: () => Promise.resolve(), startAnew: () => {} };
  expect(await visitor(api).post('/api/set-up/restore', { token, folder: '/tmp' })).toMatchObject({
    ...{ status: 409, body: { code: 'instance_in_use' } },
  });
});

it('STAC-20 of two restores at one moment one is done, and none over a server that is used meanwhile', async () => {
  const { backups, key } = await lostServer();
  const api = await started();
  const token = api.deps.setUp.open() ?? '';
  let whileTrying = async () => {};
  api.deps.setUp.host = { tryOut: () => whileTrying(), startAnew: () => {} };
  const restore = () => visitor(api).post('/api/set-up/restore', { token, folder: backups, key });
  whileTrying = async () => {
    expect((await restore()).body).toMatchObject({ code: 'restore_failed' });
    await applyUntil(api, 'PRE_REGISTERED');
  };
  expect((await restore()).body).toMatchObject({ code: 'restore_failed' });
  expect(readdirSync(api.deps.folders.root).filter((name) => name.startsWith('restor'))).toEqual([]);
});

it('STAC-20 a start that is cut off while it takes a backup over goes on at the next one', async () => {
  const { backups, kept, key } = await lostServer();
  const dataDir = tempDir();
  const api = await started({ dataDir });
  const token = api.deps.setUp.open() ?? '';
  api.deps.setUp.host = { tryOut: () => Promise.resolve(), startAnew: () => {} };
  const taken = await visitor(api).post('/api/set-up/restore', { token, folder: backups, key });
  expect(taken.body).toMatchObject({ success: true });
  await api.halt();
  const restored = path.join(dataDir, 'restored');
  // As after the documents, and after the empty database was removed.
  rmSync(path.join(dataDir, 'uploads'), { recursive: true });
  cpSync(path.join(restored, 'uploads'), path.join(dataDir, 'uploads'), { recursive: true });
  rmSync(path.join(restored, 'uploads'), { recursive: true });
  rmSync(path.join(dataDir, 'app.db'));
  const { deps, release } = await openDataFolder({ ...GIVEN, env: readEnv({ DATA_DIR: dataDir }) });
  onTestFinished(release);
  expect(applicantStore(deps.db).find(kept.id)?.id).toBe(kept.id);
});

it('STAC-20 of a restore that was cut off nothing is left after the next start', async () => {
  const { backups, key } = await lostServer();
  const dataDir = tempDir();
  const { url, said, kill } = await startChild(dataDir, 0, { BACKUP_DIR: backups });
  const token = /#token=([\w-]{43})/.exec(said)?.[1];
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token, folder: backups, key });
  let isAnswered = false;
  void fetch(`${url}/api/set-up/restore`, { method: 'POST', headers, body })
    .catch(() => {})
    .finally(() => {
      isAnswered = true;
    });
  await expect.poll(() => isAnswered || existsSync(path.join(dataDir, 'restoring')), { interval: 5 }).toBe(true);
  await kill('SIGKILL');
  await (await openDataFolder({ ...GIVEN, env: readEnv({ DATA_DIR: dataDir, BACKUP_DIR: backups }) })).release();
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restor'))).toEqual([]);
});

it('STAC-19 the first copy follows the first admin at once, and a server without one waits', async () => {
  const backups = tempDir();
  const api = await started({ env: { BACKUP_DIR: backups } });
  const background = startBackground(api.deps);
  onTestFinished(background.stop);
  await first(api, api.deps.setUp.open() ?? '');
  await expect.poll(() => copiesIn(backups)).toHaveLength(1);
});

it('STAC-20 an empty server makes no copy: its folder may hold those that are to be restored', async () => {
  const backups = tempDir();
  const api = await started({ env: { BACKUP_DIR: backups } });
  await keepBackups(api.deps, new AbortController().signal);
  expect(await copiesIn(backups)).toEqual([]);
  await applyUntil(api, 'PRE_REGISTERED');
  await keepBackups(api.deps, new AbortController().signal);
  expect(await copiesIn(backups)).toHaveLength(1);
});
