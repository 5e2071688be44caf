import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '#api/app.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { runBackup, runRestore } from '#api/backups/backup.cli.ts';
import { clearFolder, copiesIn, copyName, readManifest } from '#api/backups/backup-folder.ts';
import { keepBackups } from '#api/backups/keep-backups.ts';
import { makeBackup } from '#api/backups/make-backup.ts';
import { outdatedCopies } from '#api/backups/outdated-copies.ts';
import { openPart, sealPart } from '#api/backups/sealed-part.ts';
import { lastTrialRestore } from '#api/backups/trial-restore.ts';
import { tryRestore } from '#api/backups/try-restore.ts';
import { tryRestoreApart } from '#api/backups/try-restore-apart.ts';
import { readEnv } from '#api/config/env.ts';
import { masterKeys } from '#api/config/master-keys.ts';
import { readCopy } from '#api/db/copy.ts';
import { serverHealth } from '#api/desk/server-health.ts';
import { storedFileStore } from '#api/documents/stored-file.store.ts';
import { listen } from '#api/http/listen.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { openDataFolder } from '#api/open-data-folder.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/time/clock.ts';
import { isoTime } from '#api/time/iso-time.ts';
import { PASSWORD } from '../support/accounts.ts';
import { type Api, NOON, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil, viewOf } from '../support/applications.ts';
import { answerOfCommand, commandLine } from '../support/command-line.ts';
import { deskAdmin } from '../support/desk.ts';
import { builtDist } from '../support/dist.ts';
import { finish } from '../support/erasures.ts';
import { documentForm } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';
import { type CliAnswer, runCli } from '../support/run-cli.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { tempDir } from '../support/temp-dir.ts';

const STOPPING = new AbortController().signal;

async function started(env: Record<string, string> = {}): Promise<Api> {
  const api = await startApi({ env: { DIST_DIR: await builtDist(), RATE_LIMIT_FACTOR: '1000', ...env } });
  onTestFinished(api.stop);
  return api;
}

let letters = 0;

async function sendCv(api: Api, person: { id: string; token: string }): Promise<void> {
  letters += 1;
  review.sendBack(api.deps, OPERATOR, person.id, 'cv', 'Cut off');
  const form = await documentForm(person, 'cv', `cv ${letters}`);
  expect((await answerOf(api.post('upload-document', form))).body).toMatchObject({ success: true });
}

const backupDir = ({ deps }: Api) => deps.env.BACKUP_DIR;
const filesUnder = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Restores the newest copy by the command line, beside the server that made it, into a new folder. */
async function restored(api: Api, { withKey = true } = {}): Promise<CliAnswer & { dataDir: string }> {
  const { DATA_DIR, BACKUP_DIR } = api.deps.env;
  const dataDir = path.join(tempDir(), 'data');
  await mkdir(dataDir);
  if (withKey) writeFileSync(path.join(dataDir, 'secret.key'), readFileSync(path.join(DATA_DIR, 'secret.key')));
  return { ...(await restore({ DATA_DIR: dataDir, BACKUP_DIR })), dataDir };
}

/** As \`npm run backup -- restore\` does in a process of its own, which restore.test.ts starts. */
const restore = (env: Record<string, string>) => answerOfCommand(() => runRestore(readEnv(env), []));

/** As the server does in a process of its own. */
const tryCopy = ({ deps: { env, site, clock, log } }: Api, name: string, distDir = env.DIST_DIR) =>
  tryRestore({ env, site, clock, log }, name, {
    open: openDataFolder,
    serve: (deps) => listen(createApp(deps, { distDir }), { port: 0, host: '127.0.0.1' }),
  });

/** What the next start finds in a folder. */
async function start(dataDir: string) {
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DISK_RESERVE_MB: '1', CLOCK_CONFIRMED: 'yes' });
  const opened = await openDataFolder({
    env,
    site: (await started()).deps.site,
    clock: { now: () => NOON },
    log: pino({ level: 'silent' }),
  });
  onTestFinished(opened.release);
  return opened.deps;
}

