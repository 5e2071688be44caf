import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '#api/app.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { startBackground } from '#api/background.ts';
import { runRestore, runTakeOver } from '#api/backups/backup.cli.ts';
import { copiesIn } from '#api/backups/backup-folder.ts';
import { backupHealth } from '#api/backups/backup-health.ts';
import { copiesInBucket } from '#api/backups/copies-in-bucket.ts';
import { keepBackups } from '#api/backups/keep-backups.ts';
import { makeBackup } from '#api/backups/make-backup.ts';
import { sendToBucket } from '#api/backups/send-to-bucket.ts';
import { tryRestore } from '#api/backups/try-restore.ts';
import type { Bucket } from '#api/bucket/bucket.ts';
import { holdLease, keepLease } from '#api/bucket/keep-lease.ts';
import { LeaseHeld } from '#api/bucket/lease.ts';
import { UsageError } from '#api/command-line/usage-error.ts';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import type { Deps } from '#api/deps.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { keepCache } from '#api/documents/keep-cache.ts';
import { storedFileStore } from '#api/documents/stored-file.store.ts';
import { BucketFailed } from '#api/files/bucket-failed.ts';
import { listen } from '#api/http/listen.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { openDataFolder } from '#api/open-data-folder.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, systemClock } from '#api/time/clock.ts';
import { isoTime } from '#api/time/iso-time.ts';
import { newAdmin } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, documentOf } from '../support/applications.ts';
import { flipBit, startBucket } from '../support/bucket.ts';
import { commandLine } from '../support/command-line.ts';
import { openDocument } from '../support/desk.ts';
import { builtDist } from '../support/dist.ts';
import { finish } from '../support/erasures.ts';
import { tempDir } from '../support/temp-dir.ts';

const STOPPING = new AbortController().signal;

async function started(env: Record<string, string> = {}) {
  const store = await startBucket();
  const api = await startApi({ env: { BUCKET_URL: store.url, ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '1000', ...env } });
  onTestFinished(api.stop);
  await holdLease(api.deps);
  return { store, api, keysUnder: store.keysUnder };
}

const copiesOf = (keys: string[]) => new Set(keys.map((key) => key.split('/')[0]));
const uploadsOf = ({ deps }: Api) => readdirSync(deps.folders.uploads).sort();
const isTold = ({ deps }: Api) => outboxStore(deps.db).lastToldOperator('operator-backup-failed', 'copy');

async function bytesOf(deps: Deps) {
  const found: Record<string, string> = {};
  for (const document of storedFileStore(deps.db).all()) {
    const bytes = await deps.storage.open(document);
    found[document.id] = Buffer.concat((await bytes?.toArray()) ?? []).toString('base64');
  }
  return found;
}

it('STAC-24 copies of another server in the folder go into no bucket; documents do', async () => {
  const BACKUP_DIR = path.join(tempDir(), 'copies');
  const other = await startApi({ env: { BACKUP_DIR } });
  onTestFinished(other.stop);
  await makeBackup(other.deps);
  const { api, keysUnder } = await started({ BACKUP_DIR });
  await applyUntil(api, 'A2_CV_RECEIVED');
  await keepBackups(api.deps, STOPPING);
  expect([keysUnder('documents/').sort(), keysUnder('copies/')]).toEqual([uploadsOf(api), []]);
  expect(isTold(api)).toBe(api.clock.time);
});

