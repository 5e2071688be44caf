import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenStore } from '#api/applicants/token.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { matchListStore } from '#api/matches/match-list.store.ts';
import { matchingStore } from '#api/matches/matching.store.ts';
import { remindOfMatches } from '#api/matches/remind-of-matches.ts';
import { expireMatches, settleMatches } from '#api/matches/settle-matches.ts';
import { erasureStore } from '#api/personal-data/erasure.store.ts';
import { keepInPool } from '#api/placements/keep-in-pool.ts';
import { placementStore } from '#api/placements/placement.store.ts';
import { poolStore } from '#api/placements/pool.store.ts';
import { renewStandings } from '#api/standing/keep-standing.ts';
import { answerUntil } from '#api/time/answer-until.ts';
import { lastDayOf } from '#api/time/berlin-time.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { PAGE_ROWS } from '#contract/limits.ts';
import type { AdminMatch, EmployerMatch, Offer } from '#contract/matching/match.ts';
import { MATCH_STATES, type MatchState } from '#contract/model/match-rules.ts';
import { member, newAdmin, PASSWORD, signIn, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import {
  morningMailsTo,
  ownEmployer,
  REQUIREMENT,
  saveEmployer,
  vetEmployer,
  vettedCompany,
} from '../support/employers.ts';
import { mailsTo, subjectsTo } from '../support/mails.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate, PLACEMENT_TIME } from '../support/placements.ts';
import { changeRows, deleteRows } from '../support/rows.ts';
import { setSeason } from '../support/seasons.ts';
import { settle } from '../support/standings.ts';

const DAY = 86_400_000;
let api: Api;
let chief: Visitor;
/** Again after a jump in time, as sessions of admins are short. */
let signChiefIn: () => Promise<unknown>;
let company: { browser: Visitor; email: string };
let other: { browser: Visitor; email: string };
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME });
  const admin = await newAdmin(api);
  chief = admin.browser;
  signChiefIn = () => signIn(chief, admin.email, PASSWORD);
  company = await vettedCompany(api, chief);
  other = await vettedCompany(api, chief);
});
afterEach(() => api.stop());

interface Found {
  matches: EmployerMatch[];
  counts: Record<string, number>;
  confirmed: number;
  matching: { candidates: number; ranked: number; excluded: Record<string, number> };
  code: string;
}

async function openRequirement(headcount = 2, browser = company.browser) {
  const { body } = await browser.post('/api/employer/save-requirement', {
    ...{ ...REQUIREMENT, headcount, requirement_id: randomUUID(), open: true },
  });
  return body as unknown as { id: string; version: number };
}
const candidate = (wanted: Parameters<typeof makePoolCandidate>[1] = {}) =>
  makePoolCandidate(api.deps, { firstWish: 'baggage', ...wanted });
async function start({ id, version }: { id: string; version: number }, browser = company.browser) {
  const { status, body } = await browser.post('/api/employer/start-matching', { requirement_id: id, version });
  return { status, body: body as unknown as Found };
}
async function list(id: string, phase = 'current', browser = company.browser) {
  return (await browser.post('/api/employer/matches', { requirement_id: id, phase })).body as unknown as Found;
}
const step = (match: { id: string; version: number }, decision: string, browser = company.browser) =>
  browser.post('/api/employer/step-match', { match_id: match.id, seen: match.version, decision });
const decide = (match: { id: string; version: number }, decision: string, reason?: string) =>
  chief.post('/api/admin/decide-match', { match_id: match.id, seen: match.version, decision, reason });
const tokenOf = (id: string) => tokenStore(api.deps.db).mint(id, api.clock.now()).token;
async function offersOf(id: string) {
  const { body } = await company.browser.post('/api/placement/offers', { token: tokenOf(id) });
  return (body as unknown as { offers: Offer[] }).offers;
}
const answer = (id: string, match: { id: string; version: number }, decision: string) =>
  company.browser.post('/api/placement/answer-offer', {
    ...{ token: tokenOf(id), match_id: match.id, seen: match.version, decision },
  });
const seenNow = (id: string) => requirementStore(api.deps.db).find(id) as { id: string; version: number };
const stateOf = (id: string) => matchStore(api.deps.db).find(id)?.state;
const now = (id: string) => matchStore(api.deps.db).find(id) as { id: string; version: number; state: MatchState };

