import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, sendStep1 } from '../support/applications.ts';
import { step1Form } from '../support/forms.ts';
import { tempDir } from '../support/temp-dir.ts';

let api: Api;
afterEach(() => api.stop());

const get = (name: string) =>
  answerOf(fetch(`${api.url}/api/health/${name}`, { headers: { 'accept-language': 'en' } }));

describe('The health of the server', () => {
  it('STAC-10 is live and ready, and says nothing else', async () => {
    api = await startApi();
    for (const name of ['live', 'ready'])
      expect(await get(name)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(Object.keys((await get('live')).body)).toEqual(['status']);
    expect((await get('ready')).body).toEqual({ status: 'ok', reasons: [] });
  });

  it('STAC-10 is live, yet not ready, when documents cannot be kept, and takes none', async () => {
    api = await startApi();
    await apply(api);
    rmSync(api.deps.folders.uploads, { recursive: true });
    expect((await get('live')).status).toBe(200);
    expect(await get('ready')).toMatchObject({ status: 503, body: { code: 'not_ready', reasons: ['documents'] } });
    expect(await sendStep1(api)).toMatchObject({
      status: 503,
      body: { code: 'storage_failed' },
    });
    expect(existsSync(api.deps.folders.uploads)).toBe(false);
  });

  it('is not ready where only the mount point of the documents is left, and takes none', async () => {
    api = await startApi();
    await apply(api);
    const { uploads } = api.deps.folders;
    renameSync(uploads, `${uploads}-away`);
    mkdirSync(uploads);
    expect(await get('ready')).toMatchObject({ status: 503, body: { code: 'not_ready' } });
    const form = await step1Form({ email: 'second@example.org' });
    expect(await answerOf(api.post('submit-preregistration', form))).toMatchObject({
      status: 503,
      body: { code: 'storage_failed' },
    });
    rmSync(uploads, { recursive: true });
    renameSync(`${uploads}-away`, uploads);
    expect((await get('ready')).status).toBe(200);
  });

  it('is not ready where documents would have to be moved to another file system, and takes none', async () => {
    api = await startApi();
    const { uploads } = api.deps.folders;
    const { dev } = statSync(uploads);
    const elsewhere = ['/dev/shm', path.resolve('node_modules')].find((folder) => statSync(folder).dev !== dev);
    rmSync(uploads, { recursive: true });
    symlinkSync(elsewhere ?? '', uploads);
    expect(await get('ready')).toMatchObject({ status: 503, body: { code: 'not_ready' } });
    expect(await sendStep1(api)).toMatchObject({
      status: 503,
      body: { code: 'storage_failed' },
    });
    rmSync(uploads);
  });

  it('makes the folders for documents anew while there are none to miss', async () => {
    api = await startApi();
    const { uploads, tmp } = api.deps.folders;
    for (const folder of [uploads, tmp]) rmSync(folder, { recursive: true });
    expect((await apply(api)).id).toBeTruthy();
    expect([uploads, tmp].map((folder) => statSync(folder).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  it('makes the folder for uploads under way anew at any time', async () => {
    api = await startApi();
    await apply(api);
    rmSync(api.deps.folders.tmp, { recursive: true });
    expect((await apply(api)).id).toBeTruthy();
    rmSync(api.deps.folders.tmp, { recursive: true });
    expect((await get('ready')).status).toBe(200);
  });

  it.each(['tmp', 'uploads'] as const)('is not ready where %s has become read-only, whoever asks', async (name) => {
    api = await startApi();
    const folder = api.deps.folders[name];
    rmSync(folder, { recursive: true });
    // A file system in which even root cannot make a file.
    symlinkSync('/proc/self/fdinfo', folder);
    expect(await get('ready')).toMatchObject({ status: 503, body: { code: 'not_ready' } });
    expect((await get('live')).status).toBe(200);
  });

  it('leaves nothing behind by looking', async () => {
    api = await startApi();
    for (let round = 0; round < 3; round += 1) await get('ready');
    expect(api.files()).toEqual([]);
  });
});

describe('The data folder', () => {
  it('is closed to other users at the start, whoever made it', async () => {
    const dataDir = tempDir();
    for (const name of ['', 'uploads', 'backups']) {
      mkdirSync(path.join(dataDir, name), { recursive: true });
      chmodSync(path.join(dataDir, name), 0o755);
    }
    api = await startApi({ dataDir });
    const { root, uploads, tmp, orphans, outbox, backups } = api.deps.folders;
    for (const folder of [root, uploads, tmp, orphans, outbox, backups])
      expect([folder, statSync(folder).mode & 0o777]).toEqual([folder, 0o700]);
  });
});

it('STAC-21 a server that is to end says so to the proxy, and still answers the rest', async () => {
  api = await startApi();
  const live = async () => (await fetch(`${api.url}/api/health/live`)).status;
  expect(await live()).toBe(200);
  api.deps.ending.hasBegun = true;
  expect([await live(), (await fetch(`${api.url}/api/health/ready`)).status]).toEqual([503, 200]);
});