it('STAC-24 documents and copies go into the bucket; the disk keeps what it may, and gets all back', async () => {
  const { api, store, keysUnder } = await started({ DOCUMENT_CACHE_MB: '0' });
  const { deps } = api;
  const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
  const [before, names] = [await bytesOf(deps), uploadsOf(api)];
  const { isLow } = deps.diskSpace;
  deps.diskSpace.isLow = async () => true;
  await keepBackups(deps, STOPPING);
  expect([keysUnder('documents/').sort(), keysUnder('copies/')]).toEqual([names, []]);
  deps.diskSpace.isLow = isLow;
  await keepBackups(deps, STOPPING);
  expect([keysUnder('documents/').sort(), uploadsOf(api)]).toEqual([names, names]);
  expect(keysUnder('copies/')).toEqual([
    expect.stringMatching(/Z\/app\.db$/),
    expect.stringMatching(/manifest\.json$/),
  ]);
  // The store has lost them since.
  for (const name of names) rmSync(store.fileOf(`documents/${name}`));
  await keepCache(deps, STOPPING);
  expect([keysUnder('documents/').sort(), uploadsOf(api)]).toEqual([names, []]);
  // The bucket tells its own time.
  const cli = commandLine(api, systemClock);
  onTestFinished(cli.close);
  expect((await cli.run('doctor', 'bucket')).stdout).toContain(
    `ok    clock\nDocuments that are there and not on this disk: ${names.length}`,
  );
  const document = documentOf(api, id, 'cv');
  expect(deps.storage.isWhole(document)).toBe(true);
  const { browser } = await newAdmin(api);
  expect((await openDocument(api, browser, document.id)).status).toBe(200);
  expect(uploadsOf(api)).toEqual([document.id]);
  delete deps.env.DOCUMENT_CACHE_MB;
  await keepCache(deps, STOPPING);
  expect([uploadsOf(api), await bytesOf(deps)]).toEqual([names, before]);
});

it('STAC-24 a document that is damaged in the bucket keeps none behind it from coming back', async () => {
  const { api, store } = await started({ DOCUMENT_CACHE_MB: '0' });
  const { deps } = api;
  await applyUntil(api, 'A2_CV_RECEIVED');
  const [bad, ...sound] = uploadsOf(api);
  await keepBackups(deps, STOPPING);
  await keepCache(deps, STOPPING);
  writeFileSync(store.fileOf(`documents/${bad}`), 'x');
  delete deps.env.DOCUMENT_CACHE_MB;
  await keepCache(deps, STOPPING);
  expect(uploadsOf(api)).toEqual(sound);
  store.spoil(() => 'drop');
  await expect(keepCache(deps, STOPPING)).rejects.toThrow();
});

it('STAC-24 a bucket that is gone for a day keeps nobody from applying; then it gets all, and the operator hears of it', async () => {
  const { api, store, keysUnder } = await started({ DOCUMENT_CACHE_MB: '0' });
  const { deps, clock } = api;
  const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
  await keepBackups(deps, STOPPING);
  await keepCache(deps, STOPPING);
  store.spoil(() => 'drop');
  // Before the first trial is due.
  clock.time += 23 * HOUR_MS;
  await applyUntil(api, 'A2_CV_RECEIVED');
  await keepBackups(deps, STOPPING);
  await expect(keepCache(deps, STOPPING)).resolves.toBeUndefined();
  await keepLease(deps);
  expect([isTold(api), (await backupHealth(deps)).at]).toEqual([clock.time, isoTime(clock.time - 23 * HOUR_MS)]);
  const [{ browser: admin }, document] = [await newAdmin(api), documentOf(api, id, 'cv')];
  const answer = await openDocument(api, admin, document.id);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
  expect(await answer.json()).toMatchObject({ code: 'document_away' });
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
  store.spoil(() => undefined);
  clock.time += MINUTE_MS;
  await keepBackups(deps, STOPPING);
  expect((await openDocument(api, admin, document.id)).status).toBe(200);
  expect(keysUnder('documents/')).toHaveLength([...storedFileStore(deps.db).all()].length);
  expect(await backupHealth(deps)).toMatchObject({ at: isoTime(clock.time), place: 'apart' });
});