describe('Matching', () => {
  it('EMPA-14 proposes the best, keeps the others as waiting list, and says who was kept out by what', async () => {
    const best = candidate({ level: 'B1' });
    const second = candidate({ approvedAt: 1 });
    candidate({ approvedAt: 2 });
    candidate({ level: 'A1' });
    const requirement = await openRequirement();
    const { status, body } = await start(requirement);
    expect(status).toBe(200);
    expect(body.matches.map(({ number, state }) => [number, state])).toEqual([
      [`K-${best.number}`, 'proposed'],
      [`K-${second.number}`, 'proposed'],
    ]);
    expect(body.matches[0]).toMatchObject({
      score: { dates: 40, level: 15, field: 25, documents: 15, total: 95 },
      ...{ name: null, email: null, answer_until: '2026-11-30', can: ['accepted', 'refused'] },
    });
    expect(body.counts).toEqual({ current: 2, waiting: 1, over: 0 });
    expect(body.matching).toMatchObject({ ranked: 3, excluded: { level: 1, taken: 0 } });
  });

  it('EMPA-14 pressed again takes in new candidates, ranks the waiting list anew, and leaves the others', async () => {
    const first = candidate({ approvedAt: 1 });
    const waiting = candidate({ approvedAt: 2 });
    const requirement = await openRequirement(1);
    await start(requirement);
    const better = candidate({ level: 'C1' });
    await start(requirement);
    expect((await list(requirement.id)).matches.map(({ number }) => number)).toEqual([`K-${first.number}`]);
    expect((await list(requirement.id, 'waiting')).matches.map(({ number }) => number)).toEqual([
      `K-${better.number}`,
      `K-${waiting.number}`,
    ]);
    // Whose place is the same is not written again.
    const places = () =>
      matchStore(api.deps.db)
        .waiting(requirement.id)
        .map(({ id }) => matchStore(api.deps.db).find(id));
    const before = places();
    api.clock.time += 60_000;
    await start(requirement);
    expect(places()).toEqual(before);
    // Whoever no longer fits leaves the waiting list, and nobody is told.
    changeRows(api.deps.db, 'pool_candidate', { applicant_id: waiting.id }, { level: 'A1' });
    expect((await start(requirement)).body.counts).toMatchObject({ current: 1, waiting: 1 });
  });

  it('EMPA-14 leaves out who takes the consent back, or is erased, while the pool is being ranked', async () => {
    const [stays, takesBack, erased] = [candidate(), candidate(), candidate()];
    const requirement = await openRequirement(1);
    const { db, tx, clock } = api.deps;
    const { pool } = matchingStore(db);
    vi.spyOn(matchingStore(db), 'pool').mockImplementationOnce((after, most) => {
      setImmediate(() =>
        tx(() => {
          changeRows(db, 'consent', { applicant_id: takesBack.id }, { withdrawn_at: clock.now() });
          keepInPool(api.deps, takesBack.id, 'silently');
          erasureStore(db).removeApplicant(erased.id);
        }),
      );
      return pool(after, most);
    });
    const { status, body } = await start(requirement);
    expect(status).toBe(200);
    expect(placementStore(db).find(takesBack.id)).toBeDefined();
    expect(body.matches.map(({ number }) => number)).toEqual([`K-${stays.number}`]);
    expect(body.counts).toEqual({ current: 1, waiting: 0, over: 0 });
  });

  it('EMPA-14 needs an open requirement of one’s own, as it was seen', async () => {
    const requirement = await openRequirement();
    expect((await start({ ...requirement, version: 9 })).body.code).toBe('employer_changed');
    expect((await start(requirement, other.browser)).status).toBe(404);
    const draft = { ...REQUIREMENT, requirement_id: randomUUID() };
    await company.browser.post('/api/employer/save-requirement', draft);
    expect((await start({ id: draft.requirement_id, version: 1 })).body.code).toBe('requirement_not_open');
  });

  it('EMPA-14 is refused to an employer that nobody has vetted, or no longer, and so is bringing a match on', async () => {
    candidate();
    const { browser } = await member(api, 'employer');
    await saveEmployer(browser);
    const unvetted = { ...REQUIREMENT, requirement_id: randomUUID() };
    expect((await browser.post('/api/employer/save-requirement', unvetted)).status).toBe(200);
    const refused = await start({ id: unvetted.requirement_id, version: 1 }, browser);
    expect([refused.status, refused.body.code]).toEqual([403, 'employer_not_vetted']);
    await vetEmployer(browser, chief);
    const { id } = await openRequirement(1, browser);
    const [match] = (await start(seenNow(id), browser)).body.matches as [EmployerMatch];
    // Another register number has to be vetted again.
    expect((await saveEmployer(browser, { register_number: 'HRB 54321' })).status).toBe(200);
    const again = await start(seenNow(id), browser);
    expect([again.status, again.body.code]).toEqual([403, 'employer_not_vetted']);
    const late = await step(match, 'accepted', browser);
    expect([late.status, late.body.code]).toEqual([403, 'employer_not_vetted']);
    expect(stateOf(match.id)).toBe('proposed');
  });

  it('shows an employer nobody else’s matches, and no field that names somebody', async () => {
    candidate();
    const requirement = await openRequirement(1);
    const { body } = await start(requirement);
    expect((await list(requirement.id, 'current', other.browser)).code).toBe('requirement_not_found');
    const [match] = body.matches as [EmployerMatch];
    expect((await step(match, 'accepted', other.browser)).body.code).toBe('match_not_found');
    expect(Object.keys(match).sort()).toEqual(
      [
        ...['answer_until', 'can', 'changed_at', 'documents', 'email', 'ends_on', 'first_wish', 'id', 'level', 'name'],
        ...['number', 'reason', 'score', 'second_wish', 'starts_on', 'state', 'version'],
      ].sort(),
    );
  });

  it('keeps terms that somebody was proposed for', async () => {
    candidate();
    const { id } = await openRequirement(1);
    const change = (fields: object) =>
      company.browser.post('/api/employer/save-requirement', {
        ...{ ...REQUIREMENT, headcount: 1, ...fields },
        ...{ requirement_id: id, version: requirementStore(api.deps.db).find(id)?.version },
      });
    expect((await change({ wage_cents: 1500 })).status).toBe(200);
    await start(requirementStore(api.deps.db).find(id) as { id: string; version: number });
    expect((await change({ wage_cents: 1499 })).body.code).toBe('requirement_promised');
    expect((await change({ wage_cents: 1600, housing: 'none' })).body.code).toBe('requirement_promised');
    expect((await change({ wage_cents: 1500, headcount: 3 })).status).toBe(200);
  });
});

describe('A list of more matches than a page holds', () => {
  it('EMPA-14 hides no better candidate behind worse ones on any page, nor on the waiting list', async () => {
    const requirement = await openRequirement(99);
    const COUNT = PAGE_ROWS + 10;
    // As ranked again and again: neither the order of the rows nor of their changes says who is better.
    api.deps.tx(() => {
      for (let index = 0; index < COUNT; index += 1)
        for (const state of ['proposed', 'accepted', 'shortlisted'] as const)
          makeMatch(api.deps, {
            ...{ requirementId: requirement.id, applicantId: candidate().id, state, rank: index + 1 },
            ...{ score: 66 + ((index * 7) % 20), changedAt: (index * 11) % COUNT },
          });
    });
    type Page = { matches: { score: number | { total: number } }[]; next: string | null };
    const whole = async (at: string, browser: Visitor, wish: object) => {
      const pages: Page[] = [];
      do {
        const after = pages.at(-1)?.next;
        pages.push(
          (await browser.post(at, { requirement_id: requirement.id, ...wish, after })).body as unknown as Page,
        );
      } while (pages.at(-1)?.next);
      return pages.flatMap(({ matches }) =>
        matches.map(({ score }) => (typeof score === 'number' ? score : score.total)),
      );
    };
    const best = Array.from({ length: COUNT }, (_, index) => 66 + ((index * 7) % 20)).sort((a, b) => b - a);
    // Proposals, then whom the employer has accepted.
    expect(await whole('/api/employer/matches', company.browser, { phase: 'current' })).toEqual([...best, ...best]);
    expect(await whole('/api/employer/matches', company.browser, { phase: 'waiting' })).toEqual(best);
    for (const state of ['proposed', 'shortlisted'])
      expect(await whole('/api/admin/matches', chief, { state })).toEqual(best);
  });
});