async function bytesOf(deps: Api['deps']) {
  const found: Record<string, string> = {};
  for (const document of storedFileStore(deps.db).all()) {
    const pieces: Buffer[] = [];
    for await (const piece of (await deps.storage.open(document)) ?? []) pieces.push(piece as Buffer);
    found[document.id] = Buffer.concat(pieces).toString('base64');
  }
  return found;
}

it('STAC-12 a copy of the running server, restored elsewhere, holds every row and every byte', async () => {
  const api = await started();
  const { id } = await applyUntil(api, 'STEP2_APPROVED');
  await makeBackup(api.deps);
  const { code, stdout, dataDir } = await restored(api);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/: 1 applications and \d documents\. Start the server/)]);
  const deps = await start(dataDir);
  expect(applicantStore(deps.db).find(id)).toEqual(applicantStore(api.deps.db).find(id));
  const bytes = await bytesOf(deps);
  expect(Object.keys(bytes).length).toBeGreaterThan(1);
  expect(bytes).toEqual(await bytesOf(api.deps));
});

it('STAC-12 a copy lets nobody in: who was signed out since, and keys that were removed, stay out', async () => {
  const api = await started();
  const { browser } = await deskAdmin(api);
  await browser.post('/api/admin/make-key', { name: 'Dashboard', days: 30, password: PASSWORD });
  const held = ({ db }: Pick<Api['deps'], 'db'>) =>
    ['session', 'api_key', 'account'].map((table) => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  expect(held(api.deps)).toEqual([1, 1, 1]);
  const name = await makeBackup(api.deps);
  const copy = path.join(backupDir(api), name);
  const manifest = await readManifest(backupDir(api), name);
  const [part] = manifest.parts;
  const plain = path.join(tempDir(), 'app.db');
  if (part) await openPart(part, copy, plain, api.deps.masterKeys);
  expect(await readCopy(plain, (db) => held({ db }))).toEqual([0, 0, 1]);
  // Those of a release of before have sessions, and are kept for a month.
  rmSync(plain);
  rmSync(path.join(copy, 'app.db'));
  api.deps.db.prepare('VACUUM INTO ?').run(plain);
  const parts = [await sealPart(plain, copy, name, api.deps.masterKeys)];
  writeFileSync(path.join(copy, 'manifest.json'), JSON.stringify({ ...manifest, parts }));
  const { stdout, dataDir } = await restored(api);
  expect(held(await start(dataDir))).toEqual([0, 0, 1]);
  expect(stdout).toContain('look through the accounts');
});

it('STAC-12 a document that cannot be read holds up neither the others nor the copy, and is told', async () => {
  const api = await started();
  await applyUntil(api, 'A2_CV_RECEIVED');
  const { storage, folders } = api.deps;
  const [bad = '', ...others] = readdirSync(folders.uploads).sort();
  const placeOf = (id?: string) => (id === bad ? folders.root : storage.placeOf(id));
  const broken = { ...api.deps, storage: { ...storage, placeOf } };
  const told = (about: string) => outboxStore(api.deps.db).lastToldOperator('operator-backup-failed', about);
  await keepBackups(broken, STOPPING);
  expect([told('left-out'), told('copy')]).toEqual([api.clock.time, undefined]);
  expect(await copiesIn(backupDir(api))).toHaveLength(1);
  expect(readdirSync(path.join(backupDir(api), 'documents')).sort()).toEqual(others);
  // The trial goes on, and says what is missing.
  api.clock.time += DAY_MS;
  await keepBackups(broken, STOPPING);
  expect(await lastTrialRestore(backupDir(api))).toMatchObject({
    problem: 'documents',
    detail: `${bad} is in no copy`,
  });
  api.clock.time += HOUR_MS;
  await makeBackup(api.deps);
  expect(readdirSync(path.join(backupDir(api), 'documents')).sort()).toEqual([bad, ...others]);
});

it('STAC-12 a copy shows nothing of a person, and does not open without the key', async () => {
  const api = await started();
  const { email } = await apply(api);
  await makeBackup(api.deps);
  const secret = readFileSync(path.join(api.deps.env.DATA_DIR, 'secret.key'), 'utf8');
  for (const file of filesUnder(backupDir(api)))
    for (const word of [email, secret.slice(0, 20)]) expect(readFileSync(file, 'latin1'), file).not.toContain(word);
  expect(await restored(api, { withKey: false })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('encrypted, and their key is not here'),
  });
  const dataDir = path.join(tempDir(), 'data');
  const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
  expect(await restore({ DATA_DIR: dataDir, BACKUP_DIR: backupDir(api), SECRET_KEY })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/encrypted with the key [0-9a-f]{8}, which is not here/),
  });
});