it('STAC-24 a move that is cut off goes on with the next server, and puts nothing twice', async () => {
  const { api, store } = await started();
  await applyUntil(api, 'A2_CV_RECEIVED');
  const putDocuments = () => store.asked.filter((asked) => asked.startsWith('PUT documents/'));
  store.spoil((method) => (method === 'PUT' && putDocuments().length > 2 ? 'drop' : undefined));
  await keepBackups(api.deps, STOPPING);
  expect(store.keysUnder('copies/')).toEqual([]);
  store.spoil(() => undefined);
  const cut = putDocuments().slice(0, 2);
  store.asked.length = 0;
  const next = await startApi({
    dataDir: api.deps.env.DATA_DIR,
    env: { BUCKET_URL: store.url },
    time: api.clock.time + MINUTE_MS,
  });
  onTestFinished(next.halt);
  await keepBackups(next.deps, STOPPING);
  expect(new Set([...cut, ...putDocuments()]).size).toBe(cut.length + putDocuments().length);
  expect(store.keysUnder('documents/').sort()).toEqual(uploadsOf(next));
  expect(store.keysUnder('copies/')).toHaveLength(2);
});

it('STAC-24 PRIV-69 a document that is gone stays for as long as the copies that name it, and no longer', async () => {
  const { api, store, keysUnder } = await started();
  const { deps, clock } = api;
  const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
  await keepBackups(deps, STOPPING);
  // A server that nobody uses makes no copies.
  const other = await apply(api);
  const idsOf = (applicant: string) =>
    documentStore(deps.db)
      .current(applicant)
      .map((document) => document.id);
  const gone = idsOf(id).sort();
  expect(beginErasure(deps, id, { why: 'asked' })).toBe(true);
  await finish(api);
  clock.time += MINUTE_MS;
  // What comes of a copy before the line is cut.
  store.spoil((method, key) => (method === 'PUT' && key.endsWith('manifest.json') ? 'drop' : undefined));
  await keepBackups(deps, STOPPING);
  store.spoil(() => undefined);
  clock.time += MINUTE_MS;
  await keepBackups(deps, STOPPING);
  expect(copiesOf(keysUnder('copies/')).size).toBe(3);
  expect([keysUnder('gone/').sort(), keysUnder('documents/').sort()]).toEqual([
    gone,
    [...gone, ...idsOf(other.id)].sort(),
  ]);
  expect(keysUnder('erased.jsonl')).toHaveLength(1);
  const now = clock.time / SECOND_MS;
  for (const key of keysUnder('')) utimesSync(store.fileOf(key), now, now);
  clock.time += (deps.site.retention.backupsDays + 1) * DAY_MS;
  await apply(api);
  await makeBackup(deps);
  await sendToBucket(deps);
  expect([keysUnder('gone/'), keysUnder('documents/').sort()]).toEqual([[], uploadsOf(api)]);
  expect(keysUnder('copies/').filter((key) => key.endsWith('manifest.json'))).toHaveLength(1);
  expect(copiesOf(keysUnder('copies/')).size).toBe(1);
});

it('STAC-24 PRIV-69 who is erased while a document comes or goes leaves none on the disk, and a mark in the bucket', async () => {
  const { api, store, keysUnder } = await started({ DOCUMENT_CACHE_MB: '0' });
  const { deps, clock } = api;
  const first = await applyUntil(api, 'PRE_REGISTERED');
  const [come = ''] = uploadsOf(api);
  await keepBackups(deps, STOPPING);
  await keepCache(deps, STOPPING);
  store.spoil((method) => {
    if (method === 'GET') beginErasure(deps, first.id, { why: 'asked' });
    return undefined;
  });
  await deps.bucket?.documents.bring(come);
  clock.time += MINUTE_MS;
  expect([applicantStore(deps.db).find(first.id), uploadsOf(api)]).toEqual([undefined, []]);
  store.spoil(() => undefined);
  const second = await applyUntil(api, 'PRE_REGISTERED');
  const [gone = ''] = uploadsOf(api);
  store.spoil((method, key) => {
    if (method !== 'GET' || key !== `documents/${gone}`) return undefined;
    if (beginErasure(deps, second.id, { why: 'asked' })) rmSync(path.join(deps.folders.uploads, gone));
    return 'drop';
  });
  await keepBackups(deps, STOPPING);
  store.spoil(() => undefined);
  clock.time += MINUTE_MS;
  // A server that nobody uses makes no copies.
  await apply(api);
  await keepBackups(deps, STOPPING);
  expect(keysUnder('documents/')).toEqual(expect.arrayContaining([come, gone]));
  expect(keysUnder('gone/').sort()).toEqual([come, gone].sort());
});

