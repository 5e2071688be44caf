import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventStore } from '#api/audit/event.store.ts';
import { openDatabase } from '#api/db/open.ts';
import { ROLES } from '#contract/accounts/roles.ts';
import { EMPLOYER_STATES } from '#contract/employers/employer-rules.ts';
import { REQUIREMENT_STATES } from '#contract/employers/requirement-rules.ts';
import { DOCUMENT_TYPES } from '#contract/model/document.ts';
import { STATUSES } from '#contract/model/status.ts';
import { fillDemo } from '../demo/fill.ts';
import { claimFolder, type Demo, finishFolder } from '../demo/folder.ts';
import { EVERY_STATUS } from '../demo/lives.ts';
import { codeNow } from '../demo/organisations.ts';
import { SHOTS } from '../demo/shots.ts';
import { signInsInWords } from '../demo/sign-ins.ts';
import { visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { columnOf, countOf, rowsOf } from '../support/rows.ts';
import { wrongStandings } from '../support/standings.ts';
import { tempDir } from '../support/temp-dir.ts';

/** So many bring contracts to their end. */
const COUNT = 60;
/** In an evening no midnight lies between the withdrawal of a consent and the decisions of the employer. */
const NOW = Date.parse('2027-01-14T19:30:00Z');
const PUBLIC_URL = 'http://127.0.0.1:3000';

describe('The demonstration', () => {
  let api: Api;
  let demo: Demo;
  beforeAll(async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-demo-'));
    demo = await fillDemo({ dataDir, publicUrl: PUBLIC_URL, count: COUNT, now: NOW });
    api = await startApi({ dataDir, time: NOW + 60_000 });
  });
  afterAll(() => api.stop());

  const valuesOf = (table: string, column: string, where = {}) =>
    [...new Set(columnOf(api.deps.db, table, column, where))].sort();
  const count = (table: string, where = {}) => countOf(api.deps.db, table, where);

  it('has applications in every status, with every document that applicants send, in both languages', () => {
    expect(valuesOf('applicant', 'status')).toEqual([...STATUSES].sort());
    // Nobody sends 'other' by themselves.
    expect([...valuesOf('document', 'type'), 'other'].sort()).toEqual([...DOCUMENT_TYPES].sort());
    expect(valuesOf('document', 'mime')).toEqual(['application/pdf', 'image/jpeg', 'image/png']);
    expect(valuesOf('applicant', 'lang')).toEqual(['de', 'en']);
    expect(count('document', { replaced_at: null })).toBeLessThan(count('document'));
    expect(valuesOf('deferred_document', 'type')).toEqual(['a2']);
    expect(valuesOf('applicant', 'email').filter((email) => !email.endsWith('@example.org'))).toEqual([]);
  });

  it('has a true history: each status comes from an event, in the order of time, and none is ahead', () => {
    const statusBy = (id: string) =>
      eventStore(api.deps.db)
        .history('applicant', id)
        .findLast((event) => event.to_status);
    const people = rowsOf<{ id: string; status: string }>(api.deps.db, 'applicant');
    expect(people.filter(({ id, status }) => status !== statusBy(id)?.to_status)).toEqual([]);
    const events = rowsOf<{ id: number; at: number }>(api.deps.db, 'event', { subject: 'applicant' });
    const times = events.toSorted((a, b) => a.id - b.id).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(api.clock.now());
    expect(count('event', { actor: 'operator' })).toBeGreaterThan(0);
    expect(count('event', { actor: 'operator', actor_account_id: null })).toBe(0);
  });

  it('has the standing of each application as its facts say', () => {
    expect(wrongStandings(api.deps)).toEqual([]);
  });

  it('has employers and requirements in every state', () => {
    expect(valuesOf('employer', 'state')).toEqual([...EMPLOYER_STATES].sort());
    expect(count('employer_member')).toBe(5);
    expect(valuesOf('requirement', 'state')).toEqual([...REQUIREMENT_STATES].sort());
  });

  it('has candidates, somebody with a place, and a proposal for the season', () => {
    expect(count('pool_candidate')).toBeGreaterThan(1);
    expect(valuesOf('match', 'state')).toEqual(expect.arrayContaining(['confirmed', 'expired', 'withdrawn']));
    expect(valuesOf('contract', 'state')).toEqual(expect.arrayContaining(['active', 'ended']));
    expect(count('assignment')).toBe(1);
  });

  it('has partners who are verified, waiting, renamed and paused, and several people of one of them', async () => {
    const partners = [{}, { verified_at: null }, { invite_active: 0 }].map((where) => count('partner_profiles', where));
    expect(partners).toEqual([6, 3, 1]);
    expect(count('partner_token_audit', { action: 'rename' })).toBe(1);
    expect(count('partner_member')).toBe(2);
  });

  it('has mails that went out, one that waits and one that came back; each became a file', () => {
    expect(valuesOf('outbox', 'state')).toEqual(expect.arrayContaining(['dead', 'sent', 'waiting']));
    expect(count('outbox', { state: 'sent' })).toBe(readdirSync(api.deps.folders.outbox).length);
  });

  it('prints sign-ins of every role, and each of them works', async () => {
    const printed = signInsInWords(demo, 'folder', PUBLIC_URL, api.clock.now());
    for (const role of ROLES) {
      const { email, secret } = demo.signIns.find((one) => one.role === role) ?? { email: role };
      expect(printed).toContain(email);
      const code = secret && codeNow(secret, api.clock.now());
      const { body } = await visitor(api).post('/api/auth/sign-in', { email, password: demo.password, code });
      expect(body.user).toMatchObject({ email, role });
    }
    const token = /token=(.+)/.exec(demo.links[0]?.url ?? '')?.[1];
    expect((await api.post('get-applicant', { token })).status).toBe(200);
    const { email, recoveryCodes = [] } = demo.signIns.find(({ role }) => role === 'admin') ?? { email: '' };
    expect(printed).toContain(recoveryCodes[0]);
    const late = await visitor(api).post('/api/auth/sign-in', {
      email,
      password: demo.password,
      code: recoveryCodes[0],
    });
    expect(late.status).toBe(200);
  });
});

