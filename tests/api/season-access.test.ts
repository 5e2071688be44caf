import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadApplicant } from '#api/applicants/load.ts';
import { review } from '#api/applicants/review/review.ts';
import { sendDailyDigest } from '#api/desk/daily-digest.ts';
import { todoNow } from '#api/desk/todo-now.ts';
import { registrationFiguresStore } from '#api/partners/registrations/registration-figures.store.ts';
import { viewSeen } from '#api/personal-data/view-seen.ts';
import { partnersSeeUntil } from '#api/seasons/season-time.ts';
import { changeOver } from '#api/settings/change-over.ts';
import { renewStandings } from '#api/standing/keep-standing.ts';
import { endSeasonAccess } from '#api/standing/season-access.ts';
import { berlinMidnight } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import type { RegistrationSummary } from '#contract/partners/registration-list.ts';
import { site } from '#site';
import { member, PASSWORD, verifiedPartner } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { letPartnersSeeNames } from '../support/consents.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { changeRows, countOf } from '../support/rows.ts';
import { addSeason, onlySeason, setSeason } from '../support/seasons.ts';
import { settle } from '../support/standings.ts';

type List = RegistrationSummary & { people: { person_id: string; name: string }[]; total: number | null };

const OVER = berlinMidnight(site.programme.endsOn) + DAY_MS;
const UNTIL = partnersSeeUntil(site.programme.endsOn, site.retention.partnersDays);

let api: Api;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100', CLOCK_CONFIRMED: 'yes' } });
});
afterEach(() => api.stop());

async function onboarded() {
  const { browser, partnerId, email } = await verifiedPartner(api);
  const came = async (first_name: string) => {
    const person = await apply(api, { first_name });
    changeRows(api.deps.db, 'applicant', { id: person.id }, { partner_id: partnerId });
    settle(api.deps, person.id);
    letPartnersSeeNames(api.deps);
    return person.id;
  };
  /** A session ends long before the clock stands where these tests move it. */
  const post = async (to: string, input: object = {}) => {
    await browser.post('/api/auth/sign-in', { email, password: PASSWORD });
    return browser.post(`/api/partner/${to}`, input);
  };
  const list = async (input: object = {}) => (await post('registrations', input)).body as unknown as List;
  return { post, partnerId, came, list };
}

/** What the hourly job does, and the lists after it. */
function afterTheJob(): void {
  while (endSeasonAccess(api.deps));
}

it('PRIV-90 a partner sees the people of a season until some days after it, then only how many they were', async () => {
  const { deps, clock } = api;
  clock.time = OVER - 60 * DAY_MS;
  const { post, partnerId, came, list } = await onboarded();
  const [first, second] = [await came('Almaz'), await came('Biruk')];
  await post('note', { person_id: first, note: 'calls on Monday' });
  clock.time = OVER + 1;
  const late = await came('Chaltu');
  const until = new Date(UNTIL - DAY_MS / 2).toISOString().slice(0, 10);
  // A season that ended sooner, and of which this partner has nobody, says nothing about its list.
  addSeason(deps, { ends_on: new Date(OVER - 3 * DAY_MS).toISOString().slice(0, 10) });
  expect((await list()).seen_until).toBe(until);

  clock.time = UNTIL - DAY_MS;
  afterTheJob();
  clock.time = UNTIL - 1;
  afterTheJob();
  const before = await list();
  expect(before.people.map(({ person_id }) => person_id).sort()).toEqual([first, second, late].sort());
  expect(before.seen_until).toBe(until);
  expect(before.past.registered).toBe(0);

  clock.time = UNTIL;
  afterTheJob();
  const after = await list();
  // Who came after the last day belongs to the next season.
  expect(after.people.map(({ person_id }) => person_id)).toEqual([late]);
  expect(after).toMatchObject({
    total: 1,
    counts: { registered: 1 },
    past: { registered: 2, applied: 2, complete: 0 },
  });
  expect(after.seen_until).toBeNull();
  expect((await list({ search: 'Almaz' })).people).toEqual([]);
  // Whoever stands on the list no more is not told that it was opened.
  const listsSeen = (id: string) =>
    viewSeen(deps, loadApplicant(deps, id)).filter(({ who }) => who === 'partner').length;
  const [firstSeen, lateSeen] = [listsSeen(first), listsSeen(late)];
  clock.time += DAY_MS;
  await list();
  expect([listsSeen(first), listsSeen(late)]).toEqual([firstSeen, lateSeen + 1]);
  expect((await post('note', { person_id: first, note: 'x' })).body.code).toBe('person_not_found');
  expect((await post('nudge', { person_id: second })).body.code).toBe('person_not_found');
  expect(countOf(deps.db, 'partner_note', { partner_id: partnerId })).toBe(0);

  // A change of their application brings nobody back, and nobody is counted twice.
  for (const id of [first, second]) changeRows(deps.db, 'applicant', { id }, { last_name: 'New' });
  settle(deps, first, second);
  afterTheJob();
  expect(await list()).toMatchObject({ total: 1, past: { registered: 2 } });
});