it('STAC-24 a document that this disk cannot read holds up neither the others nor the copy', async () => {
  const { api, keysUnder } = await started();
  await applyUntil(api, 'A2_CV_RECEIVED');
  await makeBackup(api.deps);
  const [bad = '', ...others] = uploadsOf(api).sort();
  const { bucket } = api.deps;
  if (!bucket) throw new Error('no bucket');
  const take = async (id: string, file: string) => {
    if (id === bad) throw new Error('EIO');
    return bucket.documents.take(id, file);
  };
  const deps = { ...api.deps, bucket: { ...bucket, documents: { ...bucket.documents, take } } };
  await expect(sendToBucket(deps)).rejects.toThrow('EIO');
  expect(keysUnder('documents/').sort()).toEqual(others);
  expect(copiesOf(keysUnder('copies/')).size).toBe(1);
});

it('STAC-24 a loss that was accepted is not over before the bucket was asked', async () => {
  const { api, store } = await started();
  await applyUntil(api, 'PRE_REGISTERED');
  await keepBackups(api.deps, STOPPING);
  const { uploads } = api.deps.folders;
  for (const name of uploadsOf(api)) rmSync(path.join(uploads, name));
  mkdirSync(path.join(uploads, 'documents-lost'));
  const isAccepted = async () => {
    const { deps, release } = await openDataFolder({ ...api.deps, clock: api.clock });
    await release();
    return deps.storage.isLossAccepted();
  };
  const [documents, lost] = [path.join(store.folder, 'documents'), path.join(store.folder, 'lost')];
  renameSync(documents, lost);
  expect(await isAccepted()).toBe(true);
  renameSync(lost, documents);
  expect(await isAccepted()).toBe(false);
});

it('STAC-24 a bucket that somebody empties meanwhile is noticed, and gets again what lies here', async () => {
  const { api, store, keysUnder } = await started({ DOCUMENT_CACHE_MB: '0' });
  const { deps, clock } = api;
  await applyUntil(api, 'PRE_REGISTERED');
  await keepBackups(deps, STOPPING);
  await keepCache(deps, STOPPING);
  await apply(api);
  clock.time += MINUTE_MS;
  await keepBackups(deps, STOPPING);
  await keepLease(deps);
  const here = uploadsOf(api);
  expect([here.length, isTold(api)]).toEqual([1, undefined]);
  rmSync(store.folder, { recursive: true });
  await keepLease(deps);
  expect(isTold(api)).toBe(clock.time);
  expect([...storedFileStore(deps.db).all()].filter((document) => deps.storage.isWhole(document))).toHaveLength(1);
  clock.time += MINUTE_MS;
  await keepBackups(deps, STOPPING);
  expect([keysUnder('documents/'), keysUnder('copies/').length]).toEqual([here, 2]);
});

it('STAC-24 a store that stands still holds up no stop', async () => {
  const { api, store } = await started();
  store.spoil(() => 'stall');
  const stalled = new Promise<void>((resolve) => store.whenStalled(resolve));
  const background = startBackground(api.deps, [{ everyMs: HOUR_MS, isApart: true, runs: { keepLease } }]);
  await stalled;
  store.asked.length = 0;
  await background.stop();
  expect(store.asked).toEqual([]);
});

/** A second machine with the key that was written down, and an empty data folder. */
async function secondMachine({ deps }: Api) {
  const DATA_DIR = path.join(tempDir(), 'data');
  mkdirSync(DATA_DIR);
  copyFileSync(path.join(deps.env.DATA_DIR, 'secret.key'), path.join(DATA_DIR, 'secret.key'));
  return { DATA_DIR, BUCKET_URL: deps.env.BUCKET_URL ?? '' };
}

