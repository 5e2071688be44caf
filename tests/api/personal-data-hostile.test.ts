import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { correctionRequestStore } from '#api/personal-data/correction-request.store.ts';
import { dataTokenStore } from '#api/personal-data/data-token.store.ts';
import { erasureStore } from '#api/personal-data/erasure.store.ts';
import { exportedRowsStore } from '#api/personal-data/exported-rows.store.ts';
import { retentionStore } from '#api/retention/retention.store.ts';
import { routes } from '#api/routes.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { pathIn } from '#contract/call-entry.ts';
import { personalDataCalls } from '#contract/calls/personal-data.ts';
import { retentionCalls } from '#contract/calls/retention.ts';
import { DATA_EXPORTS_A_DAY } from '#contract/limits.ts';
import { CONSENT_VERSIONS } from '#contract/placements/consent.ts';
import { member, newAdmin, PASSWORD, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { mailsTo } from '../support/mails.ts';

const PATHS = [...Object.values(personalDataCalls), ...Object.values(retentionCalls)].map(({ at }) => pathIn(at));
const ROUTES = routes.filter(({ path }) => PATHS.includes(path));

let api: Api;
let admin: Visitor;
let person: Awaited<ReturnType<typeof apply>>;
let other: Awaited<ReturnType<typeof apply>>;
let account: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '10000' } });
  const chief = await newAdmin(api);
  admin = chief.browser;
  account = await member(api, 'student');
  [person, other] = [await apply(api), await apply(api)];
});
afterAll(() => api.stop());

const linkTo = ({ id }: { id: string }) => dataTokenStore(api.deps.db).mint(id, api.clock.now(), HOUR_MS);

interface Answered {
  status: number;
  code: string;
  sentence: string;
}

