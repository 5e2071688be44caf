import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api-server.ts';
import type { Reply } from '../support/applications.ts';
import { head, sendRaw } from '../support/raw-http.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it.each([
  ['en', 'expect something'],
  ['de', 'Erwartung'],
])('a request that expects what no server can do is told so in %s', async (language, text) => {
  const headers = { expect: 'nonsense', 'accept-language': language, 'content-length': 0 };
  const { status, body } = await sendRaw(api.url, [head('/api/functions/get-applicant', headers)]);
  const reply = JSON.parse(body) as Reply;
  expect({ status, code: reply.code }).toEqual({ status: 417, code: 'expectation_failed' });
  expect(reply.error).toContain(text);
  expect(reply.details).toEqual([reply.error]);
});

it('a request that waits for a word before its body is answered', async () => {
  const body = JSON.stringify({ token: crypto.randomUUID() });
  const headers = { expect: '100-continue', 'content-type': 'application/json', 'content-length': body.length };
  const answer = await sendRaw(api.url, [head('/api/functions/get-applicant', headers), body]);
  expect(answer.body).toContain('HTTP/1.1 404');
});