it('STAC-25 a second machine takes over from the bucket: every row and byte, nobody erased, and the first one stops', async () => {
  const { api } = await started({ DOCUMENT_CACHE_MB: '0' });
  const { deps, clock } = api;
  const [erased, { id }] = [await applyUntil(api, 'PRE_REGISTERED'), await applyUntil(api, 'A2_CV_RECEIVED')];
  await keepBackups(deps, STOPPING);
  await keepCache(deps, STOPPING);
  beginErasure(deps, erased.id, { why: 'asked' });
  await finish(api);
  // The newest list of erased people comes with a copy that then is lost.
  clock.time += HOUR_MS;
  await keepBackups(deps, STOPPING);
  await holdLease(deps);
  await deps.bucket?.objects.remove(`copies/${(await copiesIn(deps.env.BACKUP_DIR)).at(-1)}/manifest.json`);
  const env = await secondMachine(api);
  await expect(runTakeOver(readEnv(env), [], clock)).rejects.toThrow(
    /was seen there at .*: npm run backup -- take-over$/,
  );
  expect(await runTakeOver(readEnv(env), ['now'], clock)).toMatch(
    /: 2 applications and \d documents\. Start the server/,
  );
  const opened = await openDataFolder({ ...deps, env: readEnv({ ...env, LOG_LEVEL: 'silent' }), clock });
  onTestFinished(opened.release);
  const second = opened.deps;
  expect([id, erased.id].map((one) => applicantStore(second.db).find(one)?.id)).toEqual([id, undefined]);
  expect(await bytesOf(second)).toEqual(await bytesOf(deps));
  await holdLease(second);
  let stopped = 0;
  deps.setUp.host = { tryOut: async () => {}, startAnew: () => (stopped += 1) };
  await keepLease(deps);
  expect(stopped).toBe(1);
  await expect(holdLease(deps)).rejects.toThrow(LeaseHeld);
  await apply(api);
  await keepBackups(deps, STOPPING);
  expect(await copiesInBucket(second.bucket?.objects as Bucket)).toMatchObject({ whole: [expect.anything()] });
});

it('STAC-24 a restore leaves the documents in the bucket, and goes on with the folder’s lease', async () => {
  const { api } = await started({ DOCUMENT_CACHE_MB: '0' });
  const { deps, clock } = api;
  await applyUntil(api, 'PRE_REGISTERED');
  await keepBackups(deps, STOPPING);
  await keepCache(deps, STOPPING);
  const env = await secondMachine(api);
  copyFileSync(path.join(deps.env.DATA_DIR, 'lease.id'), path.join(env.DATA_DIR, 'lease.id'));
  const { BACKUP_DIR } = deps.env;
  expect(await runRestore(readEnv({ ...env, BACKUP_DIR }), [])).toMatch(/: 1 applications and 1 documents\..*$/);
  const opened = await openDataFolder({ ...deps, env: readEnv({ ...env, LOG_LEVEL: 'silent' }), clock });
  onTestFinished(opened.release);
  await holdLease(opened.deps);
  expect(await bytesOf(opened.deps)).toEqual(await bytesOf(deps));
});

it('STAC-25 a take-over waits for a server that is there, needs an empty folder and a copy, and is begun anew', async () => {
  const { api, store } = await started();
  const { deps, clock } = api;
  const env = await secondMachine(api);
  await expect(runTakeOver(readEnv(env), ['now'], clock)).rejects.toThrow('There is no copy in http');
  await applyUntil(api, 'PRE_REGISTERED');
  await keepBackups(deps, STOPPING);
  clock.time += 3 * MINUTE_MS;
  await deps.bucket?.objects.put('copies/of another program/manifest.json', { text: '{}' });
  store.spoil((method, key) => (method === 'GET' && key.endsWith('app.db') ? 'cut' : undefined));
  await expect(runTakeOver(readEnv(env), [], clock)).rejects.toThrow(BucketFailed);
  store.spoil(() => undefined);
  expect(await runTakeOver(readEnv(env), [], clock)).toContain(': 1 applications');
  await expect(runTakeOver(readEnv(env), [], clock)).rejects.toThrow('holds a database already');
  await expect(runTakeOver(readEnv(env), ['later'], clock)).rejects.toThrow(UsageError);
  await expect(runTakeOver(readEnv({ DATA_DIR: env.DATA_DIR }), [], clock)).rejects.toThrow('No BUCKET_URL');
});

