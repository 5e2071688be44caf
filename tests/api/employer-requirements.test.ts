import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { member, newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { ownEmployer, REQUIREMENT, saveEmployer, vettedCompany } from '../support/employers.ts';
import { PLACEMENT_TIME } from '../support/placements.ts';

let api: Api;
let chief: Visitor;
let company: Visitor;
let unvetted: Visitor;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME });
  const admin = await newAdmin(api);
  chief = admin.browser;
  company = (await vettedCompany(api, chief)).browser;
  unvetted = (await member(api, 'employer')).browser;
  await saveEmployer(unvetted);
});
afterAll(() => api.stop());

interface Saved {
  id: string;
  state: string;
  version: number;
  missing: string[];
  can: string[];
}
const save = async (change: object = {}, browser = company) => {
  const { status, body } = await browser.post('/api/employer/save-requirement', {
    ...REQUIREMENT,
    requirement_id: randomUUID(),
    ...change,
  });
  return { status, body, saved: body as unknown as Saved };
};
const step = (saved: Saved, state: string, browser = company) =>
  browser.post('/api/employer/step-requirement', { requirement_id: saved.id, version: saved.version, state });

describe('A requirement', () => {
  it('EMPA-13 is drafted with gaps, and opened without any', async () => {
    const { saved } = await save({ headcount: null, starts_on: '' });
    expect(saved).toMatchObject({ state: 'draft', missing: ['headcount', 'starts_on'], can: ['open', 'closed'] });
    const early = await step(saved, 'open');
    expect([early.status, early.body.errors.map(({ path }) => path)]).toEqual([400, ['headcount', 'starts_on']]);
    const whole = { requirement_id: saved.id, version: saved.version, open: true };
    expect((await save(whole)).saved).toMatchObject({ state: 'open', missing: [], can: ['filled', 'closed'] });
  });

  it('EMPA-13 is added once, however often its form is sent', async () => {
    const requirement_id = randomUUID();
    const [first, second] = await Promise.all([save({ requirement_id }), save({ requirement_id })]);
    expect([first?.saved.version, second?.saved.version]).toEqual([1, 1]);
    const late = await save({ requirement_id, headcount: 3 });
    expect([late.status, late.body.code]).toEqual([409, 'employer_changed']);
  });

  it('EMPA-13 is not changed over the change of another window, nor once it is closed', async () => {
    const { saved } = await save({ open: true });
    const requirement_id = saved.id;
    const changed = (await save({ requirement_id, version: 1, headcount: 3 })).saved;
    expect((await save({ requirement_id, version: 1, headcount: 4 })).body.code).toBe('employer_changed');
    expect((await step(saved, 'filled')).body.code).toBe('employer_changed');
    expect((await save({ requirement_id, version: changed.version, headcount: null })).body.code).toBe('input_empty');
    const filled = (await step(changed, 'filled')).body as unknown as Saved;
    const open = (await step(filled, 'open')).body as unknown as Saved;
    const closed = (await step(open, 'closed')).body as unknown as Saved;
    expect((await step(open, 'closed')).status).toBe(200);
    expect(closed.can).toEqual([]);
    expect((await step(closed, 'open')).body.code).toBe('requirement_step');
    expect((await save({ requirement_id, version: closed.version, headcount: 9 })).body.code).toBe(
      'requirement_closed',
    );
  });

  it.each([
    [{ ends_on: '2027-09-29' }, 'ends_on', 'placement_too_long'],
    [{ ends_on: '2027-06-30' }, 'ends_on', 'end_before_start'],
    [{ model: 'seasonal', ends_on: '2028-03-01' }, 'ends_on', 'season_too_long'],
    [{ starts_on: '2027-02-30' }, 'starts_on', 'date_invalid'],
    [{ starts_on: 5 }, 'starts_on', 'date_invalid'],
    [{ headcount: 0 }, 'headcount', 'headcount_invalid'],
    [{ headcount: '12' }, 'headcount', 'headcount_invalid'],
    [{ wage_cents: 14.6 }, 'wage_cents', 'wage_invalid'],
    [{ site: 'Mond' }, 'site', 'site_unknown'],
    [{ site: 'x'.repeat(60_000) }, 'site', 'input_too_long'],
    [{ shifts: 'x'.repeat(60_000) }, 'shifts', 'input_too_long'],
    [{ model: 'regular' }, 'model', 'input_invalid'],
    [{ minimum_level: 'C1' }, 'minimum_level', 'input_invalid'],
    [{ requirement_id: '1' }, 'requirement_id', 'input_invalid'],
  ])('is told at the field what is wrong with %j', async (change, path, code) => {
    const { status, body } = await save(change);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path, code }]);
  });

  it('is opened only for days to come; a draft may name others', async () => {
    const past = { starts_on: '2026-07-01', ends_on: '2026-09-28' };
    const { body, status } = await save({ ...past, open: true });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'starts_on', code: 'start_past' }]]);
    const { saved } = await save(past);
    expect((await step(saved, 'open')).body.errors).toMatchObject([{ path: 'starts_on', code: 'start_past' }]);
    expect((await save({ requirement_id: saved.id, version: saved.version, open: true })).saved.state).toBe('open');
  });

  it('EMPA-13 is not moved to days that have passed while it is open', async () => {
    const { saved } = await save({ open: true });
    const moved = (starts_on: string) => save({ requirement_id: saved.id, version: saved.version, starts_on });
    expect((await moved('2026-07-01')).body.errors).toMatchObject([{ path: 'starts_on', code: 'start_past' }, {}]);
    expect((await moved('2027-07-10')).status).toBe(200);
  });

  it('says until when a holiday job could last', async () => {
    expect((await save({ ends_on: '2027-09-30' })).body.error).toContain('90 days at most, here until 28.09.2027');
  });

  it('is opened by vetted employers alone', async () => {
    const { saved } = await save({}, unvetted);
    expect(saved.state).toBe('draft');
    for (const { body } of [await step(saved, 'open', unvetted), await save({ open: true }, unvetted)])
      expect(body.code).toBe('employer_not_vetted');
  });

  it('is nobody else’s', async () => {
    const { saved } = await save();
    expect((await unvetted.get(`/api/employer/requirements/${saved.id}`)).body.code).toBe('requirement_not_found');
    expect((await save({ requirement_id: saved.id, version: 1, headcount: 1 }, unvetted)).status).toBe(404);
    expect((await step(saved, 'closed', unvetted)).status).toBe(404);
    const { requirements } = (await unvetted.post('/api/employer/requirements')).body as unknown as {
      requirements: Saved[];
    };
    expect(requirements.map(({ id }) => id)).not.toContain(saved.id);
  });

  it.each([
    'Kaution vorab, WhatsApp +251 911 555 777',
    'Fragen: 0345 123456',
    'Anmeldung auf jobs-muster.com',
    'wa.me/251911555777',
    'Frau Muster, muster@example.org',
    'Pfand an DE12 3456 7890 1234 5678 90',
  ])('says nowhere to candidates whom to call, write or pay: %s', async (shifts) => {
    const { saved } = await save({ open: true });
    const changed = { requirement_id: saved.id, version: saved.version };
    for (const fields of [{ shifts }, { shifts_en: shifts }]) {
      const { status, body } = await save({ ...changed, ...fields });
      const [path] = Object.keys(fields);
      expect([status, body.errors.map((one) => [one.path, one.code])]).toEqual([400, [[path, 'contact_in_text']]]);
    }
  });

  it.each([
    'Früh 06.00-14.00, spät 14.00-22.00, nachts 22.00-06.00 Uhr',
    'Früh 0600-1400 1400-2200\n22-6 Uhr, +25 % nachts',
    'Ab 01.07.2027, 00:00 bis 08:30 Uhr; Terminal 1, Tor 0815',
  ])('may say times and days: %s', async (shifts) => {
    expect((await save({ shifts })).status).toBe(200);
  });

  it('keeps a site that the employer no longer has, and takes no other', async () => {
    const { browser } = await vettedCompany(api, chief);
    const { saved } = await save({ site: 'Frachtzentrum Nord' }, browser);
    await saveEmployer(browser, { sites: 'Flughafen Musterstadt' });
    const kept = { requirement_id: saved.id, version: 1, site: 'Frachtzentrum Nord', headcount: 2 };
    expect((await save(kept, browser)).status).toBe(200);
    expect((await save({ site: 'Frachtzentrum Nord' }, browser)).body.errors).toMatchObject([{ path: 'site' }]);
  });

  it('EMPA-13 is seen by admins, page by page, and is a draft again when its employer is refused', async () => {
    const { db } = api.deps;
    const { browser, employerId } = await vettedCompany(api, chief);
    api.deps.tx(() => {
      for (let row = 0; row < 60; row += 1)
        requirementStore(db).add({
          ...REQUIREMENT,
          id: randomUUID(),
          employer_id: employerId,
          state: 'open',
          created_at: row,
        });
    });
    interface Page {
      requirements: Saved[];
      previous: string | null;
      next: string | null;
    }
    const list = async (wish: object) =>
      (await chief.post('/api/admin/employer-requirements', { employer_id: employerId, ...wish }))
        .body as unknown as Page;
    const first = await list({});
    const second = await list({ after: first.next });
    expect(first.requirements).toHaveLength(50);
    expect(second.next).toBeNull();
    expect((await list({ before: second.previous })).requirements).toEqual(first.requirements);
    const { version: seen } = await ownEmployer(browser);
    const refusal = { employer_id: employerId, seen, decision: 'refused', reason: 'Insurance has ended.' };
    expect((await chief.post('/api/admin/decide-employer', refusal)).status).toBe(200);
    expect((await list({})).requirements.map(({ state }) => state)).not.toContain('open');
  });

  it('cannot be added without end', async () => {
    const { db } = api.deps;
    const { browser, employerId: id } = await vettedCompany(api, chief);
    api.deps.tx(() => {
      for (let row = 0; row < 500; row += 1)
        requirementStore(db).add({
          ...REQUIREMENT,
          id: randomUUID(),
          employer_id: id,
          state: 'draft',
          created_at: row,
        });
    });
    const { status, body } = await save({}, browser);
    expect([status, body.code]).toEqual([409, 'too_many_requirements']);
    expect(body.error).toContain('500');
  });
});
