import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { newsStore } from '#api/desk/news.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { afterSaving, gapsIn } from '#api/employers/vetting.ts';
import type { EmployerState } from '#contract/employers/employer-rules.ts';
import { member, newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import {
  type OwnEmployer,
  ownEmployer,
  EMPLOYER_PROFILE as PROFILE,
  saveEmployer,
  vetEmployer,
} from '../support/employers.ts';
import { mailsTo } from '../support/mails.ts';
import { changeRows } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let chiefEmail: string;
let company: Visitor;
let companyEmail: string;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  const admin = await newAdmin(api);
  chiefEmail = admin.email;
  chief = admin.browser;
  const first = await member(api, 'employer', { data: { first_name: 'Muster GmbH' }, lang: 'de' });
  company = first.browser;
  companyEmail = first.email;
});
afterEach(() => api.stop());

interface Detail {
  employer: OwnEmployer;
  people: { email: string }[];
  can: string[];
  history: { action: string; actor_email: string | null }[];
}
const detail = async (id: string) => (await chief.get(`/api/admin/employers/${id}`)).body as unknown as Detail;
const decide = (id: string, decision: string, more: object = {}) =>
  chief.post('/api/admin/decide-employer', { employer_id: id, decision, ...more });

describe('An employer', () => {
  it('EMPA-07 begins with the name of its sign-up, and is told what is missing', async () => {
    expect(await ownEmployer(company)).toMatchObject({
      company: 'Muster GmbH',
      state: 'new',
      version: 1,
      missing: [
        'register_number',
        'liability_insurance',
        'accident_insurance',
        'contact_person',
        'phone',
        'sites',
        'housing',
      ],
    });
  });

  it('saves with gaps, and submits only without any', async () => {
    const half = await saveEmployer(company, { phone: '', housing_euro: null });
    expect([half.status, half.body.missing]).toEqual([200, ['phone', 'housing_euro']]);
    const refused = await saveEmployer(company, { phone: '', housing_euro: null, submit: true });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ path, code }) => [path, code])).toEqual([
      ['phone', 'input_empty'],
      ['housing_euro', 'input_empty'],
    ]);
    expect((await ownEmployer(company)).state).toBe('new');
  });

  it.each([
    [{ company: ' ' }, 'company', 'input_empty'],
    [{ company: 'x'.repeat(60_000) }, 'company', 'input_too_long'],
    [{ company: 'www.example.org' }, 'company', 'organization_invalid'],
    [{ phone: 'call me' }, 'phone', 'phone_invalid'],
    [{ contact_person: '-' }, 'contact_person', 'contact_person_invalid'],
    [{ sites: 'x'.repeat(60_000) }, 'sites', 'input_too_long'],
    [{ sites: ['x'] }, 'sites', 'input_invalid'],
    [{ housing: 'castle' }, 'housing', 'input_invalid'],
    [{ housing_euro: '420' }, 'housing_euro', 'euro_invalid'],
    [{ housing_euro: 4.2 }, 'housing_euro', 'euro_invalid'],
    [{ housing_euro: 1e9 }, 'housing_euro', 'euro_invalid'],
    [{ version: 0 }, 'version', 'input_invalid'],
  ])('is told at the field what is wrong with %j', async (change, path, code) => {
    const { status, body } = await saveEmployer(company, change);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path, code }]);
  });

  it('keeps no price of a room that it does not provide', async () => {
    expect((await saveEmployer(company, { housing: 'none', housing_euro: 420 })).body.housing_euro).toBeNull();
  });

  it('is not saved over a change of another window, but a doubled press is no change', async () => {
    const { version } = await ownEmployer(company);
    const next = { ...PROFILE, company: 'Zweimal GmbH', version };
    expect((await company.post('/api/employer/save-profile', next)).status).toBe(200);
    expect((await company.post('/api/employer/save-profile', next)).body.version).toBe(version + 1);
    const late = await company.post('/api/employer/save-profile', { ...PROFILE, version });
    expect([late.status, late.body.code]).toEqual([409, 'employer_changed']);
    expect(accountStore(api.deps.db).findByEmail(companyEmail)?.first_name).toBe('Zweimal GmbH');
  });
});

