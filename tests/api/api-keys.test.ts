import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import type { EndpointSpec } from '#api/http/endpoint.ts';
import { correctionRequestStore } from '#api/personal-data/correction-request.store.ts';
import { routes } from '#api/routes.ts';
import { berlinDate, berlinDayEndIn } from '#api/time/berlin-time.ts';
import type { ListedKey } from '#contract/accounts/api-key.ts';
import { MAX_API_KEYS } from '#contract/limits.ts';
import { newAdmin, PASSWORD, type Visitor } from '../support/accounts.ts';
import { startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { onlySeason } from '../support/seasons.ts';

/** All that a key may read. A call that is added here must name no person and hold no file. */
const READ = ['/api/admin/todo', '/api/admin/overview', '/api/admin/figures', '/api/admin/seasons'];

async function started(env: Record<string, string> = {}) {
  const api = await startApi({ env: { ADMIN_2FA: 'off', ...env } });
  onTestFinished(api.stop);
  const chief = await newAdmin(api);
  const ask = async (key: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(`${api.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, ...init.headers },
    });
    const text = await response.text();
    return { status: response.status, text, code: response.ok ? undefined : JSON.parse(text).code };
  };
  return { api, chief, ask };
}

async function makeKey(browser: Visitor, body: object = {}) {
  const answer = await browser.post('/api/admin/make-key', {
    name: 'Dashboard',
    days: 30,
    password: PASSWORD,
    ...body,
  });
  return { status: answer.status, ...(answer.body as unknown as { key: string; code: string; keys: ListedKey[] }) };
}

it('STAC-31 a key is shown once, reads figures, names nobody, and its use is written down', async () => {
  const { api, chief, ask } = await started();
  const person = await applyUntil(api, 'STEP1_APPROVED', { first_name: 'Selamawit', last_name: 'Tesfaye' });
  // What waits leads an admin to the first one.
  const asked = { id: randomUUID(), applicant_id: person.id, created_at: api.clock.time };
  correctionRequestStore(api.deps.db).add({ ...asked, field: 'name', text: 'Selamawit' });
  applicantStore(api.deps.db).wish(person.id, onlySeason(api.deps).id, api.clock.time);
  expect((await chief.browser.get('/api/admin/todo')).body).toMatchObject({
    ...{ correction_application: person.id, wish_application: person.id },
  });
  const { key, keys } = await makeKey(chief.browser);
  expect(keys).toMatchObject([{ name: 'Dashboard', made_by: chief.email, last_used_on: null, has_ended: false }]);
  expect(JSON.stringify(api.deps.db.prepare('SELECT * FROM api_key').all())).not.toContain(key.slice(4));
  for (const path of READ) {
    const { status, text } = await ask(key, path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).not.toMatch(new RegExp(`Selamawit|Tesfaye|@|${person.id}`));
  }
  const listed = (await chief.browser.get('/api/admin/keys')).body as unknown as { keys: ListedKey[] };
  expect(listed.keys).toMatchObject([{ last_used_on: '2026-11-25' }]);
  const { events } = (await chief.browser.post('/api/admin/events', {})).body as unknown as {
    events: { action: string; actor_name: string }[];
  };
  expect(events.filter(({ action }) => action.startsWith('api-key'))).toMatchObject([
    { action: 'api-key-used', actor_name: 'Dashboard' },
    { action: 'api-key-made', actor_name: chief.email },
  ]);
});

it('STAC-31 a key asks for the password of whoever makes it: it outlives a session that was stolen', async () => {
  const { chief } = await started();
  expect(await makeKey(chief.browser, { password: 'Falsches-Wort-1' })).toMatchObject({
    ...{ status: 403, code: 'password_wrong' },
  });
  expect(await makeKey(chief.browser, { password: '' })).toMatchObject({ status: 400 });
  expect((await chief.browser.get('/api/admin/keys')).body).toEqual({ keys: [] });
});

it('STAC-31 a key opens none of the other calls, not even beside an admin’s session', async () => {
  const { chief, ask } = await started();
  const { key } = await makeKey(chief.browser);
  const takers = routes.filter(({ spec }) => (spec as EndpointSpec<unknown, unknown, unknown>).auth.takesKeys);
  expect(takers.map(({ path }) => path).sort()).toEqual([...READ].sort());
  const headers = { cookie: chief.browser.cookie, 'sec-fetch-site': 'same-origin' };
  for (const route of routes) {
    const path = route.path.replace(/:\w+/g, randomUUID());
    for (const method of route.methods) {
      const isRead = READ.includes(path);
      const sent = method === 'get' ? {} : { method: 'POST' };
      const { status, code } = await ask(key, path, { ...sent, headers });
      expect([method, path, status, code]).toEqual([
        method,
        path,
        isRead ? 200 : 403,
        isRead ? undefined : 'api_key_refused',
      ]);
    }
  }
});

it('STAC-31 a key ends when it is taken back, when its time is over, and with its maker’s access', async () => {
  const { api, chief, ask } = await started();
  const codeOf = async (key: string) => (await ask(key, '/api/admin/figures')).code;
  const { key: long } = await makeKey(chief.browser, { days: 90 });
  const { key: short, keys } = await makeKey(chief.browser);
  // It holds through the whole of the day that the page names, in Germany.
  api.clock.time = berlinDayEndIn(30, api.clock.time) - 1;
  expect(keys.map(({ valid_until }) => valid_until)).toContain(berlinDate(api.clock.time));
  expect([await codeOf(short), await codeOf(long)]).toEqual([undefined, undefined]);
  api.clock.time += 1;
  expect([await codeOf(short), await codeOf(long)]).toEqual(['api_key_invalid', undefined]);
  const other = await newAdmin(api);
  const shown = (await other.browser.get('/api/admin/keys')).body as unknown as { keys: ListedKey[] };
  expect(shown.keys.filter(({ has_ended }) => has_ended)).toHaveLength(1);
  accountStore(api.deps.db).setDisabled(chief.id, api.clock.time, api.clock.time);
  expect(await codeOf(long)).toBe('api_key_invalid');
  accountStore(api.deps.db).setDisabled(chief.id, null, api.clock.time);
  expect(await codeOf(long)).toBeUndefined();
  for (const { id } of keys) await other.browser.post('/api/admin/remove-key', { key_id: id });
  expect(await codeOf(long)).toBe('api_key_invalid');
  expect((await other.browser.post('/api/admin/remove-key', { key_id: keys[0]?.id })).status).toBe(200);
  for (const wrong of ['wsk_', `wsk_${'A'.repeat(32)}`, `wsk_${'A'.repeat(7000)}`])
    expect(await codeOf(wrong)).toBe('api_key_invalid');
});

it('STAC-31 keys are counted and bounded', async () => {
  const { chief, ask } = await started({ RATE_LIMIT_FACTOR: '0.1' });
  const { key } = await makeKey(chief.browser);
  const statuses = [];
  for (let asked = 0; asked < 31; asked += 1) statuses.push((await ask(key, '/api/admin/overview')).status);
  expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([true, 429]);
});

it('STAC-31 nobody makes more keys than anybody can look through, for longer than a year, or as a reader', async () => {
  const { api, chief } = await started();
  expect(await makeKey(chief.browser, { days: 36_500 })).toMatchObject({ status: 400 });
  expect(await makeKey(chief.browser, { name: 'x'.repeat(60_000) })).toMatchObject({ status: 400 });
  for (let made = 0; made < MAX_API_KEYS; made += 1) await makeKey(chief.browser);
  expect(await makeKey(chief.browser)).toMatchObject({ status: 409, code: 'too_many_api_keys' });
  accountStore(api.deps.db).setRole(chief.id, 'admin', 'reader');
  expect(await makeKey(chief.browser)).toMatchObject({ status: 403, code: 'reader_decides_nothing' });
});
