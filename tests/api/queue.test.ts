import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { deferredDocumentStore } from '#api/applicants/deferred-document.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { renewStandings } from '#api/standing/keep-standing.ts';
import { queueStep } from '#api/standing/standing.ts';
import { berlinDate, berlinMidnight } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import type { ListedApplication } from '#contract/desk/queue.ts';
import { PAGE_ROWS } from '#contract/limits.ts';
import { addPartner, member, newAdmin, signIn, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil } from '../support/applications.ts';
import { addCrowd } from '../support/crowd.ts';
import { OPERATOR } from '../support/operator.ts';
import { changeRows } from '../support/rows.ts';
import { settle } from '../support/standings.ts';

let api: Api;
let chief: Visitor;
const own = () => {
  beforeEach(async () => {
    api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
    chief = await adminOf(api);
  });
  afterEach(() => api.stop());
};

async function adminOf(on: Api): Promise<Visitor> {
  return (await newAdmin(on, { email: 'chief@example.org' })).browser;
}

interface Page {
  applications: ListedApplication[];
  similar: boolean;
  previous: string | null;
  next: string | null;
  counts: Record<string, number>;
  held: number;
}

const ask = async (input: object = {}) => (await chief.post('/api/admin/applications', input)).body as unknown as Page;
const named = async (input: object = {}) => (await ask(input)).applications.map(({ name }) => name);

/** Moves the clock. An admin's session ends early. */
async function later(ms: number) {
  api.clock.time += ms;
  await signIn(chief, 'chief@example.org');
}

/** Many applications that wait for their first approval. */
function addWaiting(count: number) {
  const { db, clock } = api.deps;
  const ids = addCrowd(api.deps, { count, status: 'PRE_REGISTERED' });
  const file = { type: 'hub4africa', subtype: null, file_name: 'c.pdf', mime: 'application/pdf', size: 1 } as const;
  db.transaction(() => {
    for (const [at, id] of ids.entries())
      documentStore(db).add({
        ...file,
        id: randomUUID(),
        applicant_id: id,
        sha256: 'a'.repeat(64),
        key_id: 'plain',
        uploaded_at: clock.now() + at,
      });
  })();
  settle(api.deps, ...ids);
}

/** Applications, a minute after each other. */
async function people(...names: [first: string, last: string][]) {
  const found = [];
  for (const [firstName, lastName] of names) {
    found.push(await apply(api, { firstName, lastName }));
    api.clock.time += 60_000;
  }
  return found;
}