describe('An admin', () => {
  it('cannot decide before anything was submitted, and sees who waits and for how long', async () => {
    const { id, version } = await ownEmployer(company);
    expect((await decide(id, 'vetted', { seen: version })).body.code).toBe('employer_undecidable');
    const submitted = await saveEmployer(company, { submit: true });
    expect(submitted.body).toMatchObject({ state: 'submitted', missing: [] });
    expect(newsStore(api.deps.db).counts()).toContainEqual({ kind: 'submitted', count: 1 });
    const todo = (await chief.get('/api/admin/todo')).body;
    expect(todo.employers_submitted).toEqual({ count: 1, oldest: submitted.body.submitted_at });
    expect((await saveEmployer(company, { phone: '' })).body.errors).toMatchObject([
      { path: 'phone', code: 'input_empty' },
    ]);
  });

  it('refuses with a reason, which is mailed in the account’s language and stands on the page', async () => {
    await saveEmployer(company, { submit: true });
    const { id, version } = await ownEmployer(company);
    expect((await decide(id, 'refused', { seen: version })).body.errors).toMatchObject([
      { path: 'reason', code: 'refusal_reason_required' },
    ]);
    const reason = 'Die HRB-Nummer gehört einer anderen Firma.';
    const press = { seen: version, reason };
    expect((await decide(id, 'refused', press)).status).toBe(200);
    expect((await decide(id, 'refused', press)).status).toBe(200);
    expect(await ownEmployer(company)).toMatchObject({ state: 'refused', refusal_reason: reason });
    const mails = (await mailsTo(api, companyEmail)).slice(1);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('fehlt uns noch etwas')]);
    expect(mails[0]?.text).toContain(reason);
  });

  it('vets what was mended, and only what was seen', async () => {
    const { version: seen, id } = await ownEmployer(company);
    await saveEmployer(company, { submit: true });
    expect((await decide(id, 'vetted', { seen })).body.code).toBe('employer_changed');
    const now = await detail(id);
    expect(now.can).toEqual(['vetted', 'refused']);
    expect((await decide(id, 'vetted', { seen: now.employer.version })).body).toMatchObject({ can: ['refused'] });
    expect((await decide(id, 'refused', { seen: now.employer.version, reason: 'x' })).body.code).toBe(
      'employer_changed',
    );
    expect(await ownEmployer(company)).toMatchObject({ state: 'vetted', refusal_reason: '' });
    expect((await mailsTo(api, companyEmail)).at(-1)?.subject).toContain('Ihre Firma ist geprüft');
  });

  it('reads who did what', async () => {
    await saveEmployer(company, { submit: true });
    const { id, version: seen } = await ownEmployer(company);
    await decide(id, 'refused', { seen, reason: 'x' });
    await vetEmployer(company, chief);
    const { people, history } = await detail(id);
    expect(people.map(({ email }) => email)).toEqual([companyEmail]);
    expect(history.slice(0, 3).map(({ action, actor_email }) => [action, actor_email])).toEqual([
      ['employer-vetted', chiefEmail],
      ['employer-submitted', companyEmail],
      ['employer-refused', chiefEmail],
    ]);
    const { events } = (await chief.post('/api/admin/events', { action: 'employer-vetted' })).body;
    expect(events).toMatchObject([{ subject: 'employer', subject_name: PROFILE.company }]);
  });

  it('gets an employer again whose name or register number has changed, but not for a new phone', async () => {
    await vetEmployer(company, chief);
    expect((await saveEmployer(company, { phone: '+49 40 1234' })).body.state).toBe('vetted');
    expect((await saveEmployer(company, { company: 'Bodendienste Mustr GmbH' })).body.state).toBe('vetted');
    expect((await saveEmployer(company, { register_number: 'HRB 1' })).body.state).toBe('submitted');
  });

  it('finds nobody at an id that nobody has', async () => {
    const { status, body } = await chief.get(`/api/admin/employers/${crypto.randomUUID()}`);
    expect([status, body.code]).toEqual([404, 'employer_not_found']);
    expect((await chief.get('/api/admin/employers/x')).status).toBe(400);
  });

  it('pages through many employers in both directions, by state too', async () => {
    const { db } = api.deps;
    await saveEmployer(company, { submit: true });
    const id = (row: number) => `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`;
    api.deps.tx(() => {
      for (let row = 0; row < 120; row += 1) {
        const account = { id: id(row), email: `many-${row}@example.org`, password_hash: null, lang: 'de' as const };
        const name = { first_name: `Firma ${row}`, last_name: '', chosen_role: 'employer' as const, partner_id: null };
        accountStore(db).add({ ...account, ...name, confirmed_at: 1, created_at: 1 }, 'employer');
        employerStore(db).add({ id: id(row), company: `Firma ${row}`, created_at: 1, accountId: id(row) });
      }
    });
    interface Page {
      employers: { id: string; company: string; email: string }[];
      counts: Record<EmployerState, number>;
      previous: string | null;
      next: string | null;
    }
    const list = async (wish: object) => (await chief.post('/api/admin/employers', wish)).body as unknown as Page;
    const first = await list({});
    expect(first).toMatchObject({ counts: { new: 120, submitted: 1, vetted: 0, refused: 0 }, previous: null });
    expect(first.employers[1]).toMatchObject({ company: 'Firma 119', email: 'many-119@example.org' });
    const second = await list({ after: first.next });
    const third = await list({ after: second.next });
    expect([first, second, third].map((page) => page.employers.length)).toEqual([50, 50, 21]);
    expect(third.next).toBeNull();
    expect((await list({ before: third.previous })).employers).toEqual(second.employers);
    expect((await list({ state: 'submitted' })).employers).toHaveLength(1);
    expect((await list({ state: 'vetted' })).employers).toEqual([]);
    expect((await chief.post('/api/admin/employers', { after: 'x'.repeat(60_000) })).status).toBe(400);
  });
});