it('STAC-12 a key file of its own: the copy brings the key along that signs links', async () => {
  const key = path.join(tempDir(), 'documents.key');
  writeFileSync(key, Buffer.alloc(32, 3).toString('base64'));
  const api = await started({ DOCUMENT_KEY_FILE: key });
  const { token, email } = await apply(api);
  await makeBackup(api.deps);
  const dataDir = path.join(tempDir(), 'data');
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backupDir(api), DOCUMENT_KEY_FILE: key };
  expect((await restore(env)).code).toBe(0);
  const again = await startApi({ dataDir, env: { DOCUMENT_KEY_FILE: key } });
  onTestFinished(again.stop);
  expect((await viewOf(again, token)).email).toBe(email);
});

it('STAC-12 whatever comes in or goes while a copy is made, it has each document that it names', async () => {
  const api = await started();
  const person = await applyUntil(api, 'A2_CV_RECEIVED');
  const busy = { now: true };
  const others = (async () => {
    for (; busy.now; ) await applyUntil(api, 'PRE_REGISTERED');
  })();
  const replacing = (async () => {
    for (; busy.now; ) await sendCv(api, person);
  })();
  for (let copy = 0; copy < 3; copy += 1) {
    api.clock.time += 1000;
    await makeBackup(api.deps);
  }
  busy.now = false;
  await Promise.all([others, replacing]);
  const newest = (await copiesIn(backupDir(api))).at(-1) ?? '';
  expect(await tryRestoreApart(api.deps.env, newest)).toMatchObject({ problem: null, detail: '' });
  const { stdout, dataDir } = await restored(api);
  expect(stdout).not.toContain('In no copy');
  const deps = await start(dataDir);
  for (const document of storedFileStore(deps.db).all()) expect(deps.storage.isWhole(document)).toBe(true);
});

it('STAC-13 PRIV-05 who was erased after the copy is erased again by the first start, and by the trial', async () => {
  const api = await started();
  const erased = await applyUntil(api, 'PRE_REGISTERED');
  const other = await applyUntil(api, 'PRE_REGISTERED');
  const copy = await makeBackup(api.deps);
  expect(beginErasure(api.deps, erased.id, { why: 'asked' })).toBe(true);
  await finish(api);
  api.clock.time += HOUR_MS;
  await makeBackup(api.deps);
  // Of the newer copies, only the list of erased people is left.
  rmSync(path.join(backupDir(api), copyName(api.clock.time)), { recursive: true });
  const { dataDir } = await restored(api);
  const deps = await start(dataDir);
  expect([erased, other].map(({ id }) => applicantStore(deps.db).find(id)?.id)).toEqual([undefined, other.id]);
  expect(await tryCopy(api, copy)).toMatchObject({ problem: null, applications: 2 });
});

it('STAC-12 PRIV-69 a document that is gone stays for as long as the copies that name it, and no longer', async () => {
  const api = await started();
  const person = await applyUntil(api, 'A2_CV_RECEIVED');
  await sendCv(api, person);
  await makeBackup(api.deps);
  const [id = ''] = readdirSync(path.join(backupDir(api), 'documents'));
  await api.deps.storage.remove(id);
  api.clock.time += HOUR_MS;
  await makeBackup(api.deps);
  expect(readdirSync(path.join(backupDir(api), 'gone'))).toEqual([id]);
  api.clock.time += (api.deps.site.retention.backupsDays + 1) * DAY_MS;
  await apply(api);
  await makeBackup(api.deps);
  expect(readdirSync(path.join(backupDir(api), 'gone'))).toEqual([]);
  expect(await copiesIn(backupDir(api))).toEqual([copyName(api.clock.time)]);
});

