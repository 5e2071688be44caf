import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { termsOf } from '#api/employment-contracts/load-contract.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { DUTIES, DUTY_RULES } from '#contract/employers/duty-rules.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { makeConfirmedMatch } from '../support/contracts.ts';
import { REQUIREMENT, saveEmployer, vettedCompany } from '../support/employers.ts';
import { PLACEMENT_TIME } from '../support/placements.ts';
import { changeRows } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let company: Awaited<ReturnType<typeof vettedCompany>>;
let other: Awaited<ReturnType<typeof vettedCompany>>;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME });
  chief = (await newAdmin(api)).browser;
  company = await vettedCompany(api, chief);
  other = await vettedCompany(api, chief);
});
afterAll(() => api.stop());

type Duties = ReplyOf<'POST /api/employer/tick-duty'>['duties'];

async function requirement(change: object = {}) {
  const fields = { ...REQUIREMENT, requirement_id: randomUUID(), open: true, ...change };
  return String((await company.browser.post('/api/employer/save-requirement', fields)).body.id);
}
const of = async (id: string, browser = company.browser) => browser.get(`/api/employer/requirements/${id}/duties`);
const dutiesOf = async (id: string) => (await of(id)).body.duties as unknown as Duties;
const tick = (requirement_id: string, duty: string, done: boolean, browser = company.browser) =>
  browser.post('/api/employer/tick-duty', { requirement_id, duty, done });

describe('The duties before a requirement begins', () => {
  it('EMPA-28 stand with days counted back from the first day, the first due first, and with a source each', async () => {
    const duties = await dutiesOf(await requirement({ area: 'airside' }));
    expect(duties.map(({ duty }) => duty)).toEqual([...DUTIES]);
    const days = duties.map(({ due_on }) => due_on ?? '');
    expect(days).toEqual(days.toSorted());
    // 110 days before 1 July, and six weeks after it.
    expect(duties.find(({ duty }) => duty === 'zav')?.due_on).toBe('2027-03-13');
    expect(duties.at(-1)).toMatchObject({ duty: 'insurance-notice', due_on: '2027-08-12' });
    for (const duty of DUTIES) expect(DUTY_RULES[duty].sources.join()).toMatch(/§/);
  });

  it('EMPA-28 leave out what this work does not ask for', async () => {
    await saveEmployer(company.browser, { tariff: 'TVöD' });
    const names = (await dutiesOf(await requirement({ housing: 'none', model: 'seasonal' }))).map(({ duty }) => duty);
    expect(names).not.toContain('housing');
    expect(names).not.toContain('zav');
    // Landside nobody is checked.
    expect(names).not.toContain('airport');
    expect(names).toContain('working-time');
  });

  it('EMPA-28 are ticked by a person, who is named, once if pressed twice, and unticked', async () => {
    const id = await requirement();
    const first = await tick(id, 'zav', true);
    api.clock.time += 60_000;
    const again = await tick(id, 'zav', true);
    const done = (again.body.duties as unknown as Duties).find(({ duty }) => duty === 'zav');
    expect(done).toMatchObject({ done_by: company.email, done_at: expect.any(String) });
    expect(again.body).toEqual(first.body);
    await tick(id, 'zav', false);
    expect((await dutiesOf(id)).every(({ done_at }) => done_at === null)).toBe(true);
  });

  it('EMPA-28 are nobody else’s, and take no unknown duty', async () => {
    const id = await requirement();
    expect((await of(id, other.browser)).status).toBe(404);
    expect((await tick(id, 'zav', true, other.browser)).status).toBe(404);
    expect((await tick(id, 'x'.repeat(60_000), true)).status).toBe(400);
    expect((await tick(id, 'zav', 'yes' as unknown as boolean)).status).toBe(400);
  });
});

describe('The profile of an employer', () => {
  it('EMPA-29 may say seat, signer, company number and tariff, which a first contract takes over', async () => {
    const told = { seat: 'Frachtstraße 1, 00000 Musterstadt', representative: 'Petra Muster', tariff: 'TVöD' };
    const saved = await saveEmployer(company.browser, { ...told, company_number: '12345678' });
    expect([saved.status, saved.body.state]).toEqual([200, 'vetted']);
    const known = (await dutiesOf(await requirement())).find(({ duty }) => duty === 'company-number')?.known;
    expect(known).toBe('12345678');
    const { matchId } = makeConfirmedMatch(api.deps, company.employerId);
    changeRows(api.deps.db, 'employer', { id: company.employerId }, told);
    await chief.post('/api/admin/make-contract', { match_id: matchId });
    const contract = contractStore(api.deps.db).ofMatch(matchId);
    if (!contract) throw new Error('no contract');
    expect(termsOf(api.deps, contract).terms).toMatchObject({
      ...{ employer_address: told.seat, representative: told.representative, tariffs: told.tariff },
    });
  });

  it('EMPA-29 has notes of what was looked at, kept once, that only admins read', async () => {
    const employer_id = other.employerId;
    const note = { employer_id, note_id: randomUUID(), note: 'Handelsregister verglichen' };
    await chief.post('/api/admin/note-employer', note);
    const { body } = await chief.post('/api/admin/note-employer', note);
    expect(body.notes).toMatchObject([{ note: 'Handelsregister verglichen', by_email: expect.stringContaining('@') }]);
    const own = await other.browser.get('/api/employer/profile');
    expect(JSON.stringify(own.body)).not.toContain('Handelsregister verglichen');
    const wrong = [{ note: '' }, { note: 'x'.repeat(60_000) }, { note_id: 'x' }];
    for (const change of wrong)
      expect((await chief.post('/api/admin/note-employer', { ...note, ...change })).status).toBe(400);
    const unknown = { ...note, employer_id: randomUUID(), note_id: randomUUID() };
    expect((await chief.post('/api/admin/note-employer', unknown)).status).toBe(404);
  });
});