describe('What saving does', () => {
  const row = (state: EmployerState) => ({
    ...PROFILE,
    id: 'x',
    state,
    vetted_company: PROFILE.company,
    refusal_reason: '',
    submitted_at: null,
    decided_at: null,
    owner_id: 'x',
    version: 1,
    created_at: 1,
  });
  const STATES = ['new', 'submitted', 'vetted', 'refused'] as const;

  it('depends on the state and on what was vetted', () => {
    const results = (next: object, submit: boolean) =>
      STATES.map((state) => afterSaving(row(state), { ...PROFILE, ...next }, submit));
    expect(results({}, false)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged']);
    expect(results({}, true)).toEqual(['submitted', 'unchanged', 'unchanged', 'submitted']);
    expect(results({ phone: '1' }, false)).toEqual(['saved', 'saved', 'saved', 'saved']);
    expect(results({ accident_insurance: 'BG BAU' }, false)).toEqual(['saved', 'saved', 'submitted', 'saved']);
  });

  it('allows gaps only before it is submitted', () => {
    const gaps = STATES.map((state) => gapsIn(state, { ...PROFILE, phone: '' }, false).length);
    expect(gaps).toEqual([0, 1, 1, 0]);
    expect(gapsIn('new', { ...PROFILE, housing: 'helped', housing_euro: null }, true)).toEqual([]);
  });
});

describe('Several people of one employer', () => {
  it('share one company, and each hears of a decision in their own language', async () => {
    const [first, second] = [
      await member(api, 'employer', { lang: 'de' }),
      await member(api, 'employer', { lang: 'en' }),
    ];
    const { id } = await ownEmployer(first.browser);
    changeRows(api.deps.db, 'employer_member', { account_id: second.id }, { employer_id: id });
    await saveEmployer(second.browser, { submit: true });
    const { version: seen, company: name } = await ownEmployer(first.browser);
    expect([await ownEmployer(second.browser), name]).toEqual([
      expect.objectContaining({ id, version: seen, state: 'submitted' }),
      PROFILE.company,
    ]);
    for (const { id: account } of [first, second])
      expect(accountStore(api.deps.db).find(account)?.first_name).toBe(name);
    await decide(id, 'vetted', { seen });
    const subjects = [first, second].map(async ({ email }) => (await mailsTo(api, email)).at(-1)?.subject);
    expect(await Promise.all(subjects)).toEqual([
      expect.stringContaining('Ihre Firma ist geprüft'),
      expect.stringContaining('Your company is vetted'),
    ]);
    const { people } = await detail(id);
    expect(people.map(({ email }) => email).sort()).toEqual([first.email, second.email].sort());
  });
});