async function send(path: string, body: unknown, headers: Record<string, string>): Promise<Answered> {
  const response = await fetch(`${api.url}${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  });
  const text = await response.text();
  const { code = '', error = '' } =
    response.status === 200 ? {} : (JSON.parse(text) as { code: string; error: string });
  return { status: response.status, code, sentence: error };
}

/** Somebody who may make the call. */
const callerOf = (auth: string): Record<string, string> => {
  if (auth === 'admin' || auth === 'admin or reader') return { cookie: admin.cookie };
  if (auth === 'signed in') return { cookie: account.browser.cookie };
  if (auth === 'data link or student') return { authorization: `Bearer ${linkTo(person)}` };
  return auth === 'anybody' ? {} : { authorization: `Bearer ${person.token}` };
};

/** Inputs that pass or all but pass, so that one hostile field reaches as far as it can. */
const good = (): Record<string, Record<string, unknown>> => ({
  '/api/my-data/request-link': { email: person.email },
  '/api/my-data/set-consent': {
    purpose: 'partner_name',
    given: false,
    text_version: CONSENT_VERSIONS.partner_name,
    lang: 'en',
  },
  '/api/my-data/request-correction': { field: 'name', text: 'Selamawit' },
  '/api/admin/answer-correction': {
    applicant_id: person.id,
    correction_id: randomUUID(),
    state: 'done',
    answer: 'Done',
  },
  '/api/my-data/erase': { number: 'WS-0000-00' },
  '/api/me/erase-account': { password: 'not the password' },
  '/api/admin/erase': { applicant_id: person.id, seen: 'x', number: 'WS-0000-00', reason: 'asked' },
  '/api/admin/data-export': { applicant_id: randomUUID() },
  '/api/admin/hold-deletion': { applicant_id: person.id, reason: 'A claim is open.' },
});

const HOSTILE: readonly unknown[] = [
  'a'.repeat(60_000),
  'ሰ'.repeat(20_000),
  '\u0000',
  'a\u0000\u0007\u001b[2Jb',
  '\u202etxt.exe',
  '\ud800',
  '',
  ' \n\t ',
  '__proto__',
  "' OR 1=1 --",
  '../../app.db',
  '%00',
  'NaN',
  -1,
  1e308,
  true,
  null,
  [],
  ['a', 'b'],
  {},
  { $ne: null },
  { toString: 'x' },
];

it('PRIV-20 inputs of these tests are of calls that there are', () => {
  expect(Object.keys(good()).filter((path) => !PATHS.includes(path))).toEqual([]);
});

const inputsOf = (path: string) => {
  const base = good()[path] ?? {};
  const fields = [...Object.keys(base), 'access_token', 'data_token', '__proto__'];
  return fields.flatMap((field) =>
    HOSTILE.map((value) =>
      JSON.stringify({ ...base, '#': 0 }).replace('"#":0', `${JSON.stringify(field)}:${JSON.stringify(value)}`),
    ),
  );
};

const BODIES = ['', 'null', '[]', '"text"', '5', '{', '{"a":', '[[[[', '{"__proto__":{"admin":true}}', '\u0000'];

describe('Calls about one’s data and about deletion', () => {
  it.each(ROUTES.filter(({ methods }) => methods.includes('post')))(
    'PRIV-20 PRIV-71 $path refuses what is no input with a code and a sentence in the caller’s language, and changes nothing',
    async ({ path, spec }) => {
      const caller = callerOf((spec as { auth: { name: string } }).auth.name);
      const before = stateOf();
      for (const [index, body] of [...inputsOf(path), ...BODIES].entries()) {
        const lang = index % 2 === 0 ? 'de' : 'en';
        const { status, code, sentence } = await send(path, body, { ...caller, 'accept-language': lang });
        const seen = [path, body.slice(0, 120), status];
        expect(seen).toEqual([...seen.slice(0, 2), expect.toSatisfy((one: number) => one < 500)]);
        if (status === 200) continue;
        expect([...seen, code, sentence]).toEqual([
          ...seen,
          expect.stringMatching(/^[a-z0-9_]+$/),
          expect.stringMatching(/\S/),
        ]);
      }
      expect(stateOf()).toEqual(before);
    },
  );

  it('PRIV-71 lists are asked for by strange places in the address, too', async () => {
    for (const value of HOSTILE.map((one) =>
      `${typeof one === 'object' ? JSON.stringify(one) : one}`.slice(0, 2000).toWellFormed(),
    ))
      for (const path of ['retention', 'erasures'])
        for (const field of ['before', 'after', 'kind']) {
          const query = `${field}=${encodeURIComponent(value)}`;
          const answer = await admin.get(`/api/admin/${path}?${query}`);
          expect([query.slice(0, 80), answer.status < 500]).toEqual([query.slice(0, 80), true]);
          if (answer.status !== 200) expect(answer.body.error).toMatch(/\S/);
        }
  });

  /** What no refused call may have changed. */
  function stateOf() {
    const { db } = api.deps;
    return {
      applicants: [person, other].map(({ id }) => applicantStore(db).find(id)?.email),
      account: accountStore(db).find(account.id)?.email,
      held: retentionStore(db).find(other.id)?.held_at ?? null,
      erased: erasureStore(api.deps.db).before(Number.MAX_SAFE_INTEGER, 10).length,
      // A text of strange letters is a text: what is kept of it can be read.
      strange: /\p{Cc}|\p{Cs}/u.test(
        [correctionRequestStore(db).open(person.id)?.text, retentionStore(db).find(person.id)?.hold_reason]
          .join(' ')
          .replaceAll('\n', ''),
      ),
    };
  }
});

describe('A link to one’s data', () => {
  const CALLS = ROUTES.filter(({ spec }) => (spec as { auth: { name: string } }).auth.name === 'data link or student');

  /** The status and code of a call that somebody makes with a token. */
  async function withToken(route: (typeof ROUTES)[number], token: string): Promise<[number, string]> {
    const headers = { authorization: `Bearer ${token}` };
    if (route.methods.includes('post')) {
      const { status, code } = await send(route.path, good()[route.path] ?? {}, headers);
      return [status, code];
    }
    const answer = await fetch(`${api.url}${route.path}`, { headers });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  }

  it('PRIV-20 of somebody else, of another kind, ended or invented opens nothing', async () => {
    const ended = dataTokenStore(api.deps.db).mint(person.id, api.clock.now() - HOUR_MS, HOUR_MS);
    const tokens = [
      person.token,
      ended,
      randomBytes(32).toString('base64url'),
      'null',
      "' OR 1=1 --",
      'a'.repeat(4000),
    ];
    expect(CALLS.length).toBeGreaterThan(3);
    for (const route of CALLS)
      for (const token of tokens) {
        const [status, code] = await withToken(route, token);
        const seen = [route.path, token.slice(0, 40), status];
        expect([...seen, code]).toEqual([...seen, expect.stringMatching(/^[a-z_]+$/)]);
        expect([...seen, status >= 400 && status < 500]).toEqual([...seen, true]);
      }
  });

  it('PRIV-07 erases nobody by another’s number, and somebody once, however often it is sent', async () => {
    const [one, two] = [await apply(api), await apply(api)];
    const headers = { authorization: `Bearer ${linkTo(one)}` };
    const erase = (number: string) => send('/api/my-data/erase', { number }, headers);
    expect((await erase(applicationNumber(two.id))).code).toBe('erasure_number');
    expect([applicantStore(api.deps.db).find(one.id)?.id, applicantStore(api.deps.db).find(two.id)?.id]).toEqual([
      one.id,
      two.id,
    ]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => erase(applicationNumber(one.id))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['data_link_ended']),
    );
    expect(applicantStore(api.deps.db).find(two.id)?.id).toBe(two.id);
    expect((await mailsTo(api, one.email)).filter(({ subject }) => /deleted/i.test(subject ?? '')).length).toBeLessThan(
      2,
    );
  });

  it('PRIV-28 a request that is sent a thousand times waits once', async () => {
    const one = await apply(api);
    const headers = { authorization: `Bearer ${linkTo(one)}` };
    const answers: number[] = [];
    for (let count = 0; count < 1000; count += 1)
      answers.push(
        (await send('/api/my-data/request-correction', { field: 'name', text: 'The same' }, headers)).status,
      );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(exportedRowsStore(api.deps.db).rows('applicant', 'correction_request', one.id)).toHaveLength(1);
  });

  it('PRIV-21 takes everything along three times, and a thousand more presses are told so', async () => {
    const one = await apply(api);
    const headers = { authorization: `Bearer ${linkTo(one)}` };
    const found = new Map<number, number>();
    for (let count = 0; count < 1000; count += 1) {
      const { status } = await send('/api/my-data/export', {}, headers);
      found.set(status, (found.get(status) ?? 0) + 1);
    }
    expect([...found]).toEqual([
      [200, DATA_EXPORTS_A_DAY],
      [429, 1000 - DATA_EXPORTS_A_DAY],
    ]);
  });

  it('PRIV-20 is mailed a few times, however often a stranger asks for it', async () => {
    const { email } = other;
    const before = (await mailsTo(api, email)).length;
    const answers = new Set<number>();
    for (let count = 0; count < 1000; count += 1)
      answers.add((await send('/api/my-data/request-link', { email }, {})).status);
    expect(answers).toEqual(new Set([200]));
    expect((await mailsTo(api, email)).length - before).toBe(1);
  });
});

describe('A deletion that is held', () => {
  it('PRIV-71 is held once by a thousand presses, and released as often as one likes', async () => {
    const one = await apply(api);
    const headers = { cookie: admin.cookie };
    const hold = (reason?: string) =>
      send('/api/admin/hold-deletion', { applicant_id: one.id, ...(reason && { reason }) }, headers);
    const answers = new Set<number>();
    for (let count = 0; count < 1000; count += 1) answers.add((await hold('A claim is open.')).status);
    expect([...answers].every((status) => status === 200 || status === 409)).toBe(true);
    expect(retentionStore(api.deps.db).find(one.id)?.hold_reason).toBe('A claim is open.');
    const events = eventStore(api.deps.db)
      .history('applicant', one.id)
      .filter(({ action }) => action === 'deletion-held');
    expect(events).toHaveLength(1);
    for (let count = 0; count < 3; count += 1) expect((await hold()).status).toBeLessThan(500);
    expect(retentionStore(api.deps.db).find(one.id)?.held_at).toBeNull();
  });

  it('PRIV-91 an account is not erased by guesses of its password, and its owner can still sign in', async () => {
    const mine = await member(api, 'student');
    const headers = { cookie: mine.browser.cookie };
    const codes = new Set<string>();
    for (let count = 0; count < 50; count += 1)
      codes.add((await send('/api/me/erase-account', { password: `guess ${count}` }, headers)).code);
    expect(accountStore(api.deps.db).find(mine.id)?.id).toBe(mine.id);
    expect([...codes].every((code) => code !== '')).toBe(true);
    expect(PASSWORD).not.toMatch(/^guess/);
  });
});