it('STAC-12 PRIV-69 what was copied before BACKUP_DIR was set stays no longer than what is there', async () => {
  const api = await started();
  await sendCv(api, await applyUntil(api, 'A2_CV_RECEIVED'));
  const former = backupDir(api);
  await makeBackup(api.deps);
  const moved = { ...api.deps, env: { ...api.deps.env, BACKUP_DIR: tempDir() } };
  api.clock.time += 20 * DAY_MS;
  await makeBackup(moved);
  expect(await copiesIn(former)).toHaveLength(1);
  api.clock.time += (api.deps.site.retention.backupsDays - 19) * DAY_MS;
  const [bad] = readdirSync(path.join(former, 'documents'));
  const { storage, folders } = api.deps;
  const placeOf = (id?: string) => (id === bad ? folders.root : storage.placeOf(id));
  rmSync(path.join(moved.env.BACKUP_DIR, 'documents', bad ?? ''));
  await expect(makeBackup({ ...moved, storage: { ...storage, placeOf } })).rejects.toThrow('without 1 documents');
  // The documents stay: one may be readable there alone.
  expect([await copiesIn(former), readdirSync(path.join(former, 'documents'))]).toEqual([
    [],
    expect.arrayContaining([bad]),
  ]);
  api.clock.time += HOUR_MS;
  await makeBackup(moved);
  expect(filesUnder(former).filter((file) => /documents|gone/.test(file))).toEqual([]);
  expect(await copiesIn(backupDir({ deps: moved } as Api))).toHaveLength(3);
});

it('STAC-12 PRIV-69 a disk too full for a copy keeps no old ones', async () => {
  const api = await started();
  await apply(api);
  await makeBackup(api.deps);
  api.clock.time += HOUR_MS;
  const newest = await makeBackup(api.deps);
  api.clock.time += (api.deps.site.retention.backupsDays + 1) * DAY_MS;
  const full = { ...api.deps, diskSpace: { ...api.deps.diskSpace, isLow: async () => true } };
  await expect(makeBackup(full)).rejects.toThrow('nearly full');
  expect(await copiesIn(backupDir(api))).toEqual([newest]);
});

it('STAC-12 where two servers have one folder, the second leaves it alone and says so; a restored first goes on', async () => {
  const folder = path.join(tempDir(), 'copies');
  const [first, second] = [await started({ BACKUP_DIR: folder }), await started({ BACKUP_DIR: folder })];
  for (const api of [first, second]) await applyUntil(api, 'A2_CV_RECEIVED');
  await keepBackups(first.deps, STOPPING);
  const held = filesUnder(folder);
  await keepBackups(second.deps, STOPPING);
  for (const words of [['now'], ['check']])
    await expect(runBackup(second.deps, words, OPERATOR)).rejects.toThrow('copies of another server');
  expect(filesUnder(folder)).toEqual(held);
  const told = ({ deps }: Api) => outboxStore(deps.db).lastToldOperator('operator-backup-failed', 'copy');
  expect([told(first), told(second)]).toEqual([undefined, second.clock.time]);
  const health = async ({ deps }: Api) => (await serverHealth(deps)).backup;
  expect(await health(second)).toMatchObject({ at: null, tried_at: null });
  expect(await health(first)).toMatchObject({ at: isoTime(first.clock.time) });
  const deps = await start((await restored(first)).dataDir);
  const again = { ...deps, env: { ...deps.env, BACKUP_DIR: folder }, clock: { now: () => NOON + HOUR_MS } };
  expect(await makeBackup(again)).toBe((await copiesIn(folder)).at(-1));
});

it('STAC-12 a key that was changed makes a copy at once, so that copies stay its own without the former key', async () => {
  const api = await started();
  await apply(api);
  await makeBackup(api.deps);
  const file = path.join(tempDir(), 'documents.key');
  writeFileSync(file, Buffer.alloc(32, 7).toString('base64'));
  const changed = masterKeys({ ...api.deps.env, DOCUMENT_KEY_FILE: file }, api.deps.secretKey);
  api.clock.time += MINUTE_MS;
  await keepBackups({ ...api.deps, masterKeys: changed }, STOPPING);
  const alone = { ...api.deps, masterKeys: { ...changed, older: [] } };
  expect((await serverHealth(alone)).backup.at).toBe(isoTime(api.clock.time));
  await keepBackups(alone, STOPPING);
  expect(outboxStore(api.deps.db).lastToldOperator('operator-backup-failed', 'copy')).toBeUndefined();
});