describe('The queue', () => {
  own();
  it('says which application another operator has just opened, and to that one it does not', async () => {
    const { id } = await apply(api);
    const other = (await newAdmin(api, { email: 'other@example.org' })).browser;
    await other.get(`/api/admin/applications/${id}`);
    const elsewhere = async () => (await ask()).applications.map((one) => one.open_elsewhere);
    expect(await elsewhere()).toEqual([true]);
    const own = (await other.post('/api/admin/applications', {})).body as unknown as Page;
    expect(own.applications.map((one) => one.open_elsewhere)).toEqual([false]);
    api.clock.time += 11 * 60_000;
    expect(await elsewhere()).toEqual([false]);
  });

  it('shows what waits for the operator, the longest first, and counts it by step', async () => {
    const [first, second] = await people(['Abel', 'Girma'], ['Hanna', 'Wolde']);
    await applyUntil(api, 'STEP1_APPROVED', { firstName: 'Yonas' });
    await later(HOUR_MS);
    await applyUntil(api, 'A2_CV_RECEIVED', { firstName: 'Meron' });
    const page = await ask({ show: 'waiting' });
    expect(page.applications.map(({ id, act, step }) => [id, act, step])).toEqual([
      [first?.id, 'approve', 'step1'],
      [second?.id, 'approve', 'step1'],
      [expect.any(String), 'approve', 'step2'],
    ]);
    expect(page.counts).toEqual({ step1: 2, step2: 1, enrolment: 0, originals: 0 });
    expect(page.applications[0]).toMatchObject({
      number: applicationNumber(first?.id ?? ''),
      name: 'Abel Girma',
      since: new Date(api.clock.time - HOUR_MS - 2 * 60_000).toISOString(),
      status: 'PRE_REGISTERED',
      partner_id: null,
    });
    expect(await named({ show: 'waiting', step: 'step2' })).toEqual(['Meron Tesfaye']);
    expect(await named({ show: 'waiting', order: 'newest' })).toEqual(['Meron Tesfaye', 'Hanna Wolde', 'Abel Girma']);
    expect(await named()).toHaveLength(4);
    expect(await named({ step: 'step2' })).toEqual(['Meron Tesfaye', 'Yonas Tesfaye']);
  });

  it('follows every decision', async () => {
    const { id } = await apply(api);
    expect((await ask({ show: 'waiting' })).applications).toHaveLength(1);
    review.sendBack(api.deps, OPERATOR, id, 'hub4africa', 'Unreadable');
    expect((await ask({ show: 'waiting' })).applications).toEqual([]);
    expect((await ask({ sent_back: 'yes' })).applications).toMatchObject([{ id, sent_back: true, act: null }]);
    review.reject(api.deps, OPERATOR, id, 'because');
    expect((await ask({ step: 'ended' })).applications).toMatchObject([{ id, status: 'REJECTED', sent_back: false }]);
    expect((await ask({ sent_back: 'yes' })).applications).toEqual([]);
  });

  it('is narrowed down by status, partner, language, and documents that follow', async () => {
    const { id: owner } = await member(api, 'partner');
    const { partnerId } = addPartner(api, owner, { organization: 'Addis University' });
    addCrowd(api.deps, { count: 3, status: 'COMPLETE', partnerId });
    const { id } = await apply(api, { lang: 'de' });
    deferredDocumentStore(api.deps.db).add(id, { type: 'a2', due_on: '2099-01-01' }, api.clock.now());
    settle(api.deps, id);
    expect((await ask({ status: 'COMPLETE' })).applications).toHaveLength(3);
    const ofPartner = await ask({ partner: partnerId, status: 'COMPLETE', mail_lang: 'en' });
    expect(ofPartner.applications[0]).toMatchObject({ partner_id: partnerId, partner_name: 'Addis University' });
    expect(ofPartner.applications).toHaveLength(3);
    expect((await ask({ mail_lang: 'de' })).applications.map((one) => one.id)).toEqual([id]);
    expect((await ask({ deferred: 'yes' })).applications).toMatchObject([{ id, deferred: ['a2'] }]);
    const names = (await chief.get('/api/admin/partner-names')).body.partners;
    expect(names).toEqual([{ partner_id: partnerId, organization_name: 'Addis University' }]);
  });

  it.each([
    ['the newest first', {}],
    ['the longest first', { show: 'waiting' }],
    ['of a search', { search: 'selam' }],
    ['of a search among few', { search: 'selam', mail_lang: 'en' }],
  ])('goes forth and back by pages, %s', async (_, wanted) => {
    addWaiting(2 * PAGE_ROWS + 5);
    const first = await ask(wanted);
    const second = await ask({ ...wanted, after: first.next });
    const third = await ask({ ...wanted, after: second.next });
    const ids = [first, second, third].flatMap(({ applications }) => applications.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2 * PAGE_ROWS + 5);
    expect([first.previous, third.next]).toEqual([null, null]);
    const back = await ask({ ...wanted, before: third.previous });
    expect(back.applications).toEqual(second.applications);
    const start = await ask({ ...wanted, before: back.previous });
    expect(start.applications).toEqual(first.applications);
    expect(start.previous).toBeNull();
  });

  it('goes on behind a row that has been decided meanwhile', async () => {
    addWaiting(PAGE_ROWS + 5);
    const first = await ask({ show: 'waiting' });
    const last = first.applications.at(-1)?.id ?? '';
    review.withdraw(api.deps, OPERATOR, last);
    expect((await ask({ show: 'waiting', after: first.next })).applications).toHaveLength(5);
  });

  it.each([
    [{ step: 'step9' }, 'input_invalid'],
    [{ status: 'DONE' }, 'input_invalid'],
    [{ mail_lang: 'fr' }, 'input_invalid'],
    [{ after: 'yesterday' }, 'input_invalid'],
    [{ after: '1_2_3' }, 'input_invalid'],
    [{ search: ['a'] }, 'input_invalid'],
    [{ search: 'a'.repeat(60_000) }, 'input_too_long'],
  ])('refuses %o', async (input, code) => {
    const { status, body } = await chief.post('/api/admin/applications', input);
    expect([status, body.errors[0]?.code]).toEqual([400, code]);
  });

  it('is read as it is while nothing can be written', async () => {
    await apply(api);
    await ask();
    await apply(api);
    api.deps.db.pragma('query_only = ON');
    expect((await ask()).applications).toHaveLength(2);
    api.deps.db.pragma('query_only = OFF');
  });
});