describe('The life of a match', () => {
  it('EMPA-14 goes from the employer to the operator to the candidate, each told by mail, and fills the requirement', async () => {
    const [one, two, three] = [1, 2, 3].map((approvedAt) => candidate({ approvedAt }));
    const requirement = await openRequirement();
    const [first, second] = (await start(requirement)).body.matches as [EmployerMatch, EmployerMatch];
    for (const match of [first, second]) expect((await step(match, 'accepted')).status).toBe(200);
    expect((await list(requirement.id)).matches.map(({ name, email }) => [name, email])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await offersOf(one?.id ?? '')).toEqual([]);
    const released = await decide(now(first.id), 'released');
    expect(released.body).toMatchObject({ match: { state: 'released', answer_until: '2026-11-30' } });
    await decide(now(second.id), 'released');
    const [named] = (await list(requirement.id)).matches;
    expect(named).toMatchObject({ name: expect.stringMatching(/Selam/), email: `${one?.id}@example.org` });
    expect(await subjectsTo(api, `${one?.id}@example.org`)).toEqual(['You have an offer of a placement']);
    const [offer] = (await offersOf(one?.id ?? '')) as [Offer];
    expect(offer).toMatchObject({
      ...{ company: 'Bodendienste Muster GmbH', site: 'Flughafen Musterstadt', wage_cents: 1460, housing_euro: 420 },
      can: ['confirmed', 'declined'],
    });
    expect((await answer(one?.id ?? '', offer, 'confirmed')).body).toMatchObject({ offers: [{ state: 'confirmed' }] });
    // Of a company that is not vetted any more, nobody reads who has confirmed.
    const nameRead = async () => (await list(requirement.id)).matches.find(({ id }) => id === first.id)?.name;
    const { id: companyId } = await ownEmployer(company.browser);
    expect(await nameRead()).toMatch(/Selam/);
    for (const state of ['refused', 'submitted']) {
      changeRows(api.deps.db, 'employer', { id: companyId }, { state });
      expect(await nameRead()).toBeNull();
    }
    changeRows(api.deps.db, 'employer', { id: companyId }, { state: 'vetted' });
    await answer(two?.id ?? '', now(second.id), 'declined');
    // The waiting list moves up.
    const after = await list(requirement.id);
    expect(after.matches.map(({ number, state }) => [number, state])).toEqual([
      [`K-${three?.number}`, 'proposed'],
      [`K-${one?.number}`, 'confirmed'],
    ]);
    expect((await list(requirement.id, 'over')).matches).toMatchObject([
      { state: 'declined', name: null, email: null },
    ]);
    const third = after.matches[0] as EmployerMatch;
    await step(third, 'accepted');
    await decide(now(third.id), 'released');
    await answer(three?.id ?? '', now(third.id), 'confirmed');
    expect(requirementStore(api.deps.db).find(requirement.id)?.state).toBe('filled');
    const told = (await morningMailsTo(api, company.email)).at(-1);
    for (const line of [
      `Released: K-${one?.number}, K-${two?.number}, K-${three?.number}`,
      `Confirmed: K-${one?.number}, K-${three?.number}`,
      `Declined: K-${two?.number}`,
    ])
      expect(told?.text).toContain(line);
    // All were answered before the morning.
    expect(told?.text).not.toContain('New proposals');
    expect(
      eventStore(api.deps.db)
        .history('match', first.id)
        .map(({ actor, action }) => [actor, action]),
    ).toEqual([
      ['system', 'match-proposed'],
      ['account', 'match-accepted'],
      ['operator', 'match-released'],
      ['applicant', 'match-confirmed'],
    ]);
  });

  it('is brought on once by a doubled press, and never over somebody else’s', async () => {
    candidate();
    candidate();
    const requirement = await openRequirement();
    const [match, second] = (await start(requirement)).body.matches as [EmployerMatch, EmployerMatch];
    const presses = await Promise.all([step(match, 'accepted'), step(match, 'accepted')]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(now(match.id).version).toBe(match.version + 1);
    const late = await step(match, 'refused');
    expect([late.status, late.body.code]).toEqual([409, 'match_changed']);
    expect((await decide(second, 'released')).body.code).toBe('match_step');
  });

  it('is not released while its person is out of the pool, and the operator reads where it says why', async () => {
    const { id } = candidate();
    const requirement = await openRequirement();
    const [match] = (await start(requirement)).body.matches as [EmployerMatch];
    await step(match, 'accepted');
    deleteRows(api.deps.db, 'pool_candidate', { applicant_id: id });
    const refused = await decide(now(match.id), 'released');
    expect([refused.status, refused.body.code]).toEqual([409, 'match_not_shown']);
    expect(refused.body.error).toContain('Employers’ pool');
  });

  it('EMPA-14 gives nobody to two employers for the same days, although both accept in the same moment', async () => {
    const wanted = candidate();
    const own = await openRequirement(1);
    const theirs = await openRequirement(1, other.browser);
    const [mine] = (await start(own)).body.matches as [EmployerMatch];
    const [also] = (await start(theirs, other.browser)).body.matches as [EmployerMatch];
    expect([mine.number, also.number]).toEqual([`K-${wanted.number}`, `K-${wanted.number}`]);
    const answers = await Promise.all([step(mine, 'accepted'), step(also, 'accepted', other.browser)]);
    const [kept, refused] = answers.sort((a, b) => a.status - b.status);
    expect([kept?.status, refused?.status, refused?.body.code]).toEqual([200, 409, 'match_overlaps']);
    expect([stateOf(mine.id), stateOf(also.id)].sort()).toEqual(['accepted', 'shortlisted']);
    // The database itself keeps to it.
    const late = stateOf(mine.id) === 'accepted' ? also : mine;
    expect(() =>
      matchStore(api.deps.db).setState({ id: late.id, state: 'accepted', answer_until: null, reason: '', now: 1 }),
    ).toThrow('match_overlaps');
    // Free again, the candidate moves up where they wait.
    const first = stateOf(mine.id) === 'accepted' ? mine : also;
    await decide(now(first.id), 'withheld', 'Visum abgelehnt');
    while (settleMatches(api.deps));
    expect(stateOf(late.id)).toBe('proposed');
  });

  it('expires where nobody answers in time, and the next one moves up', async () => {
    const [one, two] = [1, 2].map((approvedAt) => candidate({ approvedAt }));
    const requirement = await openRequirement(1);
    const [match] = (await start(requirement)).body.matches as [EmployerMatch];
    api.clock.time += 9 * DAY - 14 * 3_600_000;
    expireMatches(api.deps);
    expect(stateOf(match.id)).toBe('proposed');
    api.clock.time += 2 * 3_600_000;
    while (expireMatches(api.deps));
    expect(stateOf(match.id)).toBe('expired');
    const [next] = (await list(requirement.id)).matches as [EmployerMatch];
    expect(next.number).toBe(`K-${two?.number}`);
    await step(next, 'accepted');
    await signChiefIn();
    await decide(now(next.id), 'released');
    const offered = now(next.id);
    api.clock.time += 8 * DAY;
    // The mail server was away: nobody has read of it.
    while (expireMatches(api.deps));
    expect(stateOf(next.id)).toBe('released');
    const { answer_until } = matchStore(api.deps.db).find(next.id) ?? {};
    expect(answer_until).toBe(answerUntil('released', api.clock.time, api.deps.site.matching));
    const [offer] = await mailsTo(api, `${two?.id}@example.org`);
    expect(offer?.text).toContain(`decide by ${dayInWords(lastDayOf(answer_until ?? 0) ?? '', 'en')}`);
    api.clock.time += 8 * DAY;
    while (expireMatches(api.deps));
    expect(stateOf(next.id)).toBe('expired');
    // From a page that was left open.
    const late = await answer(two?.id ?? '', offered, 'confirmed');
    expect([late.status, late.body.code]).toEqual([409, 'offer_expired']);
    const mails = async () => subjectsTo(api, `${two?.id}@example.org`);
    // At midnight nobody has asked for it.
    expect(await mails()).toEqual(['You have an offer of a placement']);
    api.clock.time += 6 * 3_600_000;
    expect(await mails()).toEqual(['You have an offer of a placement', 'An offer to you has ended']);
    // Her pages say so, of the offer alone: of a proposal that lapsed she never knew.
    expect(await offersOf(two?.id ?? '')).toMatchObject([
      { state: 'expired', company: 'Bodendienste Muster GmbH', changed_at: '2026-12-17T00:00:00.000Z', can: [] },
    ]);
    expect(await offersOf(one?.id ?? '')).toEqual([]);
    expect(await subjectsTo(api, `${one?.id}@example.org`)).toEqual([]);
    api.clock.time = Date.parse('2027-07-02T00:00:00Z');
    expect(await offersOf(two?.id ?? '')).toEqual([]);
  });

  it('EMPA-14 an offer that was taken back meanwhile cannot be answered, and the refusal says so', async () => {
    const person = candidate();
    const requirement = await openRequirement(1);
    const [match] = (await start(requirement)).body.matches as [EmployerMatch];
    await step(match, 'accepted');
    await decide(now(match.id), 'released');
    const offered = now(match.id);
    await decide(offered, 'withheld', 'Der Pass läuft ab');
    for (const decision of ['confirmed', 'declined']) {
      const late = await answer(person.id, offered, decision);
      expect([late.status, late.body.code]).toEqual([409, 'offer_over']);
    }
    expect(stateOf(match.id)).toBe('withheld');
    // Her pages and the employer's list say what happened, and when.
    const changed_at = new Date(api.clock.time).toISOString();
    const ended = { id: match.id, state: 'withheld', changed_at, answer_until: null, can: [] };
    expect(await offersOf(person.id)).toMatchObject([ended]);
    expect((await list(requirement.id, 'over')).matches).toMatchObject([ended]);
  });

  it('PLAC-10 is neither released nor accepted from a page that says other shifts or another rent', async () => {
    const person = candidate();
    const requirement = await openRequirement(2);
    const [match] = (await start(requirement)).body.matches as [EmployerMatch];
    await step(match, 'accepted');
    const change = async (fields: object) => {
      const { version } = seenNow(requirement.id);
      const asked = { ...REQUIREMENT, headcount: 2, ...fields, requirement_id: requirement.id, version };
      expect((await company.browser.post('/api/employer/save-requirement', asked)).status).toBe(200);
    };
    const shownToChief = now(match.id);
    await change({ shifts: 'Nacht 22 bis 6 Uhr', shifts_en: 'Night, 10 pm to 6 am' });
    expect((await decide(shownToChief, 'released')).body.code).toBe('match_changed');
    await decide(now(match.id), 'released');
    const shown = now(match.id);
    await change({ shifts: 'Früh 4 bis 12 Uhr', shifts_en: 'Early, 4 am to noon' });
    expect((await answer(person.id, shown, 'confirmed')).body.code).toBe('match_changed');
    // What does not concern the candidate, or is only better, refuses nobody.
    const again = now(match.id);
    await change({ headcount: 3, wage_cents: 1500, shifts: 'Früh 4 bis 12 Uhr', shifts_en: 'Early, 4 am to noon' });
    expect(now(match.id).version).toBe(again.version);
    // A rent that the requirement leaves open is the company's.
    await saveEmployer(company.browser, { phone: '+49 000 000001' });
    expect(now(match.id).version).toBe(again.version);
    await saveEmployer(company.browser, { housing_euro: 600 });
    expect((await answer(person.id, again, 'confirmed')).body.code).toBe('match_changed');
    expect((await answer(person.id, now(match.id), 'confirmed')).status).toBe(200);
  });

  it('PLAC-10 names the company that was vetted, until another name of it is vetted, also where that is refused', async () => {
    const person = candidate();
    const requirement = await openRequirement(1);
    const [match] = (await start(requirement)).body.matches as [EmployerMatch];
    await step(match, 'accepted');
    await decide(now(match.id), 'released');
    expect(await subjectsTo(api, `${person.id}@example.org`)).toEqual(['You have an offer of a placement']);
    const LURE = 'Pay 300 euros first, call +49 000 123456';
    expect((await saveEmployer(company.browser, { company: LURE })).body.state).toBe('submitted');
    expect(await offersOf(person.id)).toMatchObject([{ company: 'Bodendienste Muster GmbH' }]);
    const { id: employer_id, version: seen } = await ownEmployer(company.browser);
    const refusal = { employer_id, seen, decision: 'refused', reason: 'Kein Firmenname', ends: 1 };
    expect((await chief.post('/api/admin/decide-employer', refusal)).status).toBe(200);
    while (settleMatches(api.deps));
    expect(await offersOf(person.id)).toMatchObject([{ state: 'withdrawn', company: 'Bodendienste Muster GmbH' }]);
    const mails = await mailsTo(api, `${person.id}@example.org`);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You have an offer of a placement',
      'An offer to you has ended',
    ]);
    expect(mails.filter(({ text = '' }) => text.includes(LURE))).toEqual([]);
  });

  it('EMPA-14 PRIV-84 no name and no contract goes to a company while it is vetted anew, or after it was refused', async () => {
    const person = candidate();
    const requirement = await openRequirement(1);
    const [match] = (await start(requirement)).body.matches as [EmployerMatch];
    await step(match, 'accepted');
    const decideOnCompany = async (decision: 'vetted' | 'refused') => {
      const { id: employer_id, version: seen } = await ownEmployer(company.browser);
      const { status } = await chief.post('/api/admin/decide-employer', { employer_id, seen, decision, reason: 'x' });
      expect(status).toBe(200);
    };
    const refused = { status: 409, body: { code: 'employer_unvetted' } };
    expect((await saveEmployer(company.browser, { register_number: 'HRB 54321' })).body.state).toBe('submitted');
    expect(await decide(now(match.id), 'released')).toMatchObject(refused);
    // Nor is the company offered what it would be refused.
    const offered = async () => (await list(requirement.id)).matches.map(({ can }) => can);
    expect([(await step(now(match.id), 'refused')).body.code, await offered()]).toEqual(['employer_not_vetted', [[]]]);
    await decideOnCompany('vetted');
    expect(await offered()).toEqual([['refused']]);
    expect((await decide(now(match.id), 'released')).status).toBe(200);
    expect((await answer(person.id, now(match.id), 'confirmed')).status).toBe(200);
    const made = (await chief.post('/api/admin/make-contract', { match_id: match.id })).body as unknown as {
      contract: { id: string; version: number };
    };
    await decideOnCompany('refused');
    const send = { contract_id: made.contract.id, seen: made.contract.version };
    expect(await chief.post('/api/admin/send-contract', send)).toMatchObject(refused);
    await decideOnCompany('vetted');
    expect((await chief.post('/api/admin/send-contract', send)).body.code).not.toBe('employer_unvetted');
  });

  it('EMPA-14 costs nobody a proposal while its employer is vetted anew, and cannot answer', async () => {
    candidate();
    const requirement = await openRequirement(1);
    const [match] = (await start(requirement)).body.matches as [EmployerMatch];
    const until = () => matchStore(api.deps.db).find(match.id)?.answer_until ?? 0;
    const last = until();
    expect((await saveEmployer(company.browser, { register_number: 'HRB 54321' })).body.state).toBe('submitted');
    api.clock.time = last - 1.5 * DAY;
    while (remindOfMatches(api.deps));
    api.clock.time = last;
    while (expireMatches(api.deps));
    expect(until()).toBe(answerUntil('proposed', last, api.deps.site.matching));
    const events = eventStore(api.deps.db).newest('match', match.id, 9);
    expect([stateOf(match.id), events.map(({ action }) => action)]).toEqual(['proposed', ['match-proposed']]);
  });

  it('EMPA-14 gives an employer the whole time again once it is vetted anew, and names no day meanwhile', async () => {
    candidate();
    const requirement = await openRequirement(1);
    const [match] = (await start(requirement)).body.matches as [EmployerMatch];
    const { site, db, clock } = api.deps;
    const until = () => matchStore(db).find(match.id)?.answer_until;
    const named = async () => (await list(requirement.id)).matches[0]?.answer_until;
    expect(await named()).not.toBeNull();
    const soon = clock.now() + DAY;
    matchStore(db).setAnswerUntil(match.id, soon);
    expect((await saveEmployer(company.browser, { register_number: 'HRB 54321' })).body.state).toBe('submitted');
    expect([await named(), until()]).toEqual([null, soon]);
    const { id: employer_id, version: seen } = await ownEmployer(company.browser);
    await chief.post('/api/admin/decide-employer', { employer_id, seen, decision: 'vetted' });
    expect(until()).toBe(answerUntil('proposed', clock.now(), site.matching));
    expect(await named()).not.toBeNull();
  });

  it('EMPA-14 says of a confirmed place that it was given up or taken back, not that an offer was declined', async () => {
    const people = [1, 2].map((approvedAt) => candidate({ approvedAt }));
    const { matches } = (await start(await openRequirement(2))).body;
    for (const [at, { id }] of matches.entries()) {
      await step(now(id), 'accepted');
      await decide(now(id), 'released');
      await answer(people[at]?.id ?? '', now(id), 'confirmed');
    }
    const [first, second] = matches.map(({ id }) => now(id)) as [EmployerMatch, EmployerMatch];
    await answer(people[0]?.id ?? '', first, 'declined');
    await decide(second, 'withheld', 'Der Pass läuft ab');
    const lastTo = async (email: string) => (await mailsTo(api, email)).at(-1);
    const own = await Promise.all(people.map(({ id }) => lastTo(`${id}@example.org`)));
    expect(own.map((mail) => mail?.subject)).toEqual(Array(2).fill('Your confirmed placement has ended'));
    expect(own[0]?.text).toContain('You have given up your confirmed placement at Bodendienste Muster GmbH');
    expect(own[1]?.text).toContain('We had to take back your confirmed placement at Bodendienste Muster GmbH');
    const told = (await morningMailsTo(api, company.email)).at(-1);
    const numbers = people.map(({ number }) => number);
    expect(told?.text).toContain(`Gave up a confirmed place: K-${numbers[0]}`);
    expect(told?.text).toContain(`Confirmed place, taken back by us: K-${numbers[1]}`);
  });

  it('EMPA-14 is not brought on in the seconds until it ends with its requirement or its employer', async () => {
    const [one, two] = [candidate({ approvedAt: 1 }), candidate({ approvedAt: 2 })];
    const { id } = await openRequirement(2);
    const [first, second] = (await start(seenNow(id))).body.matches as [EmployerMatch, EmployerMatch];
    for (const match of [first, second]) await step(match, 'accepted');
    await decide(now(first.id), 'released');
    const { id: employer_id, version: seen } = await ownEmployer(company.browser);
    const refusal = { employer_id, seen, decision: 'refused', reason: 'x', ends: 2 };
    expect((await chief.post('/api/admin/decide-employer', refusal)).status).toBe(200);
    expect((await answer(one.id, now(first.id), 'confirmed')).body.code).toBe('match_step');
    expect((await decide(now(second.id), 'released')).status).toBe(409);
    while (settleMatches(api.deps));
    expect([stateOf(first.id), stateOf(second.id)]).toEqual(['withdrawn', 'withdrawn']);
    expect((await offersOf(one.id)).concat(await offersOf(two.id))).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('ends with its requirement; whoever was confirmed keeps the place', async () => {
    const people = [1, 2, 3, 4].map((approvedAt) => candidate({ approvedAt }));
    const requirement = await openRequirement(3);
    const matches = (await start(requirement)).body.matches;
    for (const match of matches.slice(0, 2)) {
      await step(match, 'accepted');
      await decide(now(match.id), 'released');
    }
    await answer(people[0]?.id ?? '', now(matches[0]?.id ?? ''), 'confirmed');
    const { version } = requirementStore(api.deps.db).find(requirement.id) as { version: number };
    await company.browser.post('/api/employer/step-requirement', {
      ...{ requirement_id: requirement.id, version, state: 'closed', ends: 2 },
    });
    while (settleMatches(api.deps));
    expect(matches.map(({ id }) => stateOf(id))).toEqual(['confirmed', 'withdrawn', 'withdrawn']);
    expect((await list(requirement.id, 'waiting')).matches).toEqual([]);
    expect(await subjectsTo(api, `${people[1]?.id}@example.org`)).toContain('An offer to you has ended');
    expect(await subjectsTo(api, `${people[2]?.id}@example.org`)).toEqual([]);
  });

  it('ends with the application or the consent, and until then nobody is accepted or named', async () => {
    const [one, two, three] = [1, 2, 3].map((approvedAt) => candidate({ approvedAt }));
    const requirement = await openRequirement(2);
    const [first, second] = (await start(requirement)).body.matches as [EmployerMatch, EmployerMatch];
    await step(second, 'accepted');
    await decide(now(second.id), 'released');
    const { db } = api.deps;
    changeRows(db, 'consent', { applicant_id: two?.id }, { withdrawn_at: 1 });
    changeRows(db, 'applicant', { id: one?.id }, { status: 'WITHDRAWN' });
    for (const gone of [one, two]) deleteRows(db, 'pool_candidate', { applicant_id: gone?.id });
    settle(api.deps, one?.id ?? '', two?.id ?? '');
    expect((await list(requirement.id)).matches.map(({ name }) => name)).toEqual([null, null]);
    expect((await step(first, 'accepted')).body.code).toBe('match_step');
    while (settleMatches(api.deps));
    expect([first, second].map(({ id }) => stateOf(id))).toEqual(['withdrawn', 'withdrawn']);
    expect((await list(requirement.id)).matches.map(({ number }) => number)).toEqual([`K-${three?.number}`]);
  });
});

describe('The operator', () => {
  it('sees whose turn it is, brings somebody up or withholds with a reason, and reads the mails before', async () => {
    const [, , third] = [1, 2, 3].map((approvedAt) => candidate({ approvedAt }));
    const requirement = await openRequirement(2);
    const [match] = (await start(requirement)).body.matches as [EmployerMatch];
    const all = async (wish: object) =>
      (await chief.post('/api/admin/matches', wish)).body as unknown as { matches: AdminMatch[]; counts: object };
    const ofOne = await all({ requirement_id: requirement.id });
    expect(ofOne.counts).toEqual({
      ...Object.fromEntries(MATCH_STATES.map((state) => [state, 0])),
      shortlisted: 1,
      proposed: 2,
    });
    const [waiting] = ofOne.matches as [AdminMatch];
    expect(waiting).toMatchObject({ state: 'shortlisted', applicant_id: third?.id, can: ['proposed'] });
    const early = await decide(waiting, 'proposed');
    expect([early.status, early.body.errors]).toMatchObject([400, [{ path: 'reason' }]]);
    const preview = await chief.post('/api/admin/preview-match', {
      ...{ match_id: waiting.id, seen: waiting.version, decision: 'proposed', reason: 'Spricht Amharisch' },
    });
    expect(preview.body.mails).toMatchObject([
      { to: company.email, subject: 'A new proposal for your requirement', text: expect.stringContaining('Amharisch') },
    ]);
    expect(stateOf(waiting.id)).toBe('shortlisted');
    await decide(waiting, 'proposed', 'Spricht Amharisch');
    expect((await list(requirement.id)).counts.current).toBe(3);
    await decide(now(match.id), 'withheld', 'Zeugnis wird geprüft');
    expect((await list(requirement.id, 'over')).matches).toMatchObject([
      { state: 'withheld', reason: 'Zeugnis wird geprüft' },
    ]);
    await decide(waiting, 'proposed', 'x'.repeat(60_000)).then(({ status }) => expect(status).toBe(400));
  });

  it('EMPA-14 proposes nobody from the waiting list for days that the requirement had before', async () => {
    candidate({ approvedAt: 1 });
    const waiting = candidate({ approvedAt: 2 });
    const { id } = await openRequirement(1);
    await start(seenNow(id));
    const mark = (state: string, ends = 0) =>
      company.browser.post('/api/employer/step-requirement', {
        ...{ requirement_id: id, version: seenNow(id).version, state, ends },
      });
    expect((await mark('filled', 1)).status).toBe(200);
    while (settleMatches(api.deps));
    const { status } = await company.browser.post('/api/employer/save-requirement', {
      ...{ ...REQUIREMENT, headcount: 1, starts_on: '2027-08-20', requirement_id: id, version: seenNow(id).version },
    });
    expect(status).toBe(200);
    await mark('open');
    while (settleMatches(api.deps));
    expect((await list(id)).matches).toEqual([]);
    // Ranked anew, the same person is proposed for the new days.
    expect((await start(seenNow(id))).body.matches).toMatchObject([
      { number: `K-${waiting.number}`, starts_on: '2027-08-20' },
    ]);
  });

  it('EMPA-14 proposes nobody for work whose first day has passed', async () => {
    const people = [1, 2, 3].map((approvedAt) => candidate({ approvedAt }));
    const { id } = await openRequirement(1);
    const [match] = (await start(seenNow(id))).body.matches as [EmployerMatch];
    const [second, third] = (await list(id, 'waiting')).matches as [EmployerMatch, EmployerMatch];
    api.clock.time = Date.parse('2027-07-01T20:00:00.000Z');
    await signIn(company.browser, company.email, PASSWORD);
    await step(now(match.id), 'refused');
    expect(stateOf(second.id)).toBe('proposed');
    api.clock.time += 4 * 3_600_000;
    await signChiefIn();
    expect((await list(id, 'current')).matches.map(({ can }) => can)).toEqual([['refused']]);
    expect((await step(now(second.id), 'accepted')).body.code).toBe('match_begun');
    await step(now(second.id), 'refused');
    expect(stateOf(third.id)).toBe('shortlisted');
    const refused = await decide(now(third.id), 'proposed', 'Passt gut');
    expect([refused.status, refused.body.code]).toEqual([409, 'match_begun']);
    // Ranked anew, nobody is on the list but who begins later.
    const later = candidate({ available: { from: '2027-07-10', until: '2027-09-28' } });
    const { body } = await start(seenNow(id));
    expect(body.matches.map(({ number }) => number)).toEqual([`K-${later.number}`]);
    expect(body.matching).toMatchObject({ candidates: people.length - 1, ranked: 1, excluded: { dates: 1 } });
  });

  it('EMPA-14 releases no place whose first day has passed; an offer of before can still be accepted', async () => {
    const [one] = [1, 2].map((approvedAt) => candidate({ approvedAt }));
    const [offer, late] = (await start(await openRequirement(2))).body.matches as [EmployerMatch, EmployerMatch];
    for (const match of [offer, late]) await step(match, 'accepted');
    await decide(now(offer.id), 'released');
    for (const { id } of [offer, late]) changeRows(api.deps.db, 'match', { id }, { starts_on: '2026-11-01' });
    expect((await decide(now(late.id), 'released')).body.code).toBe('match_begun');
    expect((await decide(now(late.id), 'withheld', 'Zu spät')).status).toBe(200);
    changeRows(
      api.deps.db,
      'pool_candidate',
      { applicant_id: one?.id },
      { available_from: '2026-11-01', days_left: 400 },
    );
    expect((await answer(one?.id ?? '', now(offer.id), 'confirmed')).status).toBe(200);
  });

  it('EMPA-14 an offer of before can still be accepted on a day on which candidates were judged anew', async () => {
    setSeason(api.deps, { starts_on: '2027-07-01', ends_on: '2027-09-28' });
    const person = candidate();
    api.clock.time = Date.parse('2027-06-30T10:00:00.000Z');
    await Promise.all([signIn(company.browser, company.email, PASSWORD), signChiefIn()]);
    const [offer] = (await start(await openRequirement(1))).body.matches as [EmployerMatch];
    await step(offer, 'accepted');
    await decide(now(offer.id), 'released');
    api.clock.time += 2 * DAY;
    while (renewStandings(api.deps));
    expect(poolStore(api.deps.db).find(person.id)?.available_from).toBe('2027-07-02');
    expect((await answer(person.id, now(offer.id), 'confirmed')).body).toMatchObject({
      offers: [{ state: 'confirmed' }],
    });
  });

  it('EMPA-14 ends what was accepted and not released by its first day: it waits for nobody, and the person is free', async () => {
    const person = candidate();
    const [match] = (await start(await openRequirement(1))).body.matches as [EmployerMatch];
    await step(match, 'accepted');
    const waiting = async () => ((await chief.get('/api/admin/todo')).body.matches_accepted as { count: number }).count;
    api.clock.time = Date.parse('2027-07-01T21:00:00.000Z');
    await signChiefIn();
    expect(expireMatches(api.deps)).toBe(false);
    expect([stateOf(match.id), await waiting()]).toEqual(['accepted', 1]);
    api.clock.time += 2 * 3_600_000;
    await signChiefIn();
    expireMatches(api.deps);
    expect([stateOf(match.id), await waiting()]).toEqual(['expired', 0]);
    expect(matchStore(api.deps.db).activeOf(person.id)).toEqual([]);
    // Employers are told on Monday.
    api.clock.time += 2 * DAY;
    const told = (await morningMailsTo(api, company.email)).at(-1);
    expect(told?.text).toContain(`The time for an answer or a release has run out: candidate ${match.number}.`);
    // Whoever never knew of it hears of no end.
    expect(outboxStore(api.deps.db).listOf(person.id)).toEqual([]);
  });

  it('EMPA-14 proposes nobody who has a place elsewhere: the employer could not accept', async () => {
    candidate();
    const [one, two] = await Promise.all([openRequirement(1), openRequirement(1, other.browser)]);
    const [mine] = (await start(one)).body.matches as [EmployerMatch];
    await start(two, other.browser);
    await step(mine, 'accepted');
    const [theirs] = (await list(two.id, 'waiting', other.browser)).matches as [EmployerMatch];
    const mails = await morningMailsTo(api, other.email);
    const refused = await decide(now(theirs.id), 'proposed', 'Passt gut');
    expect([refused.status, refused.body.code]).toEqual([409, 'match_taken']);
    expect(stateOf(theirs.id)).toBe('shortlisted');
    expect(await morningMailsTo(api, other.email)).toEqual(mails);
    // Free again, the person moves up without anybody's help.
    await decide(now(mine.id), 'withheld', 'Der Pass läuft ab');
    settleMatches(api.deps);
    expect(stateOf(theirs.id)).toBe('proposed');
  });

  it('EMPA-14 gives nobody two places with more days together than are left of the law’s', async () => {
    const { id } = candidate({ daysLeft: 60 });
    const open = async (days: object, browser = company.browser) => {
      const input = { ...REQUIREMENT, ...days, headcount: 1, requirement_id: randomUUID(), open: true };
      return (await browser.post('/api/employer/save-requirement', input)).body as unknown as ReturnType<
        typeof seenNow
      >;
    };
    const [mine] = (await start(await open({ ends_on: '2027-08-14' }))).body.matches as [EmployerMatch];
    const later = await open({ starts_on: '2027-08-15' }, other.browser);
    const [theirs] = (await start(later, other.browser)).body.matches as [EmployerMatch];
    await step(mine, 'accepted');
    const refused = await step(theirs, 'accepted', other.browser);
    expect([refused.status, refused.body.code]).toEqual([409, 'match_days']);
    changeRows(api.deps.db, 'match', { id: theirs.id }, { state: 'shortlisted' });
    expect((await decide(now(theirs.id), 'proposed', 'Passt gut')).body.code).toBe('match_days');
    matchStore(api.deps.db).lookAtWaitingListsOf(id);
    while (settleMatches(api.deps));
    expect(stateOf(theirs.id)).toBe('shortlisted');
    // The other place has gone: there are days enough.
    await decide(now(mine.id), 'withheld', 'Der Pass läuft ab');
    while (settleMatches(api.deps));
    expect(stateOf(theirs.id)).toBe('proposed');
    expect((await step(now(theirs.id), 'accepted', other.browser)).status).toBe(200);
  });

  it('EMPA-14 offers no days that are none of the person’s any more: a vacation or days worked were corrected', async () => {
    const { id } = candidate();
    const [match] = (await start(await openRequirement(1))).body.matches as [EmployerMatch];
    await step(match, 'accepted');
    const pool = (change: Record<string, string | number>) =>
      changeRows(api.deps.db, 'pool_candidate', { applicant_id: id }, change);
    pool({ available_until: '2027-09-12' });
    expect((await decide(now(match.id), 'released')).body.code).toBe('match_days');
    pool({ available_until: '2027-09-28' });
    expect((await decide(now(match.id), 'released')).status).toBe(200);
    pool({ days_left: 89 });
    expect((await answer(id, now(match.id), 'confirmed')).body.code).toBe('match_days');
    expect(stateOf(match.id)).toBe('released');
  });

  it('is counted what waits for a release, and finds it by state, page by page', async () => {
    const requirement = await openRequirement(99);
    api.deps.tx(() => {
      for (let index = 0; index < 60; index += 1)
        makeMatch(api.deps, {
          ...{ requirementId: requirement.id, applicantId: candidate().id, state: 'withheld', changedAt: index },
        });
    });
    const page = async (wish: object) =>
      (await chief.post('/api/admin/matches', { state: 'withheld', ...wish })).body as unknown as {
        matches: AdminMatch[];
        previous: string | null;
        next: string | null;
        counts: Record<string, number>;
      };
    const first = await page({});
    const second = await page({ after: first.next });
    expect(first.matches.map(({ changed_at }) => Date.parse(changed_at))).toEqual(
      Array.from({ length: 50 }, (_, at) => at),
    );
    expect((await page({ before: second.previous })).matches).toEqual(first.matches);
    expect(second.counts.withheld).toBe(60);
    expect((await chief.post('/api/admin/matches')).status).toBe(200);
    expect(await chief.post('/api/admin/matches', { requirement_id: randomUUID() })).toMatchObject({ status: 404 });
  });
});

it('EMPA-14 goes on after a restart where it stood', async () => {
  const [one, two] = [1, 2].map((approvedAt) => candidate({ approvedAt }));
  const requirement = await openRequirement(1);
  const [match] = (await start(requirement)).body.matches as [EmployerMatch];
  await step(match, 'accepted');
  await decide(now(match.id), 'released');
  const token = tokenOf(one?.id ?? '');
  await api.halt();
  api = await startApi({ dataDir: api.deps.folders.root, time: api.clock.time });
  const { version: seen } = now(match.id);
  const declined = await api.post('../placement/answer-offer', {
    token,
    match_id: match.id,
    seen,
    decision: 'declined',
  });
  expect(declined.status).toBe(200);
  const [next] = matchListStore(api.deps.db).pageOfPhase(requirement.id, 'current', undefined, {
    back: false,
    most: 9,
  });
  expect(next).toMatchObject({ applicant_id: two?.id, state: 'proposed' });
});