it('STAC-12 keeps all copies of three hours, the last of each hour for a day, of each day for thirty', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const quarters = Array.from({ length: 40 * 24 * 4 }, (_, index) => now - index * (HOUR_MS / 4));
  const gone = new Set(outdatedCopies(quarters, now, 30));
  const kept = quarters.filter((time) => !gone.has(time)).map((time) => (now - time) / HOUR_MS);
  expect(kept.filter((age) => age <= 3)).toHaveLength(13);
  expect(kept.filter((age) => age > 3 && age <= 24)).toHaveLength(21);
  expect(kept.filter((age) => age > 24)).toHaveLength(30);
  expect(Math.max(...kept)).toBeLessThanOrEqual(30 * 24);
  expect(outdatedCopies([now - 90 * DAY_MS], now, 30)).toEqual([]);
  expect(outdatedCopies([now + 365 * DAY_MS, now, now - HOUR_MS], now, 30)).toEqual([now + 365 * DAY_MS]);
  expect(outdatedCopies([now + DAY_MS], now, 30)).toEqual([]);
});

it.each([
  ['the database', /app\.db$/, 'restore'],
  ['a document', /documents\/[0-9a-f-]{36}$/, 'documents'],
])('STAC-13 a trial tells that %s was changed', async (_what, file, problem) => {
  const api = await started();
  const person = await applyUntil(api, 'A2_CV_RECEIVED');
  await sendCv(api, person);
  const copy = await makeBackup(api.deps);
  const changed = filesUnder(backupDir(api)).find((name) => file.test(name)) ?? '';
  const bytes = readFileSync(changed);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 30) ^ 1, bytes.length - 30);
  rmSync(changed);
  writeFileSync(changed, bytes);
  expect(await tryCopy(api, copy)).toMatchObject({ problem });
  rmSync(changed);
  expect(await tryCopy(api, copy)).toMatchObject({ problem });
  expect(existsSync(clearFolder(api.deps.env.DATA_DIR))).toBe(false);
});

it('STAC-13 a document that is missing hides nothing else that is wrong', async () => {
  const api = await started();
  await applyUntil(api, 'PRE_REGISTERED');
  const copy = await makeBackup(api.deps);
  rmSync(path.join(backupDir(api), 'documents'), { recursive: true });
  // Without pages the product does not start.
  expect(await tryCopy(api, copy, tempDir())).toMatchObject({ problem: 'restore' });
  expect(await tryCopy(api, copy)).toMatchObject({ problem: 'documents' });
});

it('STAC-13 the server tries the newest copy after a day, then each week, and tells the operator', async () => {
  const api = await started();
  await apply(api);
  await keepBackups(api.deps, STOPPING);
  expect(await lastTrialRestore(backupDir(api))).toBeUndefined();
  expect((await serverHealth(api.deps)).backup).toEqual({
    ...{ at: new Date(api.clock.time).toISOString(), place: 'beside' },
    ...{ tried_at: null, problem: null },
  });
  api.clock.time += DAY_MS;
  await apply(api);
  await keepBackups(api.deps, STOPPING);
  expect(await lastTrialRestore(backupDir(api))).toMatchObject({ problem: null, applications: 2, at: api.clock.time });
  expect(outboxStore(api.deps.db).lastToldOperator('operator-backup-tried')).toBe(api.clock.time);
  api.clock.time += 7 * DAY_MS;
  for (const file of filesUnder(path.join(backupDir(api), 'documents'))) truncateSync(file, 10);
  await keepBackups(api.deps, STOPPING);
  expect((await serverHealth(api.deps)).backup).toMatchObject({
    problem: 'documents',
    tried_at: new Date(api.clock.time).toISOString(),
  });
  expect(outboxStore(api.deps.db).lastToldOperator('operator-backup-failed', 'rehearsal')).toBe(api.clock.time);
}, 120_000);