describe('A demonstration of the last days of a season', () => {
  it('is filled too, with nobody in the pool: too little is left for a placement', async () => {
    const dataDir = path.join(tempDir(), 'demo');
    mkdirSync(dataDir);
    await fillDemo({ dataDir, publicUrl: PUBLIC_URL, count: EVERY_STATUS, now: Date.parse('2027-09-27T10:00:00Z') });
    const db = openDatabase(path.join(dataDir, 'app.db'), 'FULL');
    const counts = ['applicant', 'pool_candidate', 'match'].map((table) => countOf(db, table));
    expect(counts).toEqual([EVERY_STATUS, 0, 0]);
    db.close();
  });
});

describe('The folder of the demonstration', () => {
  const DEMO: Demo = { password: 'x', signIns: [], links: [] };

  it('is taken again by a second start, and made anew only if that is asked for', () => {
    const dir = path.join(tempDir(), 'demo');
    expect(claimFolder(dir)).toBeUndefined();
    expect(() => claimFolder(dir)).toThrow('never filled to its end');
    finishFolder(dir, DEMO);
    writeFileSync(path.join(dir, 'app.db'), 'rows');
    expect(claimFolder(dir)).toMatchObject(DEMO);
    expect(existsSync(path.join(dir, 'app.db'))).toBe(true);
    expect(claimFolder(dir, { fresh: true })).toBeUndefined();
    expect(readdirSync(dir)).toEqual(['demo.json']);
  });

  it.each([false, true])('is never one that it has not made (anew: %s)', (fresh) => {
    const dir = tempDir();
    mkdirSync(path.join(dir, 'uploads'));
    writeFileSync(path.join(dir, 'app.db'), 'real applications');
    writeFileSync(path.join(dir, 'demo.json'), '{"made_by":"somebody else"}');
    const before = readdirSync(dir);
    expect(() => claimFolder(dir, { fresh })).toThrow('may hold real applications');
    expect(readdirSync(dir)).toEqual(before);
    expect(readFileSync(path.join(dir, 'app.db'), 'utf8')).toBe('real applications');
  });
});

describe('The pictures of the README', () => {
  it('are those that one command takes, and together weigh less than a megabyte', () => {
    const readme = readFileSync('README.md', 'utf8');
    const shown = [...readme.matchAll(/docs\/screens\/(demo-[\w-]+\.webp)/g)].map(([, file]) => file);
    expect(shown.toSorted()).toEqual(SHOTS.map(({ file }) => file).toSorted());
    const weight = SHOTS.reduce((sum, { file }) => sum + statSync(`docs/screens/${file}`).size, 0);
    expect(weight).toBeLessThan(1_000_000);
  });
});
