import { mkdirSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteDamage } from '#api/db/damage.ts';
import { serverHealth } from '#api/desk/server-health.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { linkOpenStore } from '#api/partners/link-open.store.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { erasureStore } from '#api/personal-data/erasure.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { addPartner, member, newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { addCrowd } from '../support/crowd.ts';
import { changeRows } from '../support/rows.ts';

/** A Sunday night in Berlin, in summer: its week ends in ten minutes, in UTC two hours later. */
const SUNDAY = Date.parse('2026-07-05T21:50:00.000Z');

let api: Api;
let browser: Visitor;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: SUNDAY });
  const chief = await newAdmin(api);
  browser = chief.browser;
});
afterEach(() => api.stop());

const overview = async () => (await browser.get('/api/admin/overview')).body as unknown as Overview;
const figures = async (partner?: string) =>
  (await browser.get(`/api/admin/figures${partner ? `?partner_id=${partner}` : ''}`)).body as unknown as Figures;
interface Overview {
  applications: { all: number; this_week: number; complete: number };
  partners: { active: number; paused: number };
  health: { database: string; files: { state: string }; mail: { state: string; waiting: number }; backup: object };
}
interface Figures {
  applied: number;
  documents: number;
  declaration: number;
  complete: number;
  ended: number;
  opened: number;
  weeks: { starts_on: string; applications: number }[];
}

describe('The admins’ overview', () => {
  it('ADMI-04 an empty database counts nothing', async () => {
    expect(await overview()).toMatchObject({
      applications: { all: 0, this_week: 0, complete: 0 },
      partners: { active: 0, paused: 0 },
    });
    const { weeks, ...rest } = await figures();
    expect(rest).toEqual({ applied: 0, documents: 0, declaration: 0, complete: 0, ended: 0, opened: 0 });
    expect(weeks.map(({ applications }) => applications)).toEqual(Array(12).fill(0));
  });

  it('ADMI-04 the tiles count what is in the database, and go on counting', async () => {
    addCrowd(api.deps, { count: 3, createdAt: SUNDAY - 8 * DAY_MS });
    const [first = ''] = addCrowd(api.deps, { count: 2, createdAt: SUNDAY });
    addCrowd(api.deps, { count: 1, status: 'COMPLETE', createdAt: SUNDAY });
    const { partnerId } = addPartner(api, (await member(api, 'partner')).id);
    expect((await overview()).applications).toEqual({ all: 6, this_week: 3, complete: 1 });
    expect((await overview()).partners).toEqual({ active: 1, paused: 0 });
    partnerStore(api.deps.db).setActive(partnerId, false, 'x');
    changeRows(api.deps.db, 'applicant', { id: first }, { status: 'COMPLETE' });
    expect(await overview()).toMatchObject({ applications: { complete: 2 }, partners: { active: 0, paused: 1 } });
    api.deps.tx(() => erasureStore(api.deps.db).removeApplicant(first));
    expect((await overview()).applications).toEqual({ all: 5, this_week: 2, complete: 1 });
  });

  it('weeks begin on Monday in Berlin', async () => {
    addCrowd(api.deps, { count: 1, createdAt: Date.parse('2026-07-05T21:59:00.000Z') });
    api.clock.time = Date.parse('2026-07-05T22:05:00.000Z');
    addCrowd(api.deps, { count: 2 });
    const { weeks } = await figures();
    expect(weeks.slice(-2)).toEqual([
      { starts_on: '2026-06-29', applications: 1 },
      { starts_on: '2026-07-06', applications: 2 },
    ]);
  });

  it('the funnel counts whoever is further on in each stage before, for one partner too', async () => {
    for (const status of ['PRE_REGISTERED', 'A2_CV_RECEIVED', 'ENROLMENT_UPLOADED', 'COMPLETE', 'REJECTED'] as const) {
      addCrowd(api.deps, { count: 1, status });
      addCrowd(api.deps, { count: 1, status, partnerId: 'ADDIS' });
    }
    linkOpenStore(api.deps.counters).add('ADDIS', '', '2026-07-01');
    linkOpenStore(api.deps.counters).add('ADDIS', '', '2026-07-01');
    linkOpenStore(api.deps.counters).add('OTHER', 'x', '2026-07-02');
    expect(await figures()).toMatchObject({
      opened: 3,
      applied: 10,
      documents: 6,
      declaration: 4,
      complete: 2,
      ended: 2,
    });
    const ofPartner = { opened: 2, applied: 5, documents: 3, declaration: 2, complete: 1, ended: 1 };
    expect(await figures('ADDIS')).toMatchObject(ofPartner);
    changeRows(api.deps.db, 'applicant', { partner_id: 'ADDIS' }, { partner_id: 'OTHER' });
    expect(await figures('ADDIS')).toMatchObject({ opened: 2, applied: 0, complete: 0 });
    expect(await figures('OTHER')).toMatchObject({ ...ofPartner, opened: 1 });
    expect(await figures('NOBODY')).toMatchObject({ opened: 0, applied: 0 });
  });

  it('ADMI-05 tells how database, disk and mail are', async () => {
    const { health } = await overview();
    expect(health).toMatchObject({
      database: 'ok',
      files: { state: 'ok' },
      mail: { state: 'files' },
      document_key: 'beside',
      backup: { at: null, place: 'beside', tried_at: null, problem: null },
    });
    noteDamage(api.deps, Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' }));
    expect((await overview()).health.database).toBe('damaged');
  });

  it('ADMI-05 tells that documents are gone, as where their disk is not mounted', async () => {
    await apply(api);
    expect((await overview()).health.files.state).toBe('ok');
    const { uploads } = api.deps.folders;
    rmSync(uploads, { recursive: true });
    mkdirSync(uploads);
    expect((await overview()).health.files.state).toBe('failed');
  });
});

describe('With a mail server', () => {
  it('ADMI-05 mail that should have gone out is late', async () => {
    await api.stop();
    api = await startApi({ env: { SMTP_URL: 'smtp://127.0.0.1:1' }, time: SUNDAY });
    expect((await serverHealth(api.deps)).mail).toEqual({ state: 'ok', waiting: 0 });
    outboxStore(api.deps.db).add({ template: 'operator-news', lang: 'de' }, api.clock.now());
    api.clock.time += 9 * 60_000;
    expect((await serverHealth(api.deps)).mail).toEqual({ state: 'ok', waiting: 1 });
    api.clock.time += 2 * 60_000;
    expect((await serverHealth(api.deps)).mail).toEqual({ state: 'late', waiting: 1 });
  });
});
