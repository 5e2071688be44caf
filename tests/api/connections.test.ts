import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeBackup } from '#api/backups/make-backup.ts';
import { createBucket } from '#api/bucket/bucket.ts';
import { createLease } from '#api/bucket/lease.ts';
import { readEnv } from '#api/config/env.ts';
import { createDeps } from '#api/create-deps.ts';
import { newAdmin, PASSWORD, signIn, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, NOON, startApi } from '../support/api-server.ts';
import { startBucket } from '../support/bucket.ts';
import { mailsTo } from '../support/mails.ts';
import { startSmtp } from '../support/smtp.ts';
import { tempDir } from '../support/temp-dir.ts';

/** @param before a server that was halted, with its admin: another one starts on its folder */
async function started(env: Record<string, string> = {}, before?: { api: Api; email: string }, time = NOON) {
  const lines: string[] = [];
  const api = await startApi({
    time,
    ...(before && { dataDir: before.api.deps.env.DATA_DIR }),
    env: { ADMIN_2FA: 'off', ...env },
    log: (line) => lines.push(line),
  });
  onTestFinished(api.stop);
  const startAnew = vi.fn();
  api.deps.setUp.host = { tryOut: () => Promise.resolve(), startAnew };
  const { browser, email } = before ? { browser: visitor(api), email: before.email } : await newAdmin(api);
  if (before) await signIn(browser, email);
  return { api, browser, email, lines, startAnew };
}

const set = (browser: Visitor, body: object, lang = 'de') =>
  browser.post('/api/admin/set-connection', { password: PASSWORD, ...body }, { 'accept-language': lang });
const listed = async (browser: Visitor) =>
  (await browser.get('/api/admin/connections')).body as unknown as {
    connections: { connection: string; place: string | null; set: string }[];
  };

/** The server's parts as its next start makes them. */
function startedAnew({ deps }: Api, env: Record<string, string> = {}) {
  const next = createDeps({ ...deps, env: readEnv({ DATA_DIR: deps.env.DATA_DIR, ...env }) }, 'command');
  onTestFinished(() => next.close());
  return next;
}

const OTHER_KEY = Buffer.alloc(32, 7).toString('base64');

async function smtp() {
  const server = await startSmtp();
  onTestFinished(server.stop);
  return { server, typed: { connection: 'mail', address: '127.0.0.1', port: String(server.port) } };
}

it('STAC-33 a mail server that is typed is tried with a mail, encrypted, told by the former one, and then in force', async () => {
  const [former, next] = [await smtp(), await smtp()];
  const secret = 'p@ss:w/örd#1%';
  const { api, email, browser, lines, startAnew } = await started();
  expect((await set(browser, former.typed)).body).toMatchObject({ failed: null });
  const first = startedAnew(api).env.SMTP_URL;
  expect(first).toBe(`smtp://127.0.0.1:${former.server.port}`);
  await api.halt();
  const again = await started({}, { api, email });
  expect((await set(again.browser, { ...next.typed, user: 'us', secret })).body).toMatchObject({ failed: null });
  expect(next.server.received.map(({ to }) => to?.[0]?.address)).toEqual([again.email]);
  expect(next.server.seen.logins).toEqual(['us']);
  const { operator } = again.api.deps.site;
  const told = former.server.received.filter(({ to }) => to?.[0]?.address === operator.email);
  expect(told.at(-1)?.text).toContain(`127.0.0.1:${next.server.port}`);
  expect(startedAnew(again.api).env.SMTP_URL).toBe(
    `smtp://us:${encodeURIComponent(secret)}@127.0.0.1:${next.server.port}`,
  );
  await expect.poll(() => [startAnew, again.startAnew].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(await listed(again.browser)).toMatchObject({
    connections: [{ connection: 'mail', place: `127.0.0.1:${next.server.port}`, set: 'here' }, {}, {}],
  });
  const root = api.deps.folders.root;
  const kept = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of kept)
    expect([name, readFileSync(path.join(parentPath, name)).includes(encodeURIComponent(secret))]).toEqual([
      name,
      false,
    ]);
  expect([...lines, ...again.lines].join('\n')).not.toMatch(/p@ss|p%40ss/);
  const { events } = (await again.browser.post('/api/admin/security-events', {})).body as unknown as {
    events: object[];
  };
  expect(events[0]).toMatchObject({ action: 'settings_changed' });
});

