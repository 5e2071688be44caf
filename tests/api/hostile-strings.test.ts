import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, EndpointSpec } from '#api/http/endpoint.ts';
import { dataTokenStore } from '#api/personal-data/data-token.store.ts';
import { routes } from '#api/routes.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import { cleanText } from '#contract/clean-text.ts';
import { addPartner, member, newAddress, newAdmin, PASSWORD, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { pdf } from '../support/files.ts';

const LONG_BYTES = 60_000;
// Beyond these the door refuses: a field of a form, and an address with its query.
const LONG_FIELD_BYTES = 15_000;
const LONG_QUERY_BYTES = 12_000;
const SHORT_BYTES = 1000;

// So much more than a short one may a long text cost; whatever takes less than the floor is cheap anyhow.
const FACTOR = 20;
const FLOOR_MS = 5;
const TRIES = 3;

/** What patterns, normalisers and parsers have stumbled over. */
const SHAPES: Readonly<Record<string, string>> = {
  letters: 'a',
  'at signs': '@',
  'half addresses': 'a@',
  'half hosts': 'a@a.',
  tags: '<',
  spaces: ' ',
  'line breaks': '\r\n',
  dots: '.',
  dashes: '-',
  digits: '1',
  braces: '{',
  brackets: '[[',
  colons: 'a:/',
  percents: '%2',
  'accents in the wrong order': '\u0301\u0316',
  emoji: '👩‍',
};

const hostile = (shape: string, bytes: number) => {
  const unit = SHAPES[shape] ?? '';
  return unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
};

type Spec = EndpointSpec<unknown, unknown, unknown>;
const specOf = (route: Endpoint) => route.spec as Spec;

let api: Api;
let partnerId: string;
let token: string;
let dataToken: string;
let content: Blob;
beforeAll(async () => {
  content = await pdf();
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000000', ADMIN_2FA: 'off' } });
  const owner = await member(api, 'partner');
  partnerId = addPartner(api, owner.id).partnerId;
  const applicant = await apply(api);
  token = applicant.token;
  dataToken = dataTokenStore(api.deps.db).mint(applicant.id, api.clock.now(), HOUR_MS);
});
afterAll(() => api.stop());

const callers = new Map<string, Visitor>();

/** Somebody who may make the call. A new account costs more than a row, so one comes again unless a call signed it out. */
async function callerOf(route: Endpoint): Promise<Visitor> {
  const { name } = specOf(route).auth;
  const known = callers.get(name);
  if (known && (!known.cookie || (await known.get('/api/auth/session')).body.user)) return known;
  const caller = await newCaller(name);
  callers.set(name, caller);
  return caller;
}

async function newCaller(name: string): Promise<Visitor> {
  if (name === 'student' || name === 'signed in') return (await member(api, 'student')).browser;
  if (name === 'employer') return (await member(api, 'employer')).browser;
  if (name === 'partner') return (await member(api, 'partner')).browser;
  if (name !== 'admin' && name !== 'admin or reader') return visitor(api);
  return (await newAdmin(api)).browser;
}

/** Values that pass, by the field's name, so that one hostile field reaches as far as it can. */
const good = (): Record<string, unknown> => ({
  email: newAddress(),
  password: PASSWORD,
  current_password: PASSWORD,
  gdpr: 'true',
  lang: 'de',
  role: 'employer',
  token,
  access_token: token,
  partner_id: partnerId,
  _action: 'login_failed',
  _attempt_type: 'login',
  document_type: 'cv',
  bucket: 'private',
  event: 'cta_click',
  page: 'home',
  cta: 'email',
});

interface Field {
  path: string[];
  /** Its keys are free: the hostile text is one of them, and a value. */
  isRecord: boolean;
}

interface Def {
  type: string;
  shape?: Record<string, { _zod: { def: Def } }>;
  innerType?: { _zod: { def: Def } };
  in?: { _zod: { def: Def } };
}

/** Every field that the schema of a call names, however deep. */
function fieldsOf(def: Def, path: string[] = []): Field[] {
  const inner = def.innerType ?? def.in;
  if (inner) return fieldsOf(inner._zod.def, path);
  if (!def.shape) return [{ path, isRecord: def.type === 'record' }];
  return Object.entries(def.shape).flatMap(([name, field]) => fieldsOf(field._zod.def, [...path, name]));
}

function bodyWith(fields: readonly Field[], hostileField: Field, text: string): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const values = good();
  for (const field of [...fields, hostileField]) {
    const names = [...field.path];
    const last = names.pop() ?? '';
    let place = body;
    for (const name of names) {
      place[name] ??= {};
      place = place[name] as Record<string, unknown>;
    }
    if (field !== hostileField) place[last] ??= values[last];
    else place[last] = field.isRecord ? { [text.slice(0, text.length / 2)]: text.slice(text.length / 2) } : text;
  }
  return body;
}

type Send = (text: string) => Promise<unknown>;

function sendJson(route: Endpoint, browser: Visitor, fields: readonly Field[], field: Field): Send {
  return (text) =>
    fetch(`${api.url}${route.path}`, {
      method: 'POST',
      body: JSON.stringify(bodyWith(fields, field, text)),
      headers: {
        ...bearer(route),
        ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: browser.cookie },
      },
    });
}

function sendForm(route: Endpoint, browser: Visitor, fields: readonly Field[], field: Field): Send {
  return async (text) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(bodyWith(fields, field, text)))
      if (value !== undefined && name !== 'file name') form.set(name, String(value));
    for (const { names } of Object.values(specOf(route).files ?? {}))
      form.set(names[0], content, field.path[0] === 'file name' ? `${text}.pdf` : 'a.pdf');
    const headers = { ...bearer(route), 'sec-fetch-site': 'same-origin', cookie: browser.cookie };
    return fetch(`${api.url}${route.path}`, { method: 'POST', body: form, headers });
  };
}