it('PRIV-90 SEAS-05 a season that has ended stays so when another is opened; whoever is moved into that one is seen again', async () => {
  const { deps, clock } = api;
  clock.time = OVER - 90 * DAY_MS;
  const { partnerId, came, list } = await onboarded();
  const person = await came('Desta');
  afterTheJob();
  expect((await list()).people).toHaveLength(1);
  clock.time = UNTIL - DAY_MS;
  afterTheJob();
  const next = addSeason(deps, { starts_on: '2027-07-01', ends_on: '2027-09-28' });
  clock.time = UNTIL;
  afterTheJob();
  expect((await list()).people).toEqual([]);
  clock.time = UNTIL + 100 * DAY_MS;
  settle(deps, person);
  afterTheJob();
  expect(await list()).toMatchObject({ people: [], seen_until: '2027-10-28', past: { registered: 1 } });
  changeRows(deps.db, 'applicant', { id: person }, { season_id: next.id });
  settle(deps, person);
  afterTheJob();
  expect((await list()).people).toMatchObject([{ person_id: person }]);
  expect(registrationFiguresStore(deps.db).past(partnerId).size).toBe(1);
});

// Point 13 of issue 35.
it.each([
  ['that is over already', site.programme.startsOn, '2026-01-28'],
  ['too early in the season', site.programme.startsOn, '2026-07-02'],
])(
  'PRIV-90 a wrong last day %s takes nobody away before the operator could see it for a day',
  async (_, from, until) => {
    const { clock } = api;
    clock.time = berlinMidnight('2026-01-01');
    const { post, came, list } = await onboarded();
    const person = await came('Eden');
    await post('note', { person_id: person, note: 'calls on Monday' });
    clock.time = partnersSeeUntil('2026-07-02', site.retention.partnersDays) - 1;
    afterTheJob();
    setSeason(api.deps, { starts_on: from, ends_on: until });
    afterTheJob();
    clock.time += DAY_MS - 1;
    afterTheJob();
    expect((await todoNow(api.deps)).season_ending).toEqual({ count: 1, oldest: clock.now() - DAY_MS + 1 });
    setSeason(api.deps, { starts_on: site.programme.startsOn, ends_on: site.programme.endsOn });
    clock.time += 2 * DAY_MS;
    afterTheJob();
    expect((await todoNow(api.deps)).season_ending).toEqual({ count: 0, oldest: null });
    expect((await list()).people).toMatchObject([{ person_id: person, note: 'calls on Monday' }]);
  },
);

it('PRIV-90 the operator is mailed in the morning that partners are about to lose people', async () => {
  const { clock, deps } = api;
  clock.time = OVER - DAY_MS;
  const { came } = await onboarded();
  await came('Fasil');
  clock.time = UNTIL - DAY_MS;
  afterTheJob();
  clock.time += 8 * HOUR_MS;
  await sendDailyDigest(deps);
  await deps.mail.sendDue();
  expect((await mailsTo(api, deps.site.operator.email)).at(-1)?.text).toContain('ihre Saison ist vorbei: 1');
});

it('PARA-33 nobody of a season that is over is said to have something to send, nor is reminded of it', async () => {
  const { deps, clock } = api;
  clock.time = OVER - HOUR_MS;
  const { post, came, list } = await onboarded();
  const id = await came('Almaz');
  review.approve(deps, OPERATOR, id);
  changeOver(deps);
  while (renewStandings(deps));
  expect((await list()).people).toMatchObject([{ turn: 'student', can_nudge: true }]);
  clock.time = OVER + HOUR_MS;
  changeOver(deps);
  while (renewStandings(deps));
  expect((await list()).people).toMatchObject([{ turn: 'done', missing: [], can_nudge: false }]);
  expect((await post('nudge', { person_id: id })).body.code).toBe('nothing_to_nudge');
});

it('PARA-33 nor of one that was closed by hand, whose last step changes nothing but that', async () => {
  const { deps, clock } = api;
  clock.time = OVER - HOUR_MS;
  const { came, list } = await onboarded();
  review.approve(deps, OPERATOR, await came('Almaz'));
  while (renewStandings(deps));
  expect((await list()).people).toMatchObject([{ turn: 'student' }]);
  changeRows(deps.db, 'season', { id: onlySeason(deps).id }, { archived_at: deps.clock.now() });
  while (renewStandings(deps));
  expect((await list()).people).toMatchObject([{ turn: 'done', can_nudge: false }]);
});

it('PARA-33 who has not begun is reminded of nothing while nobody can apply', async () => {
  const { deps, clock } = api;
  const lastDay = new Date(OVER - 90 * DAY_MS).toISOString().slice(0, 10);
  setSeason(deps, { applications_close_on: lastDay });
  clock.time = berlinMidnight(lastDay) + DAY_MS / 2;
  const { post, partnerId, list } = await onboarded();
  const { id } = await member(api, 'student');
  changeRows(deps.db, 'account', { id }, { partner_id: partnerId });
  settle(deps, id);
  while (renewStandings(deps));
  expect((await list()).people).toMatchObject([{ missing: ['application'], can_nudge: true }]);
  clock.time += DAY_MS;
  changeOver(deps);
  while (renewStandings(deps));
  expect((await list()).people).toMatchObject([{ turn: 'done', missing: [], can_nudge: false }]);
  expect((await post('nudge', { person_id: id })).body.code).toBe('nothing_to_nudge');
});