it('STAC-33 what fails its trial changes nothing, and says why in the language of the page', async () => {
  const { server, typed } = await smtp();
  const { api, browser, startAnew } = await started();
  server.attitude.login = '535 5.7.8';
  expect((await set(browser, { ...typed, user: 'us', secret: 'x' })).body.failed).toBe(
    'the mail server refused the login (535 5.7.8)',
  );
  const file = path.join(tempDir(), 'file');
  writeFileSync(file, '');
  for (const [folder, de, en] of [
    [path.join(file, 'below'), /kann in .*below nicht schreiben und lesen \(ENOTDIR\)/, /cannot write and read in/],
    [path.join(api.deps.folders.uploads, 'x'), /außerhalb des Datenordners/, /outside of the data folder/],
    ['relative', /ganzen Pfad/, /whole path/],
  ] as const)
    for (const [lang, words] of [
      ['de', de],
      ['en', en],
    ] as const)
      expect((await set(browser, { connection: 'folder', address: folder }, lang)).body.failed).toMatch(words);
  const store = await startBucket();
  const { origin, pathname } = new URL(store.url);
  const bucket = { connection: 'bucket', address: `${origin}${pathname}`, user: 'S3RVER' };
  expect((await set(browser, { ...bucket, secret: 'wrong' })).body.failed).toMatch(
    /nimmt Schlüssel oder Region nicht an/,
  );
  store.spoil(() => 'busy');
  expect((await set(browser, { ...bucket, secret: 'S3RVER' })).body.failed).toMatch(
    /antwortet nicht, wie er soll.*503/,
  );
  store.spoil(() => undefined);
  await createLease(createBucket(store.url), tempDir(), api.deps.clock).takeOver(false);
  expect((await set(browser, { ...bucket, secret: 'S3RVER' })).body.failed).toMatch(/schon ein anderer Server/);
  for (const address of ['ftp://x', 'smtp.example.org/x', 'a b', 'user@host'])
    expect((await set(browser, { connection: 'mail', address })).body.code).toBe('input_invalid');
  expect(await listed(browser)).toMatchObject({
    connections: [{ set: 'nowhere', place: null }, { set: 'nowhere' }, { set: 'nowhere' }],
  });
  expect([startAnew.mock.calls.length, readdirSync(api.deps.folders.root).includes('connections.sealed')]).toEqual([
    0,
    false,
  ]);
});

it('STAC-33 a folder with the copies of another server is refused, one with its own is not', async () => {
  const [{ api, browser }, other] = [await started(), await started()];
  const [own, others] = [tempDir(), tempDir()];
  await makeBackup({ ...api.deps, env: { ...api.deps.env, BACKUP_DIR: own } });
  await makeBackup({ ...other.api.deps, env: { ...other.api.deps.env, BACKUP_DIR: others } });
  const folder = { connection: 'folder', address: others };
  expect((await set(browser, folder)).body.failed).toMatch(/Kopien eines anderen Servers/);
  expect((await set(browser, folder, 'en')).body.failed).toMatch(/copies of another server/);
  expect((await set(browser, { ...folder, address: own })).body).toMatchObject({ failed: null });
});