function sendQuery(route: Endpoint, browser: Visitor, field: Field): Send {
  return async (text) => {
    const [name = ''] = field.path;
    const inPath = route.path.includes(`:${name}`);
    const path = route.path.replace(`:${name}`, encodeURIComponent(text)).replace(/:[a-z_]+/g, 'de');
    // The rest of a character that was cut in the middle would be no address.
    const address = inPath ? path : `${path}?${name}=${encodeURIComponent(text)}`;
    return fetch(`${api.url}${address}`, { headers: { ...bearer(route), cookie: browser.cookie } });
  };
}

function bearer(route: Endpoint): Record<string, string> {
  const { name } = specOf(route).auth;
  if (name === 'data link or student') return { authorization: `Bearer ${dataToken}` };
  return name === 'applicant token' ? { authorization: `Bearer ${token}` } : {};
}

/** Milliseconds of processor time, of the server and of its caller in one. */
async function cost(send: Send, text: string): Promise<number> {
  const before = process.cpuUsage();
  await send(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The best of some tries: other work on the machine only ever adds. */
async function bestCost(send: Send, text: string, enough = 0): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let done = 0; done < TRIES && best > enough; done += 1) best = Math.min(best, await cost(send, text));
  return best;
}

async function assertCheap(send: Send, longBytes: number, shapes = Object.keys(SHAPES)): Promise<void> {
  const short = await bestCost(send, hostile('letters', SHORT_BYTES), FLOOR_MS);
  const allowed = FACTOR * Math.max(FLOOR_MS, short);
  for (const shape of shapes) {
    const long = await bestCost(send, hostile(shape, longBytes), allowed);
    expect({ shape, long: Math.round(long), isCheap: long <= allowed }).toMatchObject({ shape, isCheap: true });
  }
}

const rows = routes.flatMap((route) => {
  const fields = fieldsOf((specOf(route).input as unknown as { _zod: { def: Def } })._zod.def);
  const more = ['a field nobody knows', ...specOf(route).auth.fields, ...(specOf(route).files ? ['file name'] : [])];
  const all = [...fields, ...more.map((name) => ({ path: [name], isRecord: false }))];
  return all.map((field) => ({ path: route.path, field: field.path.join('.'), route, fields, hostileField: field }));
});

type Row = (typeof rows)[number];

const wayOf = ({ methods, spec }: Endpoint): 'query' | 'form' | 'json' => {
  if (methods.includes('get') && !methods.includes('post')) return 'query';
  return (spec as Spec).files ? 'form' : 'json';
};

// Calls share the schemas of their fields, and one reader for each way: the same field of a further call meets some of
// the shapes only, others than the call before it.
const SOME = 4;
const kindOf = ({ route, field }: Row) => `${wayOf(route)} ${field}`;
const shapesOf = new Map<Row, string[]>(
  [...Map.groupBy(rows, kindOf).values()].flatMap((alike) =>
    alike.map((row, index): [Row, string[]] => [row, index === 0 ? Object.keys(SHAPES) : someShapes(index)]),
  ),
);

function someShapes(index: number): string[] {
  const all = Object.keys(SHAPES);
  return Array.from({ length: SOME }, (_, step) => all[(index * SOME + step) % all.length] ?? '');
}

describe('A text of 60 KB costs the server at most a small multiple of one of 1 KB', () => {
  it.each(rows)('in $field of $path', async (row) => {
    const { route, fields, hostileField } = row;
    const browser = await callerOf(route);
    const shapes = shapesOf.get(row);
    switch (wayOf(route)) {
      case 'query':
        return assertCheap(sendQuery(route, browser, hostileField), LONG_QUERY_BYTES / 6, shapes);
      case 'form':
        return assertCheap(sendForm(route, browser, fields, hostileField), LONG_FIELD_BYTES, shapes);
      case 'json':
        return assertCheap(sendJson(route, browser, fields, hostileField), LONG_BYTES, shapes);
    }
  });

  it.each(['cookie', 'accept-language', 'authorization', 'referer', 'x-forwarded-for', 'content-type', 'user-agent'])(
    'in the header %s, as far as headers go',
    async (name) => {
      const send: Send = (text) =>
        fetch(`${api.url}/api/functions/get-applicant`, {
          method: 'POST',
          headers: { accept: 'text/html', [name]: `${name === 'authorization' ? 'Bearer ' : ''}${latin(text)}x` },
        });
      await assertCheap(send, LONG_QUERY_BYTES);
    },
  );

  it.each(['/', '/de/', '/p/', '/de/invite/', '/api/', '/storage/public/'])('behind the address %s', async (start) => {
    const send: Send = (text) => fetch(`${api.url}${start}${encodeURIComponent(text)}!`, { redirect: 'manual' });
    await assertCheap(send, LONG_QUERY_BYTES / 6);
  });
});

/** A header holds one byte a sign, and no line break. */
const latin = (text: string) => text.replace(/[^\x20-\x7e]/g, '~').trimStart();

describe('A letter with very many accents', () => {
  it('keeps thirty of them, far more than any language writes, so that putting them in order stays cheap', () => {
    expect(cleanText(`a${'\u0316'.repeat(200)}b`)).toBe(`a${'\u0316'.repeat(30)}b`);
    expect(cleanText(`a${'\u0316'.repeat(30)}b`)).toBe(`a${'\u0316'.repeat(30)}b`);
  });
});
