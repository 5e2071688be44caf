import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityEventStore } from '#api/security/security-event.store.ts';
import { visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';

const LONG = 60_000;

describe('The report of a browser', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => api.stop());

  const report = (metadata: object) =>
    visitor(api).post('/api/rpc/log_security_event', { _action: 'logout', _metadata: metadata });

  it.each([
    ['60,000 letters', { a: 'a'.repeat(LONG) }],
    ['60,000 letters in a name', { ['a'.repeat(LONG)]: 1 }],
    ['60,000 letters in many parts', { a: Array.from({ length: 40 }, () => 'a'.repeat(LONG / 40)) }],
    ['many names', Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [index, 1]))],
    ['a long list', { a: Array.from({ length: 20_000 }, () => 1) }],
    ['something deep', JSON.parse(`${'{"a":'.repeat(5)}1${'}'.repeat(5)}`) as object],
  ])('AUTH-21 with %s is refused at once and kept nowhere', async (_what, metadata) => {
    const before = securityEventStore(api.deps.db).list().length;
    const { status, body } = await report(metadata);
    expect([status, body.code]).toEqual([400, expect.stringMatching(/^input_(?:too_long|invalid)$/)]);
    expect(securityEventStore(api.deps.db).list()).toHaveLength(before);
  });

  it('AUTH-21 that is very deep is refused like any other that is too deep', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const answer = await fetch(`${api.url}/api/rpc/log_security_event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"_action":"logout","_metadata":{"a":${deep}}}`,
    });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'input_invalid' })]);
  });

  it('AUTH-21 keeps what is small, and no address wherever it stands', async () => {
    const metadata = { 'me@example.org': ['x <you@example.org>', { deep: 'a@b@example.org' }], at: '@', none: null };
    expect((await report(metadata)).status).toBe(200);
    const kept = securityEventStore(api.deps.db).list().at(-1)?.metadata ?? '';
    expect(kept).not.toContain('example.org');
    expect(JSON.parse(kept)).toMatchObject({ at: '@', none: null });
  });
});
