import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '#api/http/endpoint.ts';
import { routes } from '#api/routes.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf } from '../support/applications.ts';

/** The calls that have a name in the specification, each at its address. */
const NAMED = [
  ...['get-applicant', 'submit-preregistration', 'submit-a2-cv', 'submit-step2', 'submit-enrolment'],
  ...['submit-verification', 'validate-invite-token', 'consume-invite', 'admin-rotate-partner-token'],
  'upload-document',
].map((name) => [name, `/api/functions/${name}`] as const);
const NAMED_RPC = ['check_rate_limit', 'log_security_event'].map((name) => [name, `/api/rpc/${name}`] as const);

const THIS_FILE = path.basename(import.meta.filename);
const table = routes.map(({ path: url, methods, spec }) => ({
  url,
  methods,
  spec: spec as EndpointSpec<unknown, unknown, unknown>,
}));
/** Kinds of callers who need nothing to be let in. */
const OPEN = ['anybody', 'any visitor'];
const functions = table.filter(({ url }) => url.startsWith('/api/functions/'));

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const call = (url: string, init: RequestInit = {}) =>
  answerOf(fetch(`${api.url}${url}`, { ...init, headers: { 'accept-language': 'en', ...init.headers } }));

describe('The table of calls', () => {
  it('STAC-05 has every call once', () => {
    expect(new Set(table.map(({ url }) => url)).size).toBe(table.length);
  });

  it.each([...NAMED, ...NAMED_RPC])('STAC-05 has %s at %s, which answers', async (_name, url) => {
    expect(table.map((call) => call.url)).toContain(url);
    const headers = { 'content-type': 'application/json' };
    expect((await call(url, { method: 'POST', body: '{}', headers })).status).not.toBe(404);
  });

  it.each(table)(
    'STAC-05 STAC-08 STAC-09 $url says who may call, how often, with what, and what comes back',
    ({ spec }) => {
      expect(spec.auth.name).not.toBe('');
      expect(spec.limit.perNetwork).toBeGreaterThan(0);
      if (spec.auth.fields.length > 0) expect(spec.limit.perCaller).toBeGreaterThan(0);
      for (const schema of [spec.input, spec.output]) expect(schema.safeParse(undefined).success).toBe(false);
    },
  );

  it.each(functions)(
    'CONS-10 $url tells an empty request what is missing: the token, or its fields',
    async ({ url, spec }) => {
      const body = new FormData();
      body.set('first_name', 'Selam');
      const init = spec.files ? { body } : { body: '{}', headers: { 'content-type': 'application/json' } };
      const { status } = await call(url, spec.methods.includes('post') ? { method: 'POST', ...init } : {});
      expect(status).toBe(OPEN.includes(spec.auth.name) ? 400 : 401);
    },
  );

  it.each(table)('STAC-05 $url is called by a test', ({ url }) => {
    const tests = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts') && file !== THIS_FILE);
    const texts = tests.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
    expect(
      texts.some((text) => text.includes(`'${path.basename(url)}'`) || text.includes(url.replace(/:.*/, ''))),
    ).toBe(true);
  });
});

describe('A call made the wrong way', () => {
  const METHODS = ['GET', 'PUT', 'PATCH', 'DELETE'];
  const wrong = table.flatMap(({ url, methods }) =>
    METHODS.filter((method) => !methods.some((one) => one.toUpperCase() === method)).map((method) => ({
      url,
      method,
      methods,
    })),
  );

  it.each(wrong)(
    'STAC-09 $method $url is refused as JSON and says what is allowed',
    async ({ url, method, methods }) => {
      const { status, headers, body } = await call(url, { method });
      expect([status, body.code]).toEqual([405, 'method_not_allowed']);
      expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
      const allow = headers.get('allow')?.split(/, */) ?? [];
      expect(allow).toEqual(expect.arrayContaining(methods.map((one) => one.toUpperCase())));
      expect(allow).not.toContain(method);
    },
  );

  it.each(functions.filter(({ spec }) => spec.methods.includes('post') && spec.auth.name !== 'admin'))(
    'STAC-09 $url refuses a content type that it cannot read',
    async ({ url, spec }) => {
      // A form without a file, which a browser may send without a script.
      const isPlainForm = spec.page !== undefined && !spec.files;
      const types = ['text/plain', 'application/xml', ...(isPlainForm ? [] : ['application/x-www-form-urlencoded'])];
      for (const type of types) {
        const { status, body } = await call(url, { method: 'POST', body: 'a=b', headers: { 'content-type': type } });
        expect([type, status, body.code]).toEqual([type, 415, 'unsupported_media_type']);
      }
    },
  );

  it.each(['{', '[]', '"x"', 'null', '1', '{"token":}'])('STAC-09 get-applicant refuses %j as JSON', async (text) => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await call('/api/functions/get-applicant', { method: 'POST', body: text, headers });
    expect([status, body.error]).toEqual([400, 'The content is not valid JSON.']);
  });

  it('STAC-09 a form is refused where JSON is wanted, and JSON where a form is wanted', async () => {
    expect((await answerOf(api.post('get-applicant', new FormData()))).status).toBe(415);
    expect((await answerOf(api.post('submit-a2-cv', { access_token: 'x' }))).status).toBe(415);
  });

  it.each([
    '/api',
    '/api/functions',
    '/api/functions/nope',
    '/api/functions/submit-a2-cv/x',
    '/api/functions/__proto__',
  ])('CALL-16 %s is not found, as JSON', async (url) => {
    const { status, headers, body } = await call(url);
    expect([status, body.code, body.success]).toEqual([404, 'not_found', false]);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });
});
