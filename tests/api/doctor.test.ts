import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeBackup } from '#api/backups/make-backup.ts';
import { examine } from '#api/doctor/examine.ts';
import { DAY_MS, MINUTE_MS } from '#api/time/clock.ts';
import { newAdmin } from '../support/accounts.ts';
import { startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { commandLine } from '../support/command-line.ts';
import { addSeason } from '../support/seasons.ts';
import { startSmtp } from '../support/smtp.ts';
import { tempDir } from '../support/temp-dir.ts';

const IN_SEASON = Date.parse('2026-07-10T10:00:00Z');

async function started(env: Record<string, string> = {}) {
  const api = await startApi({ env, time: IN_SEASON });
  onTestFinished(api.stop);
  api.deps.env.PUBLIC_URL = api.url;
  const stateOf = async () => Object.fromEntries((await examine(api.deps)).map(({ part, state }) => [part, state]));
  const sayOf = async (what: string) => (await examine(api.deps)).find(({ part }) => part === what)?.say.en;
  return { api, stateOf, sayOf };
}

it('STAC-14 says of each part whether it is well, and what to do', async () => {
  const { api, stateOf } = await started();
  expect(await stateOf()).toEqual({
    ...{ settings: 'look', season: 'ok', secrets: 'ok', proxy: 'ok', folder: 'ok', database: 'ok', disk: 'ok' },
    schema: 'ok',
    ...{ key: 'look', backup: 'bad', trial: 'look', mail: 'look', alarm: 'look', clock: 'ok', address: 'ok' },
  });
  await makeBackup(api.deps);
  expect(await stateOf()).toMatchObject({ backup: 'look' });
  api.clock.time = Date.parse('2026-10-10T10:00:00Z');
  expect(await stateOf()).toMatchObject({ backup: 'bad', season: 'look', clock: 'bad' });
});

it('STAC-14 finds an open folder, a scanner and an address that do not answer, and a proxy that is not believed', async () => {
  const { api, stateOf } = await started({ CLAMD: '127.0.0.1:1', SECRET_KEY: Buffer.alloc(32, 9).toString('base64') });
  chmodSync(api.deps.folders.uploads, 0o755);
  api.deps.env.PUBLIC_URL = 'https://127.0.0.1:1';
  expect(await stateOf()).toMatchObject({
    ...{ folder: 'bad', scanner: 'bad', address: 'bad', proxy: 'bad', mail: 'bad', key: 'ok' },
  });
});

it('STAC-14 finds a database that is older than the program, or another’s', async () => {
  const { api, sayOf } = await started();
  const { db } = api.deps;
  db.exec('CREATE TABLE another (id)');
  expect(await sayOf('schema')).toMatch(/^does not fit the program: The schema of the database was altered by hand/);
  db.exec('DROP TABLE another');
  db.exec(`
    UPDATE schema_migration SET schema_sha256 = (SELECT schema_sha256 FROM schema_migration ORDER BY name DESC LIMIT 1);
    DELETE FROM schema_migration WHERE name = (SELECT max(name) FROM schema_migration)`);
  expect(await sayOf('schema')).toBe('the program is newer than the database: start the server anew');
});

it('STAC-14 counts how many days the disk lasts', async () => {
  const { api, stateOf, sayOf } = await started();
  await applyUntil(api, 'PRE_REGISTERED');
  api.deps.diskSpace.freeBytes = async () => 40_000;
  expect(await sayOf('disk')).toMatch(/^\d+% used; at the rate of last week it lasts \d+ days$/);
  api.deps.diskSpace.freeBytes = async () => 10 ** 12;
  expect(await sayOf('disk')).toMatch(/^\d+% used$/);
  api.deps.diskSpace.freeBytes = async () => 100;
  expect(await stateOf()).toMatchObject({ disk: 'look' });
  api.clock.time += 8 * DAY_MS;
  expect(await sayOf('disk')).toMatch(/^\d+% used$/);
});

it('STAC-14 says what it could not look at, and hides nothing else for it', async () => {
  const { api, stateOf } = await started({ ADMIN_2FA: 'off' });
  const { browser } = await newAdmin(api);
  api.deps.env.DOCUMENT_KEY_FILE = path.join(tempDir(), 'unmounted.key');
  renameSync(api.deps.folders.uploads, `${api.deps.folders.uploads}-elsewhere`);
  expect(await stateOf()).toMatchObject({ secrets: 'bad', folder: 'bad', database: 'ok', clock: 'ok' });
  expect((await browser.get('/api/admin/server')).status).toBe(200);
});

it('STAC-14 ends with 1 where something is bad, and sends a mail for trial', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const { api } = await started({ SMTP_URL: smtp.url });
  const cli = commandLine(api);
  onTestFinished(cli.close);
  expect(await cli.run('doctor')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^bad {3}backup {10}there is none/m),
  });
  expect(await cli.run('doctor', 'mail', 'me@example.org')).toMatchObject({ code: 0 });
  expect(smtp.received[0]?.to?.[0]?.address).toBe('me@example.org');
  expect(await cli.run('doctor', 'everything')).toMatchObject({ code: 2 });
});