describe('The search of the queue', () => {
  let shared: Api;
  let browser: Visitor;
  let code: string;
  let liya: string;
  beforeAll(async () => {
    shared = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
    browser = await adminOf(shared);
    const { id: owner } = await member(shared, 'partner');
    code = addPartner(shared, owner, { organization: 'Haramaya University' }).partnerId;
    addCrowd(shared.deps, { count: 1, partnerId: code });
    for (const [firstName, lastName] of NAMES) {
      shared.clock.time += 60_000;
      await apply(shared, { firstName, lastName });
    }
    const phone = '+251 (0)91 122-3344';
    liya = (await apply(shared, { firstName: 'Liya', lastName: 'Hailu', email: 'liya.k@mail.example', phone })).id;
  });
  afterAll(() => shared.stop());
  const NAMES = [
    ['Anna-Lena', 'Müller-Größe'],
    ['Eva', 'Mueller'],
    ['Xi', 'Tekle'],
    ['አበበ', 'ቢቂላ'],
    ['ሳራ', 'ልዑል'],
    ['Selam', 'Wolde'],
    ['W/Gebriel', 'O’Neill Gebre-Meskel'],
  ] as const;
  const GEBRIEL = 'W/Gebriel O’Neill Gebre-Meskel';

  const find = async (input: object) => (await browser.post('/api/admin/applications', input)).body as unknown as Page;
  const found = async (search: string, filters = {}) =>
    (await find({ ...filters, search })).applications.map(({ name }) => name);

  it.each([
    ['mueller', ['Eva Mueller', 'Anna-Lena Müller-Größe']],
    ['Müller', ['Eva Mueller', 'Anna-Lena Müller-Größe']],
    ['MULLER', ['Eva Mueller', 'Anna-Lena Müller-Größe']],
    ['uell', ['Eva Mueller', 'Anna-Lena Müller-Größe']],
    ['Größe', ['Anna-Lena Müller-Größe']],
    ['grösse mü', ['Anna-Lena Müller-Größe']],
    ['anna-lena', ['Anna-Lena Müller-Größe']],
    ['anna mueller', ['Anna-Lena Müller-Größe']],
    ['xi', ['Xi Tekle']],
    ['x tek', ['Xi Tekle']],
    ['tekle x', ['Xi Tekle']],
    ['አበበ', ['አበበ ቢቂላ']],
    ['አበ', ['አበበ ቢቂላ']],
    ['ቢቂላ አበበ', ['አበበ ቢቂላ']],
    ['አ', ['አበበ ቢቂላ']],
    ['ሳራ', ['ሳራ ልዑል']],
    ['liya.k@mail.example', ['Liya Hailu']],
    ['iya.k@mail.ex', ['Liya Hailu']],
    ['liya.k@other.example', []],
    ['liya.k@mail.example.org', []],
    ['k@mail', ['Liya Hailu']],
    ['@mail.exam', ['Liya Hailu']],
    ['haramaya', ['Selam 0 Tesfaye']],
    ['univ haram', ['Selam 0 Tesfaye']],
    ...[
      'w/gebriel',
      'W.Gebriel',
      'w gebriel',
      'WGebriel',
      "o'neill",
      'ONeill',
      'O\u00B4Neill',
      'o neill',
      'O-Neill',
    ].map((search): [string, string[]] => [search, [GEBRIEL]]),
    ...[
      'gebremeskel',
      'Gebre Meskel',
      'gebre\u2011meskel',
      'gebre\u2013meskel',
      'Ｇｅｂｒｅ meskel',
      'ge\u00ADbre/meskel',
    ].map((search): [string, string[]] => [search, [GEBRIEL]]),
    ...['+251911223344', '0911223344', '0911 22 33 44', '+251 91 122 3344', '00251-91-122-33-44', '911223344'].map(
      (search): [string, string[]] => [search, ['Liya Hailu']],
    ),
    ...['0911\u2013223344', '٠٩١١٢٢٣٣٤٤', '\u202A+251911223344\u202C', 'liya 0911223344'].map(
      (search): [string, string[]] => [search, ['Liya Hailu']],
    ),
    ['0911223345', []],
  ])('ADMI-27 finds by %s', async (search, names) => {
    expect(await found(search)).toEqual(names);
    expect((await find({ search })).similar).toBe(false);
  });

  it('finds by number and id, whole or their beginnings, and by the partner’s code', async () => {
    const number = applicationNumber(liya);
    for (const search of [number, number.toLowerCase(), number.slice(3), number.slice(0, 8), liya, liya.slice(0, 8)])
      expect(await found(search), search).toEqual(['Liya Hailu']);
    expect(await found(code)).toEqual(['Selam 0 Tesfaye']);
  });

  it('ADMI-27 finds by each of our numbers and codes, however they are typed', async () => {
    const number = applicationNumber(liya);
    const poster = partnerStore(shared.deps.db).findByPartnerId(code)?.invite_code ?? '';
    for (const [name, searches] of [
      [
        'Liya Hailu',
        [number.replaceAll('-', ' '), number.replaceAll('-', '\u2011'), `\u200E${number}`, number.replaceAll('-', '')],
      ],
      ['Selam 0 Tesfaye', [poster, poster.toLowerCase(), `${poster.slice(0, 3)}-${poster.slice(3)}`, ` ${poster} `]],
    ] as const)
      for (const search of searches) expect(await found(search), search).toEqual([name]);
  });

  it.each([
    ['Tesfaze', 'Selam 0 Tesfaye'],
    ['Tesfye', 'Selam 0 Tesfaye'],
    ['Tessfaye', 'Selam 0 Tesfaye'],
    ['Tefsaye', 'Selam 0 Tesfaye'],
    ['Kesfaye', 'Selam 0 Tesfaye'],
    ['Selma Tesfayy', 'Selam 0 Tesfaye'],
    ['tesvaye selam', 'Selam 0 Tesfaye'],
    ['አበባ', 'አበበ ቢቂላ'],
  ])('finds a name with a wrong letter by %s, and says that it is similar', async (search, name) => {
    expect(await find({ search })).toMatchObject({ similar: true, applications: [{ name }] });
  });

  it('says that nothing fits where two letters are wrong', async () => {
    expect(await find({ search: 'Tezvaye' })).toMatchObject({ similar: false, applications: [] });
  });

  it('keeps the filters', async () => {
    expect(await found('wolde', { show: 'waiting' })).toEqual(['Selam Wolde']);
    expect(await found('wolde', { mail_lang: 'de' })).toEqual([]);
    expect(await found('wolde', { step: 'step1', sent_back: 'yes' })).toEqual([]);
  });

  it.each([
    '"',
    '" OR "',
    'a*',
    'NEAR(a b)',
    '*',
    '%',
    "'",
    '\0',
    'name:selam',
    '(((',
    '-',
    '፡',
    '   ',
    'a '.repeat(99),
  ])('takes %s as text', async (search) => {
    expect((await browser.post('/api/admin/applications', { search })).status).toBe(200);
  });

  it('forgets a name that was corrected, and follows a partner that is renamed', async () => {
    const { id: owner, browser: partner } = await member(shared, 'partner');
    const { partnerId } = addPartner(shared, owner, { organization: 'Old Academy' });
    const [id = ''] = addCrowd(shared.deps, { count: 1, partnerId });
    expect(await found('selam academy')).toHaveLength(1);
    review.correct(shared.deps, OPERATOR, id, { first_name: 'Zufan', last_name: 'Bekele' });
    await partner.post('/api/partner/update-profile', { organization_name: 'New College', contact_person: 'X' });
    while (renewStandings(shared.deps));
    for (const search of ['selam college', 'academy']) expect(await found(search)).toEqual([]);
    expect(await found('zufan college')).toEqual(['Zufan Bekele']);
  });
});

