import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { plainText, wordsIn } from '#api/partners/plain-text.ts';
import { outdateStandings, renewStandings } from '#api/standing/keep-standing.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import type { Registration } from '#contract/partners/registration-list.ts';
import { addPartner, member, newAdmin, PASSWORD, type Visitor, verifiedPartner } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil } from '../support/applications.ts';
import { letPartnersSeeNames } from '../support/consents.ts';
import { addCrowd } from '../support/crowd.ts';
import { OPERATOR } from '../support/operator.ts';
import { addRow, changeRows, deleteRows, rowsOf } from '../support/rows.ts';
import { addSeason, onlySeason } from '../support/seasons.ts';
import { settle } from '../support/standings.ts';

let api: Api;
let chief: Visitor;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  chief = (await newAdmin(api, { email: 'chief@example.org' })).browser;
});
afterAll(() => api.stop());
beforeEach(async () => {
  await chief.post('/api/auth/sign-in', { email: 'chief@example.org', password: PASSWORD });
});

interface List {
  people: Registration[];
  total: number | null;
  next: string | null;
  counts: Record<string, number>;
  seasons: { id: string; name_en: string }[];
  weeks: { registered: number }[];
  waiting: { count: number; since: string | null; first: Registration[] };
}

async function onboarded(organization?: string) {
  const { browser, partnerId } = await verifiedPartner(api, { organization });
  const list = async (input: object = {}) =>
    (await browser.post('/api/partner/registrations', input)).body as unknown as List;
  const all = async (input: object = {}) => {
    const people: Registration[] = [];
    let after: string | undefined;
    do {
      const page = await list({ ...input, ...(after && { after }) });
      people.push(...page.people);
      after = page.next ?? undefined;
    } while (after);
    return people;
  };
  return { browser, partnerId, list, all };
}

const listedOf = (...partners: string[]) =>
  partners.flatMap((partner_id) => rowsOf(api.deps.db, 'registration', { partner_id }));