it('STAC-14 finds nothing bad where no season lies ahead, and takes its own visit for no proxy', async () => {
  const lines: string[] = [];
  const api = await startApi({ log: (line) => lines.push(line) });
  onTestFinished(api.stop);
  api.deps.env.PUBLIC_URL = api.url;
  await makeBackup(api.deps);
  const findings = await examine(api.deps);
  expect(findings.filter(({ state }) => state === 'bad')).toEqual([]);
  const said = (all: typeof findings) => all.find(({ part }) => part === 'season');
  expect(said(findings)).toMatchObject({ state: 'look', say: { en: expect.stringContaining('plan the next one') } });
  addSeason(api.deps, { starts_on: '2099-07-01', ends_on: '2099-09-30', opened_at: null });
  expect(said(await examine(api.deps))?.say.en).toContain('open the next one');
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([]);
});

/** Something in front of the server, as a visitor comes; `change` is what it does to requests and answers. */
async function proxyTo(url: string, change: { forwards?: true; headers?: Record<string, string> }) {
  const server = createServer(async (req, res) => {
    const headers = { 'x-forwarded-for': change.forwards ? String(req.headers['x-forwarded-for']) : '192.0.2.1' };
    const answer = await fetch(`${url}${req.url}`, { headers, redirect: 'manual' });
    res.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...change.headers, 'content-encoding': '' });
    res.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ['overwrites what a visitor says to be', {}, 'ok'],
  ['passes on what a visitor says to be', { forwards: true }, 'bad'],
  ['breaks forms by a header of its own', { headers: { 'referrer-policy': 'no-referrer' } }, 'bad'],
] as const)('STAC-14 finds a proxy that %s', async (_what, change, state) => {
  const { api, stateOf } = await started({ TRUST_PROXY: '1' });
  api.deps.env.PUBLIC_URL = await proxyTo(api.url, change);
  expect(await stateOf()).toMatchObject({ proxy: state });
});

it.each([
  [
    'has all three',
    { 'mail.test': 'v=spf1 -all', '_domainkey.mail.test': null, '_dmarc.mail.test': 'v=DMARC1; p=none' },
    'ok',
  ],
  ['has only others', { 'mail.test': 'any text', '_dmarc.mail.test': null }, 'look'],
] as const)('STAC-14 finds a sender that %s of SPF, DKIM and DMARC', async (_what, records, state) => {
  // Null: there is no text, but something below.
  vi.spyOn(Resolver.prototype, 'resolveTxt').mockImplementation(async (name) => {
    const text = (records as Record<string, string | null>)[name];
    if (typeof text === 'string') return [[text.slice(0, 4), text.slice(4)]];
    throw Object.assign(new Error(name), { code: text === null ? 'ENODATA' : 'ENOTFOUND' });
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { api, stateOf } = await started({ SMTP_URL: 'smtp://127.0.0.1:1' });
  api.deps.site.contact.senderEmail = 'places@mail.test';
  expect(await stateOf()).toMatchObject({ SPF: state, DKIM: state, DMARC: state });
});

it('STAC-14 asks others for the page once in ten minutes, or when told to', async () => {
  const { api } = await started({ ADMIN_2FA: 'off' });
  let visits = 0;
  const server = createServer((_req, res) => {
    visits += 1;
    res.end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  api.deps.env.PUBLIC_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A session is for the address of the site.
  const { browser } = await newAdmin(api);
  const visitsOf = async (query = '') => {
    visits = 0;
    expect((await browser.get(`/api/admin/server${query}`)).status).toBe(200);
    return visits;
  };
  expect([await visitsOf(), await visitsOf(), await visitsOf('?anew=yes'), await visitsOf()]).toEqual([2, 0, 2, 0]);
  api.clock.time += 10 * MINUTE_MS;
  expect(await visitsOf()).toBe(2);
  expect((await browser.get('/api/admin/server?anew=perhaps')).status).toBe(400);
});

it('STAC-14 finds settings that every user of the machine can read', async () => {
  const { api, stateOf } = await started();
  const file = path.join(tempDir(), '.env');
  writeFileSync(file, 'SMTP_URL=smtp://127.0.0.1:25', { mode: 0o600 });
  api.deps.env.ENV_FILE = file;
  expect(await stateOf()).toMatchObject({ secrets: 'ok' });
  chmodSync(file, 0o644);
  expect(await stateOf()).toMatchObject({ secrets: 'bad' });
});

it('STAC-14 is a page of the admins’ area too, in its language, with a mail for trial', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const { api } = await started({ ADMIN_2FA: 'off' });
  const { browser, email } = await newAdmin(api);
  api.deps.env.SMTP_URL = smtp.url;
  api.deps.site.brand.name = 'Werk <b>&';
  const { findings } = (await browser.get('/api/admin/server', { 'accept-language': 'de' })).body as unknown as {
    findings: unknown[];
  };
  expect(findings).toContainEqual({ state: 'ok', part: 'database', name: 'Datenbank', say: 'antwortet', fields: [] });
  expect((await browser.post('/api/admin/test-mail', {})).body).toMatchObject({ state: 'sent', to: email });
  expect(smtp.received.at(-1)?.to?.[0]?.address).toBe(email);
  expect(smtp.received.at(-1)?.html).toContain('<p>Werk &#60;b&#62;&#38;: ');
  smtp.attitude.sender = '550 5.7.1';
  expect((await browser.post('/api/admin/test-mail', {})).body).toMatchObject({
    ...{ state: 'failed', reason: 'the mail server refused the sender (550 5.7.1)' },
  });
  delete api.deps.env.SMTP_URL;
  expect((await browser.post('/api/admin/test-mail', {})).body).toMatchObject({ state: 'no_server' });
});