it('STAC-12 a folder that cannot be written is told, and the next copy is made as soon as it can', async () => {
  const BACKUP_DIR = path.join(tempDir(), 'copies');
  writeFileSync(BACKUP_DIR, 'no folder');
  const api = await started({ BACKUP_DIR });
  await applyUntil(api, 'PRE_REGISTERED');
  await keepBackups(api.deps, STOPPING);
  expect(outboxStore(api.deps.db).lastToldOperator('operator-backup-failed', 'copy')).toBe(api.clock.time);
  rmSync(BACKUP_DIR);
  await keepBackups(api.deps, STOPPING);
  expect(await copiesIn(BACKUP_DIR)).toHaveLength(1);
});

it('STAC-12 on another disk files are copied; a full one takes none, and half a copy never counts', async () => {
  const disk = mountSmallDisk(2);
  if (!disk) return;
  onTestFinished(disk.unmount);
  const api = await started({ BACKUP_DIR: path.join(disk.dir, 'copies') });
  const person = await applyUntil(api, 'A2_CV_RECEIVED');
  const first = await makeBackup(api.deps);
  expect((await serverHealth(api.deps)).backup.place).toBe('apart');
  disk.fill();
  await sendCv(api, person);
  api.clock.time += HOUR_MS;
  await expect(makeBackup(api.deps)).rejects.toThrow(/ENOSPC|disk is full/);
  expect(await copiesIn(backupDir(api))).toEqual([first]);
  disk.makeRoom();
  const copy = await makeBackup(api.deps);
  expect(await tryCopy(api, copy)).toMatchObject({ problem: null });
});

it('STAC-12 what a power cut left of a copy, of a trial or of a restore is begun anew', async () => {
  const api = await started();
  await apply(api);
  const half = path.join(backupDir(api), '2026-11-25T10-00-00-000Z.partial');
  await mkdir(half, { recursive: true });
  await mkdir(clearFolder(api.deps.env.DATA_DIR));
  writeFileSync(path.join(half, 'app.db'), 'half');
  await makeBackup(api.deps);
  expect([existsSync(half), existsSync(clearFolder(api.deps.env.DATA_DIR))]).toEqual([false, false]);
  const { dataDir } = await restored(api);
  rmSync(path.join(dataDir, 'app.db'));
  writeFileSync(path.join(dataDir, 'app.db.partial'), 'half');
  const again = await restore({ DATA_DIR: dataDir, BACKUP_DIR: backupDir(api) });
  expect(again.code).toBe(0);
  expect(await restore({ DATA_DIR: dataDir, BACKUP_DIR: backupDir(api) })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('holds a database already'),
  });
});

it('STAC-12 a stop of the server ends a copy, tells nobody of it and leaves nothing half', async () => {
  const api = await started();
  await applyUntil(api, 'PRE_REGISTERED');
  await expect(makeBackup(api.deps, AbortSignal.abort())).rejects.toThrow('aborted');
  await keepBackups(api.deps, AbortSignal.abort());
  expect(outboxStore(api.deps.db).lastToldOperator('operator-backup-failed', 'copy')).toBeUndefined();
  expect(readdirSync(backupDir(api)).filter((name) => name.includes('.partial'))).toEqual([]);
  expect(existsSync(clearFolder(api.deps.env.DATA_DIR))).toBe(false);
});

it('STAC-12 STAC-13 the command line makes, lists and tries copies beside the server', async () => {
  const api = await started();
  const terminal = commandLine(api);
  onTestFinished(terminal.close);
  const run = (...words: string[]) => terminal.run('backup', ...words);
  await apply(api);
  expect((await run('list')).stdout).toContain('There is no copy');
  const { stdout } = await runCli(api.deps.env.DATA_DIR, ['backup', 'now']);
  const copy = stdout.trim();
  expect(await copiesIn(backupDir(api))).toEqual([copy]);
  expect((await run('check')).stdout).toMatch(/restored for trial: 1 applications and \d documents are complete/);
  expect((await run('list')).stdout).toMatch(
    new RegExp(`${copy}  .*1 applications, \\d documents, tried: all is there`),
  );
  expect(await run('check', '2020-01-01T00-00-00-000Z')).toMatchObject({ code: 1 });
  expect(await run('erase')).toMatchObject({ code: 2 });
  expect(statSync(path.join(backupDir(api), copy)).mode & 0o077).toBe(0);
});
