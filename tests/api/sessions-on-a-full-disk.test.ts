import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '#api/sessions/session.store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/time/clock.ts';
import { member, newAdmin } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';

let api: Api;
let lines: string[];
beforeEach(async () => {
  lines = [];
  api = await startApi({ env: { ADMIN_2FA: 'off' }, log: (line) => lines.push(line) });
});
afterEach(() => api.stop());

/** SQLite may take no further page, and the use of a session needs one, as any write does sooner or later. */
function fillDatabase(): void {
  api.deps.db.exec(`
    CREATE TABLE filler (bytes BLOB);
    CREATE TEMP TRIGGER fill AFTER UPDATE ON session BEGIN INSERT INTO filler VALUES (zeroblob(100000)); END`);
  api.deps.db.pragma(`max_page_count = ${api.deps.db.pragma('page_count', { simple: true })}`);
  expect(() => api.deps.db.exec('UPDATE session SET last_seen_at = 1')).toThrow('database or disk is full');
}

function makeRoom(): void {
  api.deps.db.exec('DROP TRIGGER fill');
  api.deps.db.pragma('max_page_count = 1073741823');
}

async function adminAtWork() {
  const person = await newAdmin(api);
  const reads = async () => {
    const session = await person.browser.get('/api/auth/session');
    const list = await person.browser.get('/api/admin/partners');
    return [session.status, session.body.user?.role, list.status];
  };
  return { ...person, reads };
}
const READS = [200, 'admin', 200];

describe('On a full disk', () => {
  it('an admin goes on reading for longer than an idle session lasts, and the log says what is wrong', async () => {
    const { reads } = await adminAtWork();
    fillDatabase();
    for (let minutes = 0; minutes < 90; minutes += 10) {
      api.clock.time += 10 * MINUTE_MS;
      expect(await reads()).toEqual(READS);
    }
    const told = lines.filter((line) => line.includes('the use of a session was not written'));
    expect(told).toHaveLength(9);
    expect(told[0]).toContain('database or disk is full');
  });

  it('a session still ends after its idle time, and after its whole time', async () => {
    const { reads } = await adminAtWork();
    fillDatabase();
    api.clock.time += 20 * MINUTE_MS;
    expect(await reads()).toEqual(READS);
    api.clock.time += 31 * MINUTE_MS;
    expect(await reads()).toEqual([200, undefined, 401]);
    const other = await adminAtWorkAgain();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      api.clock.time += 20 * MINUTE_MS;
      expect(await other.reads()).toEqual(READS);
    }
    api.clock.time += 20 * MINUTE_MS;
    expect(await other.reads()).toEqual([200, undefined, 401]);
  });

  it('a session whose row has gone is none, whatever was remembered of it', async () => {
    const { reads, id } = await adminAtWork();
    fillDatabase();
    api.clock.time += 10 * MINUTE_MS;
    expect(await reads()).toEqual(READS);
    sessionStore(api.deps.db).endAll(id);
    expect(await reads()).toEqual([200, undefined, 401]);
  });

  it('what is remembered is written as soon as there is room again', async () => {
    const { reads, id } = await adminAtWork();
    fillDatabase();
    api.clock.time += 20 * MINUTE_MS;
    expect(await reads()).toEqual(READS);
    makeRoom();
    api.clock.time += 20 * MINUTE_MS;
    expect(await reads()).toEqual(READS);
    expect(sessionStore(api.deps.db).listOf(id)[0]?.last_seen_at).toBe(api.clock.time);
  });

  it('nobody else is signed out either: a student’s 30 days go on', async () => {
    const { browser } = await member(api, 'student');
    fillDatabase();
    for (const _twice of [1, 2]) {
      api.clock.time += 29 * DAY_MS + 23 * HOUR_MS;
      expect((await browser.get('/api/me/application')).status).toBe(200);
    }
  });
});

/** Signed in before the disk was full again. */
async function adminAtWorkAgain() {
  makeRoom();
  const admin = await adminAtWork();
  fillAgain();
  return admin;
}

function fillAgain(): void {
  api.deps.db.exec('DROP TABLE filler');
  fillDatabase();
}