it('STAC-33 folder and bucket are put to, read and cleared in the trial, in force with the next start, and end', async () => {
  // The store goes by the machine's clock, and the trial compares.
  const { api, browser } = await started({}, undefined, Date.now());
  const folder = path.join(tempDir(), 'copies');
  const store = await startBucket();
  const { origin, pathname } = new URL(store.url);
  expect((await set(browser, { connection: 'folder', address: folder })).body).toMatchObject({ failed: null });
  const bucket = { connection: 'bucket', address: `${origin}${pathname}`, region: 'eu-1', user: 'S3RVER' };
  expect((await set(browser, { ...bucket, secret: 'S3RVER' })).body).toMatchObject({ failed: null });
  expect([readdirSync(folder), store.keysUnder('trial')]).toEqual([[], []]);
  const { BACKUP_DIR, BUCKET_URL = '' } = startedAnew(api).env;
  expect([BACKUP_DIR, new URL(BUCKET_URL).searchParams.get('region')]).toEqual([folder, 'eu-1']);
  expect(JSON.stringify(await listed(browser))).not.toContain('S3RVER');
  for (const connection of ['folder', 'bucket'])
    expect((await set(browser, { connection, address: '' })).body).toMatchObject({ failed: null });
  expect(startedAnew(api).env).toMatchObject({ BACKUP_DIR: path.join(api.deps.env.DATA_DIR, 'backups') });
  expect(startedAnew(api).env.BUCKET_URL).toBeUndefined();
});

it('STAC-33 the mail about another folder names the former one, and until when copies may stay there', async () => {
  const { api, browser } = await started();
  const [former, next] = [tempDir(), tempDir()];
  const told = async (address: string) => {
    expect((await set(browser, { connection: 'folder', address })).body).toMatchObject({ failed: null });
    return (await mailsTo(api, api.deps.site.operator.email)).at(-1)?.text ?? '';
  };
  // Those in the data folder end by themselves.
  expect(await told(former)).not.toContain('von Hand');
  const stays = `bleibt in ${former}, auch Daten, die von jetzt an gelöscht werden: Löschen Sie es dort von Hand, spätestens am 25.12.2026.`;
  expect(await told(next)).toContain(stays);
  expect(await told(`${next}/`)).not.toContain('von Hand');
  expect(await told('')).toContain(`bleibt in ${next}`);
});

it('STAC-33 the environment stands above what is typed, and says so; another key opens nothing and stops nothing', async () => {
  const { typed } = await smtp();
  const { api, email, browser } = await started();
  expect((await set(browser, typed)).body).toMatchObject({ failed: null });
  expect(startedAnew(api, { SMTP_URL: 'smtp://127.0.0.1:9' }).env.SMTP_URL).toBe('smtp://127.0.0.1:9');
  await api.halt();
  const outside = await started({ SMTP_URL: 'smtp://us:pw@127.0.0.1:9' }, { api, email });
  expect((await set(outside.browser, typed)).body).toMatchObject({ code: 'connection_outside' });
  expect((await listed(outside.browser)).connections[0]).toEqual({
    ...{ connection: 'mail', place: '127.0.0.1:9', set: 'environment' },
  });
  await outside.api.halt();
  const other = await started({ SECRET_KEY: OTHER_KEY });
  writeFileSync(
    path.join(other.api.deps.folders.root, 'connections.sealed'),
    readFileSync(path.join(api.deps.env.DATA_DIR, 'connections.sealed')),
  );
  expect(startedAnew(other.api, { SECRET_KEY: OTHER_KEY }).env.SMTP_URL).toBeUndefined();
  expect(other.lines.join('\n')).toContain('connections.sealed cannot be read');
  expect((await set(other.browser, typed)).body).toMatchObject({ failed: null });
});

it('STAC-33 only an admin who knows the password changes a connection', async () => {
  const { typed } = await smtp();
  const { api, browser, startAnew } = await started();
  expect((await set(browser, { ...typed, password: 'another' })).body).toMatchObject({ code: 'password_wrong' });
  const reader = await newAdmin(api, {}, 'reader');
  expect((await set(reader.browser, typed)).body).toMatchObject({ code: 'reader_decides_nothing' });
  expect((await listed(reader.browser)).connections).toHaveLength(3);
  expect(startAnew).not.toHaveBeenCalled();
});
