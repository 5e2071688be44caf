import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { addPartner, member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { makeSentContract } from '../support/contracts.ts';
import { dataTokenOf } from '../support/data-link.ts';
import { builtDist } from '../support/dist.ts';
import { ownEmployer } from '../support/employers.ts';
import { blob, jpegBytes, pdfOfSize } from '../support/files.ts';
import { step2Form } from '../support/forms.ts';

// More than the system keeps for a reader who takes nothing.
const LARGE_BYTES = 9_500_000;

/** The requests of each kind of answer that may be a file, by what they ask for. */
let asked: Record<string, string>;
let api: Api;
let dist: string;

beforeAll(async () => {
  dist = await builtDist();
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '1000' }, distDir: dist });
  const { browser, id: adminId } = await member(api, 'employer');
  const { id: employerId } = await ownEmployer(browser);
  asked = await requests(browser.cookie, adminId, employerId);
});
afterAll(() => api.stop());

async function requests(cookie: string, adminId: string, employerId: string): Promise<Record<string, string>> {
  const { deps } = api;
  const person = await applyUntil(api, 'STEP1_APPROVED');
  const form = await step2Form(person.token, {
    a2_file: { content: blob(await pdfOfSize(LARGE_BYTES)) },
    passport_file: { content: blob(jpegBytes(), 'image/jpeg'), name: 'passport.jpg' },
  });
  expect((await api.post('submit-step2', form)).status).toBe(200);
  const documents = new Map(
    documentStore(deps.db)
      .current(person.id)
      .map(({ type, id }) => [type, id]),
  );
  const { copy } = await makeSentContract(deps, employerId);
  const dataToken = await dataTokenOf(api, person.email);
  accountStore(deps.db).setRole(adminId, 'admin');
  const { inviteToken } = addPartner(api, (await member(api, 'partner')).id);
  const script = readdirSync(`${dist}/_astro`).find((name) => name.endsWith('.js'));
  const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
  const post = (path: string, body: object, headers: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\n` +
    `Content-Length: ${JSON.stringify(body).length}\r\n${headers}\r\n${JSON.stringify(body)}`;
  const admin = `Cookie: ${cookie}\r\n`;
  return {
    page: get('/en'),
    'compressed page': get('/de', 'Accept-Encoding: br\r\n'),
    script: get(`/_astro/${script}`, 'Accept-Encoding: gzip\r\n'),
    'unknown page': get('/de/nope'),
    document: get(`/api/admin/documents/${documents.get('a2')}/ahead`, admin),
    picture: get(`/api/admin/documents/${documents.get('passport')}/ahead`, admin),
    'copy of a contract': get(`/api/admin/contract-copies/${copy}`, admin),
    table: post('/api/admin/applications.csv', {}, admin),
    'data of a person': post('/api/my-data/export', { lang: 'en' }, `Authorization: Bearer ${dataToken}\r\n`),
    'blank paper': get('/storage/public/enrolment-declaration-en.pdf'),
    poster: get(`/api/invites/${inviteToken}/poster-en.pdf`),
    code: get(`/api/invites/${inviteToken}/qr.png`),
  };
}

/** Of these only few may be made at the same time. */
const FEW_AT_ONCE: Readonly<Record<string, number>> = {
  table: 10,
  ...{ picture: 5, poster: 5, 'data of a person': 1 },
};

/** Sends a request and hangs up: at once, or as soon as the first bytes of an answer have come. */
function breakOff(request: string, when: 'at once' | 'answered'): Promise<string> {
  return new Promise((resolve) => {
    let came = '';
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => resolve(came));
    socket.write(request, () => {
      if (when === 'at once') socket.resetAndDestroy();
      else
        socket.once('data', (chunk) => {
          came = chunk.toString('latin1', 0, 15);
          socket.resetAndDestroy();
        });
    });
  });
}

/** How many files of the site, documents and drafts this process has open. */
function openFiles(): number {
  const folders = [dist, api.deps.folders.uploads, api.deps.folders.tmp];
  const names = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      // Closed meanwhile.
      return [];
    }
  });
  return names.filter((name) => folders.some((folder) => name.startsWith(folder))).length;
}

/** Otherwise the test takes too long. */
async function allAreClosed(): Promise<void> {
  while (openFiles() > 0) await nextTurn();
}

describe.skipIf(!existsSync('/proc/self/fd'))('Answers that are broken off leave no file open', () => {
  it('of every kind, a thousand times', async () => {
    for (const [kind, request] of Object.entries(asked)) {
      const times = FEW_AT_ONCE[kind] ?? 50;
      const came = await Promise.all(Array.from({ length: times }, () => breakOff(request, 'answered')));
      expect([kind, ...new Set(came)]).toEqual([kind, kind === 'unknown page' ? 'HTTP/1.1 404 No' : 'HTTP/1.1 200 OK']);
      await Promise.all(Array.from({ length: times }, () => breakOff(request, 'at once')));
    }
    await allAreClosed();
  });

  it('behind others on the same connection', async () => {
    const many = (asked.script ?? '').repeat(5) + (asked.page ?? '').repeat(5) + (asked.document ?? '').repeat(5);
    for (let round = 0; round < 4; round += 1)
      await Promise.all(Array.from({ length: 50 }, (_none, at) => breakOff(many, at % 2 ? 'at once' : 'answered')));
    await allAreClosed();
  });
});

it('requests that are sent ahead are answered in their order, one after the other', async () => {
  const answers = await new Promise<string>((resolve) => {
    let came = '';
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.on('data', (chunk: Buffer) => (came += chunk.toString('latin1')));
    socket.on('close', () => resolve(came));
    const last = 'GET /nope.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    socket.write(`${asked['compressed page']}${asked['unknown page']}${asked.code}${last}`);
  });
  expect(
    [...answers.matchAll(/HTTP\/1\.1 (\d+)[\s\S]*?\r\ncontent-type: ([\w/]+)/gi)].map(([, ...found]) => found),
  ).toEqual([
    ['200', 'text/html'],
    ['404', 'text/html'],
    ['200', 'image/png'],
    ['404', 'text/plain'],
  ]);
});
