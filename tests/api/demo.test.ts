import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#api/db/open.ts';
import { ROLES } from '#contract/accounts/roles.ts';
import { EMPLOYER_STATES } from '#contract/employers/employer-rules.ts';
import { REQUIREMENT_STATES } from '#contract/employers/requirement-rules.ts';
import { DOCUMENT_TYPES } from '#contract/model/document.ts';
import { STATUSES } from '#contract/model/status.ts';
import { fillDemo } from '../demo/fill.ts';
import { claimFolder, type Demo, finishFolder } from '../demo/folder.ts';
import { EVERY_STATUS, MAIL_TROUBLE } from '../demo/lives.ts';
import { codeNow } from '../demo/organisations.ts';
import { SHOTS } from '../demo/shots.ts';
import { signInsInWords } from '../demo/sign-ins.ts';
import { visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { wrongStandings } from '../support/standings.ts';
import { tempDir } from '../support/temp-dir.ts';

const COUNT = EVERY_STATUS + MAIL_TROUBLE.length;
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

  const values = (sql: string) => api.deps.db.prepare(sql).pluck().all();

  it('has applications in every status, with every document that applicants send, in both languages', () => {
    expect(values('SELECT DISTINCT status FROM applicant').sort()).toEqual([...STATUSES].sort());
    // Nobody sends 'other' by themselves.
    expect([...values('SELECT DISTINCT type FROM document'), 'other'].sort()).toEqual([...DOCUMENT_TYPES].sort());
    expect(values('SELECT DISTINCT mime FROM document').sort()).toEqual(['application/pdf', 'image/jpeg', 'image/png']);
    expect(values('SELECT DISTINCT lang FROM applicant').sort()).toEqual(['de', 'en']);
    expect(values('SELECT id FROM document WHERE replaced_at IS NOT NULL')).not.toEqual([]);
    expect(values('SELECT type FROM deferred_document')).toEqual(['a2']);
    expect(values("SELECT email FROM applicant WHERE email NOT LIKE '%@example.org'")).toEqual([]);
  });

  it('has a true history: each status comes from an event, in the order of time, and none is ahead', () => {
    const last = `SELECT to_status FROM event WHERE subject_id = applicant.id AND to_status IS NOT NULL ORDER BY id DESC LIMIT 1`;
    expect(values(`SELECT id FROM applicant WHERE status IS NOT (${last})`)).toEqual([]);
    const times = values("SELECT at FROM event WHERE subject = 'applicant' ORDER BY id") as number[];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(api.clock.now());
    expect(values("SELECT DISTINCT actor_account_id IS NOT NULL FROM event WHERE actor = 'operator'")).toEqual([1]);
  });

  it('has the standing of each application as its facts say', () => {
    expect(wrongStandings(api.deps)).toEqual([]);
  });

  it('has employers and requirements in every state', () => {
    expect(values('SELECT DISTINCT state FROM employer').sort()).toEqual([...EMPLOYER_STATES].sort());
    expect(values('SELECT count(*) FROM employer_member')).toEqual([5]);
    expect(values('SELECT DISTINCT state FROM requirement').sort()).toEqual([...REQUIREMENT_STATES].sort());
  });

  it('has candidates, somebody with a place, and a proposal for the season', () => {
    expect(values('SELECT applicant_id FROM pool_candidate').length).toBeGreaterThan(1);
    expect(values('SELECT DISTINCT state FROM match')).toEqual(
      expect.arrayContaining(['confirmed', 'expired', 'withdrawn']),
    );
    expect(values('SELECT DISTINCT state FROM contract')).toContain('active');
    expect(values('SELECT id FROM assignment')).toHaveLength(1);
  });

  it('has partners who are verified, waiting, renamed and paused, and several people of one of them', async () => {
    const partners = (where: string) => values(`SELECT count(*) FROM partner_profiles WHERE ${where}`)[0];
    expect([
      partners('verified_at IS NOT NULL'),
      partners('verified_at IS NULL'),
      partners('invite_active = 0'),
    ]).toEqual([3, 3, 1]);
    expect(values("SELECT count(*) FROM partner_token_audit WHERE action = 'rename'")).toEqual([1]);
    expect(values('SELECT count(*) FROM partner_member')).toEqual([2]);
  });

  it('has mails that went out, one that waits and one that came back; each became a file', () => {
    expect(values('SELECT DISTINCT state FROM outbox').sort()).toEqual(['dead', 'sent', 'waiting']);
    expect(values("SELECT count(*) FROM outbox WHERE state = 'sent'")[0]).toBe(
      readdirSync(api.deps.folders.outbox).length,
    );
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
    const count = (table: string) => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
    expect([count('applicant'), count('pool_candidate'), count('match')]).toEqual([EVERY_STATUS, 0, 0]);
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