it('STAC-13 STAC-24 the trial reads the documents in the bucket, and tells that one was changed or is not there', async () => {
  const distDir = await builtDist();
  const { api, store } = await started({ DIST_DIR: distDir });
  const { deps } = api;
  // As api/try-restore.ts does, but in this process.
  const tried = async (name: string) =>
    tryRestore({ ...deps, site: readSiteConfig() }, name, {
      open: openDataFolder,
      serve: (trial) => listen(createApp(trial, { distDir }), { port: 0, host: '127.0.0.1' }),
    });
  await applyUntil(api, 'PRE_REGISTERED');
  await keepBackups(deps, STOPPING);
  const copy = (await copiesIn(deps.env.BACKUP_DIR)).at(-1) ?? '';
  expect(await tried(copy)).toMatchObject({ problem: null, detail: '' });
  const [name = ''] = store.keysUnder('documents/');
  const kept = store.fileOf(`documents/${name}`);
  flipBit(kept);
  expect(await tried(copy)).toMatchObject({ problem: 'documents' });
  rmSync(kept);
  expect(await tried(copy)).toMatchObject({ problem: 'documents' });
  // Only there since.
  for (const name of uploadsOf(api)) rmSync(path.join(deps.folders.uploads, name));
  expect(await tried(copy)).toMatchObject({ problem: 'documents' });
});

it('STAC-24 from a folder to a bucket: documents beside the copies go once no copy names them', async () => {
  const api = await startApi({});
  onTestFinished(api.stop);
  await applyUntil(api, 'PRE_REGISTERED');
  await makeBackup(api.deps);
  await api.halt();
  const { url } = await startBucket();
  const next = await startApi({ dataDir: api.deps.env.DATA_DIR, env: { BUCKET_URL: url }, time: api.clock.time });
  onTestFinished(next.halt);
  const { deps, clock } = next;
  const beside = (folder: string) => readdirSync(path.join(deps.env.BACKUP_DIR, folder)).length;
  clock.time += MINUTE_MS;
  await keepBackups(deps, STOPPING);
  expect([beside('documents'), beside('gone')]).toEqual([0, 1]);
  clock.time += (deps.site.retention.backupsDays + 1) * DAY_MS;
  await makeBackup(deps);
  expect(beside('gone')).toBe(0);
});

it('STAC-16 STAC-24 refuses an address that is no bucket’s, and reads it from a file', () => {
  for (const BUCKET_URL of [
    'https://a.example/b',
    'https://K:S@a.example/',
    'ftp://K:S@a.example/b',
    'https://K:S%@a.example/b',
    'bucket',
  ])
    expect(() => readEnv({ BUCKET_URL })).toThrow(/BUCKET_URL must look like https:/);
  expect(() => readEnv({ DOCUMENT_CACHE_MB: '1' })).toThrow(/needs BUCKET_URL/);
  const file = path.join(tempDir(), 'bucket');
  writeFileSync(file, 'https://K:S%2F@a.example/b?region=x\n', { mode: 0o600 });
  expect(readEnv({ BUCKET_URL_FILE: file }).BUCKET_URL).toBe('https://K:S%2F@a.example/b?region=x');
});

it('STAC-12 STAC-24 makes a copy where something has changed: after a quarter of an hour, for a bucket in each round', async () => {
  const rounds = async (api: Api) => {
    const { deps, clock } = api;
    // Notes the time, which is a change.
    deps.clockWatch.isPlausible();
    const round = async (minutes: number) => {
      clock.time += minutes * MINUTE_MS;
      await keepBackups(deps, STOPPING);
      return (await copiesIn(deps.env.BACKUP_DIR)).length;
    };
    await apply(api);
    const first = await round(0);
    await apply(api);
    return [first, await round(5), await round(5), await round(5), await round(15)];
  };
  const folder = await startApi();
  onTestFinished(folder.stop);
  expect(await rounds(folder)).toEqual([1, 1, 1, 2, 2]);
  expect(await rounds((await started()).api)).toEqual([1, 2, 2, 2, 2]);
});