describe('The list of a partner', () => {
  it('comes a page at a time, the newest first, each person once, also while others register', async () => {
    const { list, partnerId } = await onboarded();
    const ids = addCrowd(api.deps, { count: 120, partnerId });
    const first = await list();
    expect([first.people.length, first.total, first.counts.registered]).toEqual([50, 120, 120]);
    addCrowd(api.deps, { count: 3, partnerId, createdAt: api.clock.now() + 1000 });
    const second = await list({ after: first.next });
    const third = await list({ after: second.next });
    expect([second.total, second.people.length, third.people.length, third.next]).toEqual([null, 50, 20, null]);
    const seen = [first, second, third].flatMap(({ people }) => people.map(({ person_id: id }) => id));
    expect(seen).toEqual([...ids].reverse());
    expect((await list()).total).toBe(123);
  });

  it('SEAS-14 is of one season where it has people of several, with figures and a table of that season', async () => {
    const { browser, list, partnerId } = await onboarded();
    const ids = addCrowd(api.deps, { count: 5, partnerId });
    for (const id of ids) changeRows(api.deps.db, 'applicant', { id }, { season_id: onlySeason(api.deps).id });
    settle(api.deps, ...ids);
    expect((await list()).seasons).toHaveLength(1);
    const winter = addSeason(api.deps, { name_de: 'Winter', name_en: 'winter', ends_on: '2027-03-31' });
    for (const id of ids.slice(0, 2)) changeRows(api.deps.db, 'applicant', { id }, { season_id: winter.id });
    settle(api.deps, ...ids);
    const all = await list();
    expect(all.seasons.map(({ name_en }) => name_en)).toContain('winter');
    expect([all.total, all.counts.registered]).toEqual([5, 5]);
    const of = await list({ season: winter.id });
    expect(of.people.map(({ person_id: id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
    expect([of.total, of.counts.registered, of.waiting.count]).toEqual([2, 2, of.waiting.first.length]);
    expect(of.weeks.reduce((sum, { registered }) => sum + registered, 0)).toBe(2);
    const table = await fetch(`${api.url}/api/partner/registrations.csv`, {
      method: 'POST',
      headers: { cookie: browser.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ season: winter.id, lang: 'en' }),
    });
    expect((await table.text()).trim().split('\r\n')).toHaveLength(3);
    expect((await list({ season: 'x'.repeat(60_000) })) as unknown).toMatchObject({ code: 'input_invalid' });
    changeRows(api.deps.db, 'applicant', { season_id: winter.id }, { season_id: null });
    deleteRows(api.deps.db, 'season', { id: winter.id });
  });

  it('people of the same moment stand on one page only', async () => {
    const { all, partnerId } = await onboarded();
    const ids = addCrowd(api.deps, { count: 101, partnerId, apartMs: 0 });
    expect((await all()).map(({ person_id: id }) => id).sort()).toEqual(ids.sort());
  });

  it('PARA-31 is searched in all of its pages, in name and note, without accents and capitals', async () => {
    const { browser, list, all, partnerId } = await onboarded();
    const [oldest = ''] = addCrowd(api.deps, { count: 130, partnerId });
    changeRows(api.deps.db, 'applicant', { id: oldest }, { first_name: 'Hánna', last_name: 'Weiß' });
    settle(api.deps, oldest);
    letPartnersSeeNames(api.deps);
    await browser.post('/api/partner/note', { person_id: oldest, note: 'Calls on Monday' });
    for (const search of ['hanna', '  WEISS  han', 'hánna', 'monday weiß']) {
      const { people, total, next } = await list({ search });
      expect([search, people.map(({ person_id: id }) => id), total, next]).toEqual([search, [oldest], 1, null]);
    }
    expect(await list({ search: 'nobody of that name' })).toMatchObject({ people: [], total: 0, next: null });
    expect((await list({ search: 'selam' })).total).toBe(129);
    expect(await all({ search: 'selam' })).toHaveLength(129);
  });

  it('PARA-31 is filtered by step, and by who may be nudged now: never reminded first, then the longest wait', async () => {
    const { browser, list, all, partnerId } = await onboarded();
    addCrowd(api.deps, { count: 60, partnerId, status: 'REJECTED' });
    const waiting = addCrowd(api.deps, { count: 70, partnerId, createdAt: api.clock.now() - 9 * DAY_MS });
    addCrowd(api.deps, { count: 2, partnerId, status: 'COMPLETE' });
    expect((await list({ filter: 'complete' })).total).toBe(2);
    expect((await all({ filter: 'waiting' })).map(({ person_id: id }) => id)).toEqual([...waiting].reverse());
    const { waiting: before } = await list();
    expect(before).toMatchObject({ count: 70, since: new Date(api.clock.now() - 9 * DAY_MS).toISOString() });
    expect(before.first.map(({ person_id: id }) => id)).toEqual(waiting.slice(0, 5));
    await browser.post('/api/partner/nudge', { person_id: waiting[0] });
    expect((await list({ filter: 'waiting', turn: 'us' })).total).toBe(0);
    const after = await list({ filter: 'waiting' });
    expect([after.total, after.waiting.count, after.waiting.first[0]?.person_id]).toEqual([69, 69, waiting[1]]);
    api.clock.time += 7 * DAY_MS;
    const nextWeek = await list();
    expect(nextWeek.waiting.count).toBe(70);
    expect(nextWeek.waiting.first.map(({ person_id: id }) => id)).toEqual(waiting.slice(1, 6));
  });

  it.each([
    [{ after: 'nonsense' }, 'input_invalid'],
    [{ after: 5 }, 'input_invalid'],
    [{ after: '1_2; DROP TABLE x' }, 'input_invalid'],
    [{ filter: 'everybody' }, 'input_invalid'],
    [{ turn: 'mine' }, 'input_invalid'],
    [{ order: 'step; DROP TABLE x' }, 'input_invalid'],
    [{ after: `x_${crypto.randomUUID()}` }, 'input_invalid'],
    [{ after: 'x'.repeat(60_000) }, 'input_invalid'],
    [{ search: 'x'.repeat(201) }, 'input_too_long'],
  ])('%j is refused', async (input, code) => {
    const { browser } = await onboarded();
    const { status, body } = await browser.post('/api/partner/registrations', input);
    expect([status, body.errors?.[0]?.code ?? body.code]).toEqual([400, code]);
  });

  it('PARA-33 is read in four orders, each of them page by page, each person once', async () => {
    const { all, list, partnerId } = await onboarded();
    const now = api.clock.now();
    const ids = addCrowd(api.deps, { count: 120, partnerId, createdAt: now - 9 * DAY_MS, apartMs: HOUR_MS });
    const done = addCrowd(api.deps, { count: 2, partnerId, status: 'COMPLETE', createdAt: now - 99 * DAY_MS });
    changeRows(api.deps.db, 'applicant', { id: ids[70] }, { first_name: 'Ábel', last_name: '_1_Z%20' });
    changeRows(api.deps.db, 'applicant', { id: ids[3] }, { first_name: 'abel', last_name: '_1_ä' });
    settle(api.deps, ...ids);
    letPartnersSeeNames(api.deps);
    const idsIn = async (order: string) => (await all({ order })).map(({ person_id: id }) => id);
    expect(await idsIn('newest')).toEqual([...[...ids].reverse(), ...[...done].reverse()]);
    expect((await idsIn('name')).slice(0, 2)).toEqual([ids[3], ids[70]]);
    expect((await idsIn('longest')).slice(0, 3)).toEqual(ids.slice(0, 3));
    expect((await idsIn('longest')).slice(-2).sort()).toEqual([...done].sort());
    // Something happens to somebody: their step is the newest, and nobody has waited shorter.
    const moved = String(ids[5]);
    review.reject(api.deps, OPERATOR, moved, 'because');
    review.reopen(api.deps, OPERATOR, moved);
    expect((await idsIn('moved'))[0]).toBe(moved);
    for (const order of ['newest', 'name', 'moved', 'longest'])
      expect([order, new Set(await idsIn(order)).size]).toEqual([order, 122]);
    expect((await list({ turn: 'done' })).total).toBe(2);
    expect((await all({ turn: 'student', order: 'name' })).length).toBe(120);
  });

  it('PARA-34 is exported as it is filtered and ordered, also when what is searched may not stand in an address', async () => {
    const { browser, partnerId } = await onboarded();
    addCrowd(api.deps, { count: 12, partnerId });
    addCrowd(api.deps, { count: 3, partnerId, status: 'COMPLETE' });
    letPartnersSeeNames(api.deps);
    const table = await fetch(`${api.url}/api/partner/registrations.csv`, {
      method: 'POST',
      headers: { cookie: browser.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ search: 'selam 1', turn: 'student', order: 'name', lang: 'en' }),
    });
    const [head, ...lines] = (await table.text()).trimEnd().split('\r\n');
    expect(head).toContain('"Who acts next","Since"');
    expect(lines.map((line) => line.split(',')[0])).toEqual(
      ['1', '10', '11'].map((number) => `"Selam ${number} Tesfaye"`),
    );
  });

  it('is exported whole, however many pages it has', async () => {
    const { browser, partnerId } = await onboarded();
    addCrowd(api.deps, { count: 1203, partnerId });
    letPartnersSeeNames(api.deps);
    const answer = await fetch(`${api.url}/api/partner/registrations.csv`, { headers: { cookie: browser.cookie } });
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1204);
    expect(lines.filter((line) => line.includes('Selam'))).toHaveLength(1203);
    expect(lines[1]).toContain('Selam 1202 Tesfaye');
  });

  it('always shows what a fresh computation would, whatever has happened in between', async () => {
    const [a, b] = [await onboarded(), await onboarded()];
    const students = [
      await member(api, 'student', { data: { partner_id: a.partnerId } }),
      await member(api, 'student'),
    ];
    const { token, id: linked } = await apply(api, { partner: b.partnerId });
    await students[0]?.browser.post('/api/me/link-application', { access_token: token });
    const { id: sentBack } = await applyUntil(api, 'A2_CV_RECEIVED', { partner: a.partnerId });
    review.approve(api.deps, OPERATOR, linked);
    review.sendBack(api.deps, OPERATOR, sentBack, 'cv', 'because');
    await a.browser.post('/api/partner/note', { person_id: sentBack, note: 'call' });
    await b.browser.post('/api/partner/nudge', { person_id: linked });
    review.correct(api.deps, OPERATOR, sentBack, { first_name: 'Newname' });
    review.reject(api.deps, OPERATOR, sentBack, 'because');
    review.reopen(api.deps, OPERATOR, sentBack);
    review.correct(api.deps, OPERATOR, linked, { email: 'another.address@example.org' });
    api.deps.tx(() => accountStore(api.deps.db).setRole(students[1]?.id ?? '', 'employer'));
    await applyUntil(api, 'COMPLETE', { partner: b.partnerId });
    const kept = listedOf(a.partnerId, b.partnerId);
    expect(kept).toHaveLength(4);
    deleteRows(api.deps.db, 'registration');
    outdateStandings(api.deps);
    while (renewStandings(api.deps));
    expect(listedOf(a.partnerId, b.partnerId)).toEqual(kept);
  });

  it('a person whose row cannot be made takes nobody else’s away', async () => {
    const { list, partnerId } = await onboarded();
    const [broken] = addCrowd(api.deps, { count: 3, partnerId });
    changeRows(api.deps.db, 'applicant', { id: broken }, { created_at: Number.MAX_SAFE_INTEGER + 2 });
    settle(api.deps, broken ?? '');
    // The last one that could be made.
    expect((await list()).people).toHaveLength(3);
  });
});

describe('What is looked for', () => {
  it.each([
    ['', 'Hanna Wolde', true],
    ['  ', 'Hanna Wolde', true],
    ['hanna', 'Hanna Wolde', true],
    ['WOLDE  han', 'Hanna Wolde', true],
    ['hánna', 'Hanna Wolde', true],
    ['universitat', 'Universität Muster', true],
    ['GRÖSSENWAHN', 'Universität Größenwahn', true],
    ['HANNA@', 'hanna@example.org', true],
    ['dawit', 'Hanna Wolde', false],
    ['hanna dawit', 'Hanna Wolde', false],
    ['mueller', 'Müller', true],
    ['muller', 'Müller', true],
    ['Müller', 'Mueller', true],
    ['groessenwahn', 'Universität Größenwahn', true],
    ['samuel', 'Samuel Tekle', true],
    ['el', 'Samuel Tekle', true],
    ['samuil', 'Samuel Tekle', false],
    ['soren', 'Søren Łukasz', true],
    ['lukasz', 'Søren Łukasz', true],
    ['istanbul', 'İSTANBUL ve Işık', true],
    ["ge'ez", 'Ge’ez Studies', true],
    ['geez', 'Ge’ez Studies', true],
    ['abdel rahman', 'Abdel-Rahman Ali', true],
    ['አበበ', 'አበበ በቀለ', true],
    ['በቀለ አበበ', 'አበበ፡በቀለ', true],
    ['ሠላም', 'ሰላም', false],
    ['ｈａｎｎａ', 'Hanna Wolde', true],
  ])('PARA-31 %j is found in %j: %s', (search, text, found) => {
    expect(wordsIn(search)(plainText(text))).toBe(found);
  });
});

describe('The admins’ list of partners', () => {
  interface Partners {
    partners: { partner_id: string; organization_name: string; counts: Record<string, number> }[];
    total: number | null;
    next: string | null;
    previous: string | null;
    summary: { all: number; verified: Record<string, number>; active: Record<string, number> };
  }
  const list = async (input: object = {}) =>
    (await chief.post('/api/admin/partners', input)).body as unknown as Partners;

  const miscounted = async (filter: object) => {
    const { verified, active } = (await list(filter)).summary;
    const counts = Object.entries({ verified, active }).flatMap(([name, values]) =>
      Object.entries(values).map(([value, count]) => ({ name, value: value === 'any' ? undefined : value, count })),
    );
    const totals = await Promise.all(counts.map(({ name, value }) => list({ ...filter, [name]: value })));
    return counts.filter(({ count }, at) => totals[at]?.total !== count);
  };

  it('ADMI-08 comes a page at a time, is searched in all of its pages, and counts all of them', async () => {
    const before = (await list()).summary;
    for (let index = 0; index < 120; index += 1) {
      const id = crypto.randomUUID();
      addRow(api.deps.db, 'account', {
        ...{ id, email: `office.${index}@uni-${index}.example`, lang: 'en', first_name: '', last_name: '' },
        ...{ chosen_role: 'partner', confirmed_at: 1, created_at: 1, updated_at: 1 },
      });
      addPartner(api, id, { organization: `Universität Nummer ${index}` });
    }
    const pages = [await list()];
    while (pages.at(-1)?.next) pages.push(await list({ after: pages.at(-1)?.next }));
    const all = pages.flatMap(({ partners }) => partners);
    expect(pages[0]).toMatchObject({ total: before.all + 120 });
    expect(pages[0]?.partners).toHaveLength(50);
    expect(new Set(all.map(({ partner_id: id }) => id)).size).toBe(before.all + 120);
    expect(all.slice(0, 120).map(({ organization_name: name }) => name)).toEqual(
      Array.from({ length: 120 }, (_, index) => `Universität Nummer ${119 - index}`),
    );
    const more = (counts: Record<string, number>, ...names: string[]) =>
      Object.fromEntries(
        Object.entries(counts).map(([name, count]) => [name, count + (names.includes(name) ? 120 : 0)]),
      );
    expect(pages[0]?.summary).toEqual({
      all: before.all + 120,
      verified: more(before.verified, 'any', 'no'),
      active: more(before.active, 'any', 'yes'),
    });
    for (const search of ['universitat UNI-7', 'uni-7']) {
      const { partners, total, summary } = await list({ search });
      expect([partners.length, total, summary.all]).toEqual([11, 11, before.all + 120]);
    }
    const found = await list({ search: 'nummer' });
    expect([found.partners.length, found.total]).toEqual([50, 120]);
    expect((await list({ search: 'nummer', after: found.next })).partners).toHaveLength(50);
    expect((await chief.post('/api/admin/partners', { after: 'x' })).status).toBe(400);
    expect((await chief.post('/api/admin/partners', { before: 'x'.repeat(60_000) })).status).toBe(400);
  });

  it('ADMI-08 shows renamed partners by themselves, with their count, paused or not', async () => {
    const ids: string[] = [];
    for (const name of ['Renamed A', 'Renamed B']) {
      const { browser, partnerId } = await verifiedPartner(api, { organization: `${name} Before` });
      ids.unshift(partnerId);
      await browser.post('/api/partner/update-profile', { organization_name: name, contact_person: 'Selam Tesfaye' });
    }
    partnerStore(api.deps.db).setActive(ids[0] ?? '', false, 'Why');
    const shown = async (input: object) => {
      const { partners, total } = await list({ verified: 'renamed', ...input });
      return [partners.map(({ partner_id: id }) => id), total];
    };
    expect(await shown({})).toEqual([ids, 2]);
    expect(await shown({ active: 'yes' })).toEqual([ids.slice(1), 1]);
    expect(await shown({ active: 'no' })).toEqual([ids.slice(0, 1), 1]);
    // Each count is that of the list behind it, with the filter that stays.
    for (const filter of [{}, { verified: 'renamed' }, { active: 'no' }]) expect(await miscounted(filter)).toEqual([]);
    // Whoever is verified under the new name is renamed no more.
    for (const id of ids) await chief.post('/api/admin/set-partner', { partner_id: id, verified: true });
    expect(await shown({})).toEqual([[], 0]);
  });

  it('goes back as it went on, in each order, with each filter and its count', async () => {
    const mine = { search: 'Sorted' };
    const names = ['Äthiopia', 'Bahir', 'Mueller', 'Müller B', 'Zway'];
    for (const [index, name] of names.entries()) {
      const { id } = await member(api, 'partner');
      const { partnerId } = addPartner(api, id, { organization: `${name} Sorted` });
      if (index % 2 === 0) partnerStore(api.deps.db).setVerified(partnerId, api.clock.now());
      if (index === 1) partnerStore(api.deps.db).setActive(partnerId, false, 'Why');
      addCrowd(api.deps, { count: index, partnerId });
      api.clock.time += 1000;
    }
    const shown = async (input: object) =>
      (await list({ ...mine, ...input })).partners.map(({ organization_name: name }) => name.replace(' Sorted', ''));
    expect(await shown({})).toEqual(names.toReversed());
    expect(await shown({ sort: 'oldest' })).toEqual(names);
    expect(await shown({ sort: 'name' })).toEqual(['Äthiopia', 'Bahir', 'Mueller', 'Müller B', 'Zway']);
    expect(await shown({ sort: 'people' })).toEqual(names.toReversed());
    expect(await shown({ sort: 'oldest', verified: 'no' })).toEqual(['Bahir', 'Müller B']);
    expect(await shown({ sort: 'oldest', verified: 'no', active: 'yes' })).toEqual(['Müller B']);
    expect(await shown({ active: 'no' })).toEqual(['Bahir']);
    for (const filter of [{ verified: 'no' }, { verified: 'yes', active: 'no' }, { verified: 'no', active: 'yes' }]) {
      const page = await list(filter);
      let counted = page.partners.length;
      for (let next = page.next; next; ) {
        const further = await list({ ...filter, after: next });
        counted += further.partners.length;
        next = further.next;
      }
      expect(page.total, JSON.stringify(filter)).toBe(counted);
    }
    for (const sort of ['newest', 'oldest', 'name', 'people']) {
      const first = await list({ sort });
      const second = await list({ sort, after: first.next });
      expect(first.previous, sort).toBeNull();
      const back = await list({ sort, before: second.previous });
      expect(
        back.partners.map(({ partner_id: id }) => id),
        sort,
      ).toEqual(first.partners.map(({ partner_id: id }) => id));
      expect([back.previous, back.next], sort).toEqual([null, first.next]);
    }
    expect((await chief.post('/api/admin/partners', { sort: 'price' })).status).toBe(400);
    expect((await chief.post('/api/admin/partners', { verified: 'perhaps' })).status).toBe(400);
  });

  it('a name or address that changes is found as it is now', async () => {
    const { browser, id } = await member(api, 'partner');
    addPartner(api, id, { organization: 'Before Academy' });
    const found = async (search: string) => (await list({ search })).total;
    expect(await found('before academy')).toBe(1);
    await browser.post('/api/partner/update-profile', { organization_name: 'Afterwards Academy', contact_person: 'X' });
    expect([await found('before academy'), await found('afterwards')]).toEqual([0, 1]);
    changeRows(api.deps.db, 'account', { id }, { email: 'moved@office.example' });
    expect(await found('moved@office')).toBe(1);
  });
});