describe('The step on the desk', () => {
  own();
  it('is the originals only once every document is accepted', async () => {
    const document = (review: 'pending' | 'accepted' | 'to_replace') => ({ type: 'enrolment', review }) as const;
    const step = (...documents: ReturnType<typeof document>[]) =>
      queueStep({ status: 'ENROLMENT_UPLOADED', documents });
    expect(step(document('accepted'), document('pending'))).toBe('enrolment');
    expect(step(document('to_replace'))).toBe('enrolment');
    expect(step(document('accepted'))).toBe('originals');
    const { id } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    expect((await ask({ step: 'enrolment' })).applications).toMatchObject([{ id, act: 'check' }]);
    review.accept(api.deps, OPERATOR, id, 'enrolment');
    await later(DAY_MS);
    expect((await ask({ step: 'originals' })).applications).toMatchObject([{ id, act: null }]);
    applicantStore(api.deps.db).setOriginalsPosted(id, api.clock.now(), 'RR1', api.clock.now());
    settle(api.deps, id);
    expect(await ask({ show: 'waiting' })).toMatchObject({
      counts: { originals: 1 },
      applications: [{ act: 'complete' }],
    });
  });
});

// Point 10 of issue 35.
describe('What is on hold', () => {
  own();
  const todo = async () => (await chief.get('/api/admin/todo')).body as unknown as Record<string, { count: number }>;
  const ids = async (input: object) => (await ask(input)).applications.map(({ id }) => id);

  it.each(['PRE_REGISTERED', 'STEP1_APPROVED'] as const)(
    'is counted, filtered and found, and comes back by itself on its day, whosever turn it is: %s',
    async (status) => {
      const { id } = await applyUntil(api, status);
      const account = accountStore(api.deps.db).findByEmail('chief@example.org')?.id ?? '';
      const day = berlinDate(api.clock.now() + 3 * DAY_MS);
      review.hold(api.deps, { accountId: account }, id, 'Wait.', day);
      const { name, number } = (await ask({ held: 'yes' })).applications[0] ?? { name: '', number: '' };
      for (const input of [{ held: 'yes' }, { search: name }, { search: number }])
        expect(await ids(input)).toEqual([id]);
      expect(await ask({ held: 'yes' })).toMatchObject({ held: 1, applications: [{ act: null, held_until: day }] });
      expect(await ids({ show: 'waiting' })).toEqual([]);
      expect(await todo()).toMatchObject({ held: { count: 1 }, applications: { count: 0 } });

      // The last moment of the day before, in Berlin.
      await later(berlinMidnight(day) - 1 - api.clock.now());
      expect(await ids({ show: 'waiting' })).toEqual([]);
      await later(1);
      const since = new Date(berlinMidnight(day)).toISOString();
      expect((await ask({ show: 'waiting' })).applications).toMatchObject([{ id, act: 'resume', since }]);
      expect(await todo()).toMatchObject({ held: { count: 1 }, applications: { count: 1 } });
      const { body } = await chief.get(`/api/admin/applications/${id}`);
      const { can, waits } = body.application as { can: string[]; waits: { kind: string } };
      expect([can.includes('hold'), can.includes('go-on'), waits.kind]).toEqual([true, true, 'resume']);
      // The overview asks without the list, after another day without a visitor.
      await later(DAY_MS);
      expect(await todo()).toMatchObject({ applications: { count: 1 } });
    },
  );

  it('is due at once where it was put on hold before a day was asked for', async () => {
    const { id } = await apply(api);
    const account = accountStore(api.deps.db).findByEmail('chief@example.org')?.id ?? '';
    review.hold(api.deps, { accountId: account }, id, 'Wait.', '2099-01-01');
    expect(await ids({ show: 'waiting' })).toEqual([]);
    // As the migration finds and leaves it.
    changeRows(api.deps.db, 'applicant', { id }, { held_until: null });
    settle(api.deps, id);
    expect((await ask({ show: 'waiting' })).applications).toMatchObject([{ id, act: 'resume' }]);
  });
});
