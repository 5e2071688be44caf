import { afterAll, beforeAll, expect, it } from 'vitest';
import { OF_DOCUMENTS } from '#api/http/security-headers.ts';
import { type Api, startApi } from '../support/api-server.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const OF_EVERY_ANSWER = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};

it.each([
  ['GET', '/api/health/live', 200],
  ['HEAD', '/api/health/live', 200],
  ['GET', '/api/functions/get-applicant', 401],
  ['GET', '/api/nothing', 404],
  ['OPTIONS', '/api/health/live', 405],
  ['PUT', '/api/functions/submit-preregistration', 405],
])('%s %s answers %d with every header of the API, and only there', async (method, path, status) => {
  const answer = await fetch(`${api.url}${path}`, { method });
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(OF_EVERY_ANSWER);
  for (const name of [...OF_DOCUMENTS, 'x-powered-by']) expect(answer.headers.get(name), name).toBeNull();
  expect(answer.headers.get('allow') !== null).toBe(status === 405);
});
