import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { loadApplicant } from '#api/applicants/load.ts';
import { remind } from '#api/applicants/reminders/remind.ts';
import { moveToSeason } from '#api/applicants/review/move-to-season.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { settleMatches } from '#api/matches/settle-matches.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { judgeForPool } from '#api/placements/judge-for-pool.ts';
import { obstaclesOf } from '#api/placements/obstacles-of.ts';
import { poolStore } from '#api/placements/pool.store.ts';
import { viewPlacement } from '#api/placements/view-placement.ts';
import { giveSeason } from '#api/seasons/admin/give-season.ts';
import { publicProgramme } from '#api/seasons/public-programme.ts';
import { seasonStore } from '#api/seasons/season.store.ts';
import { renewStandings } from '#api/standing/keep-standing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#api/time/clock.ts';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { ListedEvent } from '#contract/desk/log.ts';
import type { LeftOut, ManyOutcome } from '#contract/desk/many.ts';
import { FIELDS_OF_WORK } from '#contract/employers/requirement-rules.ts';
import { UNDO_CLOSING_SECONDS } from '#contract/limits.ts';
import type { SeasonOnDesk } from '#contract/seasons/season.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, NOON, startApi } from '../support/api-server.ts';
import { apply, applyUntil, sendStep1, statusOf, viewOf } from '../support/applications.ts';
import { makeConfirmedMatch } from '../support/contracts.ts';
import { addCrowd } from '../support/crowd.ts';
import { REQUIREMENT, vettedCompany } from '../support/employers.ts';
import { mailsTo, subjectsTo } from '../support/mails.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { changeRows, columnOf } from '../support/rows.ts';
import { addSeason, onlySeason, renewAll, setSeason } from '../support/seasons.ts';
import { settle, wrongStandings } from '../support/standings.ts';

let api: Api;
let chief: Visitor;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100', CLOCK_CONFIRMED: 'yes' } });
  chief = (await newAdmin(api)).browser;
});
afterEach(() => api.stop());

const SUMMER = {
  ...{ name_de: 'Sommer 2027', name_en: 'summer 2027', starts_on: '2027-07-01', ends_on: '2027-09-28' },
  ...{ applications_close_on: '2027-03-31', a2_follows_until: '', passport_follows_until: '', capacity: 120 },
  ...{ campaign: 'mu2027', step1_approval: 'manual' as const },
};

const WINTER = { name_de: 'Winter 2027', name_en: 'winter 2027', applications_close_on: '' };

interface Seasons {
  seasons: SeasonOnDesk[];
  for_next: number;
  code?: string;
  error?: string;
  errors?: { path: string; code: string }[];
}
const post = async (name: string, input: object) => {
  const { status, body } = await chief.post(`/api/admin/${name}`, input);
  return { status, body: body as unknown as Seasons & { done: number; left: number; after: string | null } };
};
const save = (change: object = {}) => post('save-season', { season_id: randomUUID(), ...SUMMER, ...change });
const open = async (change: object = {}) => {
  const season_id = randomUUID();
  await save({ season_id, ...change });
  expect((await post('open-season', { season_id, version: 1 })).status).toBe(200);
  return season_id;
};
const seasonOf = (id: string) => applicantStore(api.deps.db).find(id)?.season_id;
const give = () => {
  while (giveSeason(api.deps));
};

describe('The rules of a season', () => {
  it.each([
    ['an end before the start', { ends_on: '2027-06-01' }, 'ends_on', 'end_before_start'],
    ['too few days', { ends_on: '2027-07-10' }, 'ends_on', 'season_short'],
    ['too many days', { ends_on: '2027-12-28' }, 'ends_on', 'season_long'],
    [
      'a closing date after the end',
      { applications_close_on: '2027-10-01' },
      'applications_close_on',
      'season_closes_late',
    ],
    [
      'days that have passed',
      { starts_on: '2026-07-01', ends_on: '2026-09-28', applications_close_on: '' },
      'ends_on',
      'day_passed',
    ],
    ['a closing date that has passed', { applications_close_on: '2026-01-01' }, 'applications_close_on', 'day_passed'],
    [
      'a passport that follows after the end',
      { passport_follows_until: '2027-12-01' },
      'passport_follows_until',
      'season_follows_late',
    ],
    [
      'a certificate that follows on a day that has passed',
      { a2_follows_until: '2026-01-01' },
      'a2_follows_until',
      'day_passed',
    ],
    ['a year typed wrong', { starts_on: '2072-07-01', ends_on: '2072-09-20' }, 'starts_on', 'season_far'],
    ['a campaign with other signs', { campaign: 'mu 2027&token=x' }, 'campaign', 'campaign_invalid'],
    ['no name', { name_en: ' ' }, 'name_en', 'input_empty'],
    ['a name of 60 KB', { name_en: 'x'.repeat(60_000) }, 'name_en', 'input_too_long'],
    ['no places', { capacity: 0 }, 'capacity', 'season_places'],
  ])('SEAS-09 %s is refused with a sentence', async (_, change, path, code) => {
    const { status, body } = await save(change);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path, code }]);
    expect(body.error).toMatch(/\w+ \w+/);
    expect(seasonStore(api.deps.db).all()).toHaveLength(1);
  });

  it('SEAS-09 the next one is planned, says what is known of its wage, and is opened by an act of its own', async () => {
    const season_id = randomUUID();
    const { body } = await save({ season_id });
    expect(body.seasons[0]).toMatchObject({
      ...SUMMER,
      state: 'planned',
      wages: { first: 14.6, last: 14.6 },
      // The shipped wage of building cleaning ends with 2026.
      sector_wage_ended: true,
      takes_applications: false,
    });
    expect((await save({ season_id })).body.seasons).toHaveLength(2);
    expect((await save({ season_id, capacity: 5 })).body.code).toBe('season_changed');
    expect((await save({ season_id, version: 1, capacity: 5 })).body.seasons[0]?.capacity).toBe(5);
    expect((await post('open-season', { season_id, version: 1 })).body.code).toBe('season_changed');
    expect((await post('open-season', { season_id, version: 2 })).body.seasons[0]?.state).toBe('open');
    const later = {
      name_de: 'Sommer 2028',
      name_en: 'summer 2028',
      starts_on: '2028-07-01',
      ends_on: '2028-09-20',
      applications_close_on: '',
    };
    // Nobody knows the wage of 2028 yet.
    expect((await save(later)).body.seasons[0]).toMatchObject({
      ...{ starts_on: '2028-07-01', wages: { first: null, last: null } },
    });
    const winter = { ...WINTER, starts_on: '2027-12-01', ends_on: '2028-02-20' };
    expect((await save(winter)).body.seasons.find(({ ends_on }) => ends_on === winter.ends_on)?.wages).toEqual({
      ...{ first: 14.6, last: null },
    });
  });

  it('SEAS-10 whose people partners have lost is not taken for other days: they would see nobody of these', async () => {
    const season_id = await open();
    changeRows(api.deps.db, 'season', { id: season_id }, { partners_hidden_at: NOON });
    const named = { season_id, version: 2, name_en: 'last summer' };
    const { status, body } = await save({ ...named, ends_on: '2027-09-20' });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'ends_on', code: 'season_hidden' }]]);
    expect((await save(named)).status).toBe(200);
  });

  it('SEAS-10 a last day that takes copies of passports sooner says of how many people, and asks', async () => {
    const season_id = await open();
    const { id } = await applyUntil(api, 'COMPLETE');
    expect(seasonOf(id)).toBe(season_id);
    const earlier = { season_id, version: 2, ends_on: '2027-08-31' };
    const { status, body } = await save(earlier);
    expect([status, body.code]).toEqual([409, 'season_takes_away']);
    expect(body.error).toContain('passport copies are deleted sooner: 1');
    expect((await save({ ...earlier, agreed: true })).body.seasons[0]?.ends_on).toBe('2027-08-31');
  });

  it('SEAS-10 other days that take candidates from employers say of how many, and ask', async () => {
    const season_id = await open();
    const candidate = (until: string, passportUntil: string) => {
      const available = { from: '2027-07-01', until };
      const { id } = makePoolCandidate(api.deps, { available, passportUntil });
      changeRows(api.deps.db, 'applicant', { id }, { season_id });
      return id;
    };
    const ids = [
      candidate('2027-08-15', '2031-01-31'),
      candidate('2027-09-28', '2031-01-31'),
      candidate('2027-12-31', '2027-12-28'),
    ];
    const days = (starts_on: string, ends_on: string, version: number, agreed = false) =>
      save({ season_id, version, starts_on, ends_on, agreed });
    const lost =
      'no longer fit, so that employers can no longer accept them, and who get an e-mail in an hour at the earliest: 1.';
    expect((await days('2027-07-02', '2027-09-28', 2)).status).toBe(200);
    // Too few days for the first, too short a passport for the last.
    for (const [from, until] of [
      ['2027-07-20', '2027-09-28'],
      ['2027-07-02', '2027-09-29'],
    ] as const) {
      const { status, body } = await days(from, until, 3);
      expect([status, body.code]).toEqual([409, 'season_takes_away']);
      expect(body.error).toContain(lost);
    }
    expect((await days('2027-07-20', '2027-09-29', 3, true)).status).toBe(200);
    renewAll(api.deps);
    expect(ids.map((id) => poolStore(api.deps.db).find(id) !== undefined)).toEqual([false, true, false]);
    // Whoever is taken out reads of it, an hour later, as days may be set right by then.
    const told = async () => {
      await api.deps.mail.sendDue();
      return ids.map((id) =>
        outboxStore(api.deps.db)
          .listOf(id)
          .map(({ template, state }) => `${template} ${state}`),
      );
    };
    expect(await told()).toEqual([['season-days waiting'], [], ['season-days waiting']]);
    // Back and there again: one mail waits.
    expect((await days('2027-07-02', '2027-09-28', 4)).status).toBe(200);
    renewAll(api.deps);
    expect((await days('2027-07-20', '2027-09-29', 5, true)).status).toBe(200);
    renewAll(api.deps);
    expect(await told()).toEqual([['season-days waiting'], [], ['season-days waiting']]);
    expect((await days('2027-07-20', '2027-09-28', 6)).status).toBe(200);
    renewAll(api.deps);
    api.clock.time += HOUR_MS;
    expect(await told()).toEqual([['season-days sent'], [], ['season-days cancelled']]);
  });
});

it('SEAS-10 other days of a planned season count candidates who wait for the next one: they are judged by it already', async () => {
  makePoolCandidate(api.deps);
  const season_id = randomUUID();
  await save({ season_id });
  const { status, body } = await save({ season_id, version: 1, ends_on: '2027-09-29', starts_on: '2027-09-02' });
  expect([status, body.code]).toEqual([409, 'season_takes_away']);
  expect(body.error).toContain('in an hour at the earliest: 1.');
  // A later one is not theirs.
  const later = { ...WINTER, season_id: randomUUID(), starts_on: '2028-01-05', ends_on: '2028-03-05' };
  await save(later);
  expect((await save({ ...later, version: 1, ends_on: '2028-03-01' })).status).toBe(200);
});

describe('A candidate who no longer fits, by nothing that they did', () => {
  const candidate = async () => {
    const season_id = await open();
    const { id } = makePoolCandidate(api.deps);
    changeRows(api.deps.db, 'applicant', { id }, { season_id });
    return id;
  };
  const shown = (id: string) => poolStore(api.deps.db).find(id);
  const told = async (id: string) => {
    await api.deps.mail.sendDue();
    return outboxStore(api.deps.db)
      .listOf(id)
      .map(({ template, state }) => `${template} ${state}`);
  };
  const renew = () => {
    while (renewStandings(api.deps));
  };

  it('leaves the employers’ pool on the day that leaves too few, without a restart, and reads of it once', async () => {
    const id = await candidate();
    // 28 days to 28 September.
    api.clock.time = Date.parse('2027-09-01T10:00:00Z');
    renew();
    expect(shown(id)).toMatchObject({ available_from: '2027-09-01', available_until: '2027-09-28' });
    api.clock.time += DAY_MS;
    renew();
    expect(shown(id)).toBeUndefined();
    expect(await told(id)).toEqual(['season-days waiting']);
    api.clock.time += HOUR_MS;
    expect(await told(id)).toEqual(['season-days sent']);
    api.clock.time += DAY_MS;
    renewAll(api.deps);
    expect(await told(id)).toEqual(['season-days sent']);
  });

  it('reads nothing as the season goes by after they have worked in it', async () => {
    const season_id = await open();
    const { applicantId: id } = makeConfirmedMatch(api.deps, (await vettedCompany(api, chief)).employerId);
    changeRows(api.deps.db, 'applicant', { id }, { season_id });
    changeRows(api.deps.db, 'match', { applicant_id: id }, { ends_on: '2027-08-20' });
    for (const day of ['2027-08-25', '2027-09-15']) {
      api.clock.time = Date.parse(`${day}T10:00:00Z`);
      renew();
    }
    expect(shown(id)).toBeUndefined();
    expect(await told(id)).toEqual([]);
    expect(obstaclesOf(api.deps, loadApplicant(api.deps, id))).toEqual([]);
  });

  it('SEAS-10 reads of narrower ages an hour later, but not where these are set right by then', async () => {
    const id = await candidate();
    const ages = async (maxAge: number) => {
      const { version: seen } = (await chief.get('/api/admin/settings')).body;
      const values = { 'programme.maxAge': maxAge };
      expect((await post('keep-settings', { values, seen, lost: 1 })).status).toBe(200);
      renew();
    };
    await ages(23);
    expect(shown(id)).toBeUndefined();
    expect(await told(id)).toEqual(['season-days waiting']);
    await ages(35);
    expect(shown(id)).toBeDefined();
    api.clock.time += HOUR_MS;
    expect(await told(id)).toEqual(['season-days cancelled']);
    chief = (await newAdmin(api)).browser;
    await ages(23);
    api.clock.time += HOUR_MS;
    expect((await told(id)).sort()).toEqual(['season-days cancelled', 'season-days sent']);
  });

  it('reads of it too where something happens to the application before the job comes by', async () => {
    const id = await candidate();
    const { version: seen } = (await chief.get('/api/admin/settings')).body;
    await post('keep-settings', { values: { 'programme.maxAge': 23 }, seen, lost: 1 });
    api.deps.tx(() => applicantStore(api.deps.db).setLang(id, 'en', api.clock.now()));
    expect(shown(id)).toBeUndefined();
    renew();
    expect(await told(id)).toEqual(['season-days waiting']);
  });
});

describe('The name of a season', () => {
  it('SEAS-09 is that of no other one, whatever its letters, and stays its own', async () => {
    const season_id = randomUUID();
    await save({ season_id });
    const { status, body } = await save({ name_en: 'Summer 2027', name_de: 'Herbst 2027' });
    expect([status, body.errors?.map(({ path, code }) => `${path} ${code}`)]).toEqual([
      400,
      ['name_en season_name_taken'],
    ]);
    expect((await save({ season_id, version: 1, capacity: 90 })).status).toBe(200);
    // Two that had one name before this rule can still be changed.
    changeRows(api.deps.db, 'season', { id: onlySeason(api.deps).id }, { name_en: 'summer 2027' });
    expect((await save({ season_id, version: 2, capacity: 91 })).status).toBe(200);
  });
});

describe('A season that was opened or planned by mistake', () => {
  const back = (season_id: string, version: number) => post('take-back-season', { season_id, version });
  const statesNow = async () =>
    ((await chief.get('/api/admin/seasons')).body as unknown as Seasons).seasons.map(({ state }) => state);

  it('SEAS-09 goes back to planned, and is then thrown away, while it is nobody’s; pages follow', async () => {
    const season_id = await open();
    const named = () => api.deps.site.programme.season.en;
    expect(named()).toBe('summer 2027');
    expect((await back(season_id, 1)).body.code).toBe('season_changed');
    expect((await back(season_id, 2)).body.seasons[0]?.state).toBe('planned');
    expect(named()).toBe(onlySeason(api.deps).name_en);
    // The same press once more must not go a step further.
    expect((await back(season_id, 2)).body.code).toBe('season_changed');
    expect((await back(season_id, 3)).status).toBe(200);
    expect((await back(season_id, 3)).status).toBe(200);
    expect(await statesNow()).toEqual(['over']);
    expect((await save({ season_id, version: 3 })).body.code).toBe('season_changed');
  });

  it('SEAS-09 stays while it has or had people, is asked for, is being closed, or is the only one that pages can name', async () => {
    const season_id = await open();
    const refused = async (id: string, version: number) => (await back(id, version)).body.code;
    const { db } = api.deps;
    const { id } = await apply(api);
    expect(await refused(season_id, 2)).toBe('season_in_use');
    const winter = addSeason(api.deps, { starts_on: '2028-01-05', ends_on: '2028-03-05', applications_close_on: '' });
    changeRows(db, 'applicant', { id }, { season_id: null, wished_season_id: winter.id, wished_season_at: NOON });
    expect(await refused(winter.id, 1)).toBe('season_in_use');
    changeRows(db, 'season', { id: winter.id }, { opened_at: null });
    expect(await refused(winter.id, 1)).toBe('season_in_use');
    changeRows(db, 'season', { id: season_id }, { closing_id: 'x' });
    expect(await refused(season_id, 2)).toBe('season_closing');
    changeRows(db, 'season', { id: season_id }, { closing_id: null });
    changeRows(db, 'season', { id: onlySeason(api.deps).id }, { opened_at: null });
    expect(await refused(season_id, 2)).toBe('season_only');
    const { body } = await back(season_id, 2);
    expect(body.error).toContain('Open another one first');
    expect(await statesNow()).toHaveLength(3);
  });

  it('SEAS-09 is no longer thrown away once somebody of it was erased: its figures stay', async () => {
    const season_id = await open();
    const { id } = await apply(api);
    expect(beginErasure(api.deps, id, { why: 'operator' })).toBe(true);
    expect((await back(season_id, 2)).body.code).toBe('season_in_use');
  });

  it('SEAS-08 a move out of one that was thrown away meanwhile is not undone into nothing', async () => {
    const from = await open();
    const winter = { starts_on: '2028-01-05', ends_on: '2028-03-05', applications_close_on: '' };
    const to = addSeason(api.deps, winter);
    const { id } = await apply(api);
    changeRows(api.deps.db, 'applicant', { id }, { season_id: to.id });
    const act = { act: 'move', season_id: from, applications: [id] };
    const { applications } = (await chief.post('/api/admin/applications/preview', act)).body;
    const [{ seen } = { seen: '' }] = applications as unknown as { seen: string }[];
    const decision_id = randomUUID();
    await chief.post('/api/admin/applications/many', { ...act, decision_id, applications: [{ id, seen }] });
    await back(to.id, 1);
    await back(to.id, 2);
    const { body } = await chief.post('/api/admin/applications/undo', { decision_id, applications: [id] });
    expect(body).toMatchObject({ results: [{ done: false, left_out: 'too-late' }] });
    expect(seasonOf(id)).toBe(from);
  });
});

describe('The season of an application', () => {
  it('SEAS-06 is not one that was closed while its file was stored', async () => {
    const season = await open();
    const { storage } = api.deps;
    const put = storage.put.bind(storage);
    storage.put = async (ids) => {
      await post('close-season', { season_id: season, decision_id: randomUUID(), open: 'leave', complete: 'leave' });
      return put(ids);
    };
    const before = api.files();
    const { status } = await sendStep1(api, { email: 'late@example.org', season });
    expect([status, applicantStore(api.deps.db).findOpenByEmail('late@example.org')]).toEqual([409, undefined]);
    expect(api.files()).toEqual(before);
  });

  it('SEAS-06 is the open one; what came before one was opened gets it, with a mail', async () => {
    const early = await apply(api);
    const ended = await applyUntil(api, 'WITHDRAWN');
    expect([early, ended].map(({ id }) => seasonOf(id))).toEqual([null, null]);
    const season_id = await open();
    give();
    expect([early, ended].map(({ id }) => seasonOf(id))).toEqual([season_id, season_id]);
    expect(wrongStandings(api.deps)).toEqual([]);
    await api.deps.mail.sendDue();
    expect(await subjectsTo(api, ended.email)).not.toContain('Your application is now for: summer 2027');
    await api.deps.mail.sendDue();
    expect((await mailsTo(api, early.email)).at(-1)?.text).toContain('1 July 2027');
    const late = await apply(api);
    expect(seasonOf(late.id)).toBe(season_id);
    await api.deps.mail.sendDue();
    expect((await mailsTo(api, late.email)).at(-1)?.text).toContain('Your application is for: summer 2027.');
  });

  it('SEAS-13 whoever waits for one that nobody has planned is judged once its days are known', async () => {
    const { id } = makePoolCandidate(api.deps);
    const judged = () => {
      settle(api.deps, id);
      const { waits, obstacles, candidacy } = judgeForPool(api.deps, id);
      return [waits, obstacles, candidacy?.available, poolStore(api.deps.db).find(id)?.available_until];
    };
    expect(judged()).toEqual([['season'], [], undefined, undefined]);
    // Planned, it counts already: its last day is the day before their vacation's.
    await save({ ends_on: '2027-09-27' });
    const available = { from: '2027-07-01', until: '2027-09-27' };
    expect(judged()).toEqual([[], [], available, '2027-09-27']);
  });

  it('SEAS-06 of several it is the chosen one; of a form that names none, the one that begins first', async () => {
    const winter = { ...WINTER, starts_on: '2027-01-05', ends_on: '2027-03-05' };
    const [summer, first] = [await open(), await open(winter)];
    const sent = async (season?: string) => {
      const { body } = await sendStep1(api, { email: `${randomUUID()}@example.org`, ...(season && { season }) });
      return body;
    };
    expect((await sent(summer)).applicant.season).toMatchObject({
      id: summer,
      name_de: 'Sommer 2027',
      name_en: 'summer 2027',
    });
    const { applicant } = await sent();
    expect(applicant.season?.id).toBe(first);
    expect(applicant.other_seasons.map(({ id }) => id)).toEqual([summer]);
    const refused = await sendStep1(api, { email: 'x@example.org', season: onlySeason(api.deps).id });
    expect([refused.status, refused.body.code]).toEqual([409, 'season_closed']);
  });

  it('SEAS-16 offers its own fields of work; pages offer those of all that are open, and all where one names none', async () => {
    const { id } = makePoolCandidate(api.deps);
    const offered = () => viewPlacement(api.deps, loadApplicant(api.deps, id)).fields_of_work;
    const onPages = () => api.deps.site.programme.fieldsOfWork;
    const ALL = [...FIELDS_OF_WORK];
    expect([offered(), onPages()]).toEqual([ALL, undefined]);
    const fields_of_work = ['cabin', 'baggage'];
    const season_id = await open({ fields_of_work });
    give();
    expect([offered(), onPages()]).toEqual([
      ['baggage', 'cabin'],
      ['baggage', 'cabin'],
    ]);
    await open({ ...WINTER, starts_on: '2026-12-20', ends_on: '2027-02-20', fields_of_work: ['service'] });
    expect([offered(), onPages()]).toEqual([
      ['baggage', 'cabin'],
      ['baggage', 'cabin', 'service'],
    ]);
    const refused = await save({ season_id, version: 2, fields_of_work: ['piloting'] });
    expect([refused.status, refused.body.code]).toEqual([400, 'input_invalid']);
    await save({ season_id, version: 2, fields_of_work: [] });
    expect([offered(), onPages()]).toEqual([ALL, undefined]);
  });

  it('SEAS-13 pages say that a certificate may follow as long as the form offers it', () => {
    setSeason(api.deps, { a2_follows_until: '2026-08-15', passport_follows_until: '2026-08-14' });
    const said = (day: string) => publicProgramme(api.deps.db, day);
    expect(said('2026-08-13')).toMatchObject({ a2FollowsUntil: '2026-08-15', passportFollowsUntil: '2026-08-14' });
    expect(said('2026-08-14')).toMatchObject({ a2FollowsUntil: '2026-08-15', passportFollowsUntil: '' });
    expect(said('2026-08-15')).toMatchObject({ a2FollowsUntil: '', passportFollowsUntil: '' });
    // Of several open seasons, what holds for whichever somebody chooses.
    const other = { starts_on: '2027-07-01', ends_on: '2027-09-28', passport_follows_until: '' };
    addSeason(api.deps, { ...other, a2_follows_until: '2026-08-10' });
    expect(said('2026-08-09')).toMatchObject({ a2FollowsUntil: '2026-08-10', passportFollowsUntil: '' });
    expect(said('2026-08-10').a2FollowsUntil).toBe('');
  });

  it('SEAS-11 pages take no applications any more for a season whose closing has stopped half way', () => {
    const days = { starts_on: '2027-07-01', ends_on: '2027-09-28', applications_close_on: '2027-03-31' };
    const closesOn = (change: object) => {
      setSeason(api.deps, { ...days, archived_at: null, closing_id: null, ...change });
      return publicProgramme(api.deps.db, '2026-11-25').applicationsCloseOn;
    };
    expect(closesOn({})).toBe('2027-03-31');
    expect(closesOn({ closing_id: randomUUID() })).toBe('2026-11-24');
    expect(closesOn({ closing_id: randomUUID(), applications_close_on: '2026-11-20' })).toBe('2026-11-20');
    expect(closesOn({ closing_id: randomUUID(), archived_at: NOON })).toBe('2026-11-24');
  });

  it('SEAS-07 its owner may ask for another open one, and no longer; the operator is told', async () => {
    const summer = await open();
    const winter = addSeason(api.deps, { starts_on: '2028-01-05', ends_on: '2028-03-05', applications_close_on: '' });
    const { id, token } = await apply(api);
    const wish = async (season: string) => {
      const answer = await api.post('wish-season', { access_token: token, season });
      return { status: answer.status, body: (await answer.json()) as { code?: string } };
    };
    const own = seasonOf(id) ?? '';
    const other = own === summer ? winter.id : summer;
    expect((await wish(onlySeason(api.deps).id)).body.code).toBe('season_closed');
    expect((await wish(other)).status).toBe(200);
    const todo = async () =>
      (await chief.get('/api/admin/todo')).body as unknown as { season_wishes: { count: number } };
    expect((await todo()).season_wishes.count).toBe(1);
    expect((await wish('')).status).toBe(200);
    expect((await todo()).season_wishes.count).toBe(0);

    // Anybody gets an answer: who has a place, and whose own season is over.
    const many = async (name: string, input: object) =>
      (await chief.post(`/api/admin/applications/${name}`, { act: 'decline-wish', ...input })).body;
    const answered = async (meanwhile: () => unknown = () => undefined) => {
      const preview = await many('preview', { applications: [id] });
      const { applications } = preview as unknown as { applications: { seen: string; left_out: LeftOut | null }[] };
      const [{ seen, left_out } = { seen: '', left_out: null }] = applications;
      if (left_out) return left_out;
      await meanwhile();
      const input = { decision_id: randomUUID(), applications: [{ id, seen }] };
      const { results } = (await many('many', input)) as unknown as { results: ManyOutcome[] };
      if (!results[0]?.done) return results[0]?.left_out;
      api.clock.time += MINUTE_MS;
      await api.deps.mail.sendDue();
      return (await mailsTo(api, columnOf(api.deps.db, 'applicant', 'email', { id })[0] ?? '')).at(-1)?.subject;
    };
    expect(await answered()).toBe('no-wish');
    const { matchId } = makeConfirmedMatch(api.deps, (await vettedCompany(api, chief)).employerId);
    changeRows(api.deps.db, 'match', { id: matchId }, { applicant_id: id });
    expect((await wish(other)).status).toBe(200);
    const third = addSeason(api.deps, { starts_on: '2028-02-05', ends_on: '2028-04-05', applications_close_on: '' });
    expect(await answered(() => wish(third.id))).toBe('changed');
    expect(await answered()).toBe('Your application is still for: summer 2027');
    expect((await todo()).season_wishes.count).toBe(0);

    expect((await wish(other)).status).toBe(200);
    const { starts_on, ends_on } = seasonStore(api.deps.db).find(own) ?? onlySeason(api.deps);
    changeRows(api.deps.db, 'season', { id: own }, { starts_on: '2025-07-01', ends_on: '2025-09-01' });
    expect(await answered()).toBe('Your application is still for: summer 2027');
    changeRows(api.deps.db, 'season', { id: own }, { starts_on, ends_on });

    // Whoever has ended asks for nothing any more.
    await wish(other);
    changeRows(api.deps.db, 'applicant', { id }, { status: 'WITHDRAWN' });
    expect((await todo()).season_wishes.count).toBe(0);
    expect(await answered()).toBe('ended');
    expect((await wish('')).body.code).toBe('season_wish_late');
  });

  it('SEAS-08 the operator moves several with a preview, and undoes it; who holds a place stays', async () => {
    const from = await open();
    const to = addSeason(api.deps, { starts_on: '2028-01-05', ends_on: '2028-03-05', applications_close_on: '' });
    changeRows(api.deps.db, 'season', { id: to.id }, { opened_at: null });
    const [one, ended] = [await apply(api), await applyUntil(api, 'REJECTED')];
    const { applicantId: placed } = makeConfirmedMatch(api.deps, (await vettedCompany(api, chief)).employerId);
    changeRows(api.deps.db, 'applicant', { id: placed }, { season_id: from });
    const ids = [one.id, ended.id, placed];
    const preview = async (season_id: string) =>
      (await chief.post('/api/admin/applications/preview', { act: 'move', season_id, applications: ids })).body
        .applications as { id: string; seen: string; left_out: LeftOut | null }[];
    expect((await preview(to.id)).map(({ left_out }) => left_out)).toEqual([null, 'ended', 'placed']);
    expect((await preview(from))[0]?.left_out).toBe('same-season');
    const gone = { act: 'move', season_id: onlySeason(api.deps).id, applications: ids };
    expect((await chief.post('/api/admin/applications/preview', gone)).body.code).toBe('season_gone');

    const decision_id = randomUUID();
    const applications = (await preview(to.id)).map(({ id, seen }) => ({ id, seen }));
    await chief.post('/api/admin/applications/many', { act: 'move', season_id: to.id, decision_id, applications });
    expect(ids.map(seasonOf)).toEqual([to.id, from, from]);
    const { timeline } = (await chief.get(`/api/admin/applications/${one.id}`)).body.application as DeskApplication;
    const named = `${to.name_de} / ${to.name_en}`;
    expect(timeline.find(({ what }) => what === 'move-season')?.detail).toBe(named);
    const log = (await chief.post('/api/admin/events', { action: 'move-season' })).body;
    const { events } = log as unknown as { events: ListedEvent[] };
    expect(events[0]?.details).toEqual([{ name: 'to', value: named }]);
    await chief.post('/api/admin/applications/undo', { decision_id, applications: [one.id] });
    expect(seasonOf(one.id)).toBe(from);
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    expect((await mailsTo(api, one.email)).some(({ subject }) => subject?.includes('now for'))).toBe(false);
  });
});

it('SEAS-07 whoever moves after the copy of their passport was deleted reads that it is gone', async () => {
  const [kept, gone] = [await applyUntil(api, 'COMPLETE'), await applyUntil(api, 'COMPLETE')];
  const to = addSeason(api.deps, { starts_on: '2028-01-05', ends_on: '2028-03-05', applications_close_on: '' });
  changeRows(api.deps.db, 'document', { applicant_id: gone.id, type: 'passport' }, { removed_at: NOON });
  const told = async ({ id, email }: { id: string; email: string }) => {
    api.deps.tx(() => moveToSeason(api.deps, { by: 'system' }, loadApplicant(api.deps, id), to));
    const mail = (await mailsTo(api, email)).find(({ subject }) => subject?.includes('is now for'));
    return mail?.text?.includes('We have deleted the copy of your passport');
  };
  expect([await told(kept), await told(gone)]).toEqual([false, true]);
});

it('SEAS-08 whoever moves reads what is open there, and is reminded of it: a step, or the days of another summer', async () => {
  const stalled = await applyUntil(api, 'STEP1_APPROVED');
  const placed = await applyUntil(api, 'COMPLETE');
  // Not complete yet, and shown to employers all the same.
  const shown = await applyUntil(api, 'STEP2_APPROVED');
  for (const { id: applicantId } of [placed, shown]) makePoolCandidate(api.deps, { applicantId });
  const isMissing = async () => (await viewOf(api, placed.token)).needs_placement;
  expect(await isMissing()).toBe(false);
  const hour = async (days: number) => {
    api.clock.time += days * DAY_MS;
    while (remind(api.deps));
    await api.deps.mail.sendDue();
  };
  for (const days of [3, 4, 7, 60]) await hour(days);
  const to = addSeason(api.deps, { starts_on: '2028-07-01', ends_on: '2028-09-20', applications_close_on: '' });
  for (const { id } of [stalled, shown, placed])
    api.deps.tx(() => moveToSeason(api.deps, { by: 'system' }, loadApplicant(api.deps, id), to));
  // No reminder comes with the mail of the move, nor before it.
  for (const days of [0, 1]) await hour(days);
  const told = async (email: string) => (await mailsTo(api, email)).at(-1)?.text ?? '';
  expect(await told(stalled.email)).toMatch(/is now for[\s\S]*Next: send A2 certificate/);
  expect(await told(placed.email)).toMatch(
    /is now for[\s\S]*Next: tell us when you are available[\s\S]*en\/placement\?token/,
  );
  expect(await told(shown.email)).toMatch(/is now for[\s\S]*Employers do not see you at the moment/);
  expect(await told(stalled.email)).not.toContain('Employers');
  expect(await isMissing()).toBe(true);
  await hour(2);
  expect((await subjectsTo(api, stalled.email)).at(-1)).toBe('A reminder: your documents are still missing');
  expect((await subjectsTo(api, placed.email)).at(-1)).toBe(
    'A reminder: we still need details to find you a placement',
  );
});

describe('Closing a season', () => {
  const close = async (input: object) => {
    let after: string | null | undefined;
    let [done, left] = [0, 0];
    do {
      const { status, body } = await post('close-season', { ...input, ...(after && { after }) });
      expect(status).toBe(200);
      [after, done, left] = [body.after, done + body.done, left + body.left];
    } while (after !== null);
    return { done, left };
  };

  it('SEAS-11 ends what is open with a mail, moves who is complete, leaves who holds a place, and is undone as one', async () => {
    const season_id = await open();
    const open1 = await apply(api);
    const complete = await applyUntil(api, 'COMPLETE');
    const { applicantId: placed } = makeConfirmedMatch(api.deps, (await vettedCompany(api, chief)).employerId);
    changeRows(api.deps.db, 'applicant', { id: placed }, { season_id });
    const next = addSeason(api.deps, { starts_on: '2028-07-01', ends_on: '2028-09-20', applications_close_on: '' });
    const decision_id = randomUUID();
    const choice = { season_id, decision_id, open: 'end', complete: 'move', to: next.id };
    expect((await post('close-season', { ...choice, to: onlySeason(api.deps).id })).body.code).toBe('season_gone');
    const preview = async () => (await chief.get(`/api/admin/seasons/${season_id}/closing`)).body;
    expect(await preview()).toEqual({ ...{ open: 1, complete: 1, kept: 1, held: 0, accepted: 0 }, wishes: [] });
    expect(await close(choice)).toEqual({ done: 2, left: 1 });
    expect(await preview()).toEqual({ ...{ open: 0, complete: 0, kept: 1, held: 0, accepted: 0 }, wishes: [] });
    const state = () => [statusOf(api, open1.id), seasonOf(complete.id), seasonOf(placed)];
    expect(state()).toEqual(['REJECTED', next.id, season_id]);
    expect(columnOf(api.deps.db, 'season', 'archived_at', { id: season_id })).toEqual([api.clock.now()]);

    // Its mails wait as long as it can be undone, by whoever looks at the seasons.
    const closing = async () => {
      const { seasons } = (await chief.get('/api/admin/seasons')).body as unknown as Seasons;
      return seasons.find(({ id }) => id === season_id)?.closing;
    };
    api.clock.time += 9 * MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(await closing()).toBe(decision_id);
    const told = async () => (await mailsTo(api, open1.email)).map(({ subject }) => subject);
    expect(await told()).not.toContain('Your application ends with the season');
    expect((await post('undo-closing', { season_id, decision_id })).body).toEqual({ done: 2, left: 0, after: null });
    expect(state()).toEqual(['PRE_REGISTERED', season_id, season_id]);
    expect(columnOf(api.deps.db, 'season', 'archived_at', { id: season_id })).toEqual([null]);

    await close({ ...choice, decision_id: randomUUID() });
    api.clock.time += 11 * MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(await told()).toContain('Your application ends with the season');
    expect(await closing()).toBeNull();
    expect((await post('undo-closing', { season_id, decision_id })).body.code).toBe('undo_too_late');
  });

  it('SEAS-11 says before how many of those it ends are on hold, or accepted by an employer', async () => {
    const season_id = await open();
    const preview = async () => (await chief.get(`/api/admin/seasons/${season_id}/closing`)).body;
    const next = addSeason(api.deps, { starts_on: '2028-07-01', ends_on: '2028-09-20', applications_close_on: '' });
    const [held, asks] = [await apply(api, { season: season_id }), await apply(api, { season: season_id })];
    for (const { id } of [held, asks])
      changeRows(api.deps.db, 'applicant', { id }, { held_at: api.clock.now(), held_until: '2099-01-01' });
    changeRows(api.deps.db, 'applicant', { id: asks.id }, { wished_season_id: next.id });
    const { applicantId, matchId } = makeConfirmedMatch(api.deps, (await vettedCompany(api, chief)).employerId);
    changeRows(api.deps.db, 'match', { id: matchId }, { state: 'accepted' });
    changeRows(api.deps.db, 'applicant', { id: applicantId }, { season_id });
    expect(await preview()).toMatchObject({ open: 3, complete: 0, kept: 0, held: 1, accepted: 1 });
    await close({ season_id, decision_id: randomUUID(), open: 'end', complete: 'leave' });
    expect([held.id, asks.id, applicantId].map((id) => statusOf(api, id))).toEqual([
      ...['REJECTED', 'PRE_REGISTERED', 'REJECTED'],
    ]);
  });

  it('SEAS-11 invites nobody to apply again while nobody can, though its closing date is still to come', async () => {
    const season_id = await open();
    const { email } = await apply(api, { lang: 'en' });
    await close({ season_id, decision_id: randomUUID(), open: 'end', complete: 'leave' });
    expect((await sendStep1(api, { email: 'late@example.org' })).body.code).toBe('applications_closed');
    api.clock.time += 11 * MINUTE_MS;
    const mail = (await mailsTo(api, email)).at(-1);
    // It has not begun yet: nobody reads that it is over.
    expect(mail?.text).toContain('We give no more places in the season “summer 2027”.');
    expect(mail?.subject).toBe('Your application ends with the season');
    expect(mail?.text).not.toMatch(/apply again/i);
  });

  it('SEAS-11 leaves whoever worked in it, even with an application that is not complete', async () => {
    const season_id = await open();
    const { employerId } = await vettedCompany(api, chief);
    const days = { starts_on: '2027-07-05', ends_on: '2027-09-10' };
    const { applicantId } = makeConfirmedMatch(api.deps, employerId, days);
    changeRows(api.deps.db, 'applicant', { id: applicantId }, { season_id, status: 'A2_CV_RECEIVED' });
    api.clock.time = Date.parse('2027-10-01T10:00:00Z');
    chief = (await newAdmin(api)).browser;
    const later = addSeason(api.deps, { starts_on: '2028-01-05', ends_on: '2028-03-05', applications_close_on: '' });
    const move = { act: 'move', season_id: later.id, applications: [applicantId] };
    const { applications } = (await chief.post('/api/admin/applications/preview', move)).body;
    expect(applications).toMatchObject([{ left_out: 'placed' }]);
    const choice = { season_id, decision_id: randomUUID(), open: 'end', complete: 'leave' };
    expect(await close(choice)).toEqual({ done: 0, left: 1 });
    expect(statusOf(api, applicantId)).toBe('A2_CV_RECEIVED');
  });

  it('SEAS-11 goes on and is undone only by the act that closed it', async () => {
    const season_id = await open();
    const { id } = await apply(api);
    const choice = { season_id, decision_id: randomUUID(), open: 'end', complete: 'leave' };
    await close(choice);
    // The answer of the last batch was lost.
    expect(await close(choice)).toEqual({ done: 0, left: 0 });
    const other = { season_id, decision_id: randomUUID() };
    expect((await post('close-season', { ...choice, ...other })).body.code).toBe('season_closing');
    expect((await post('undo-closing', other)).body.code).toBe('undo_too_late');
    expect(seasonStore(api.deps.db).find(season_id)?.archived_at).toBe(NOON);
    expect(statusOf(api, id)).toBe('REJECTED');
    const undo = { season_id, decision_id: choice.decision_id };
    expect((await post('undo-closing', undo)).body).toEqual({ done: 1, left: 0, after: null });
    expect((await post('undo-closing', undo)).body).toEqual({ done: 1, left: 0, after: null });
  });

  it('SEAS-11 is one act: a second admin is told before they touch anything, and takes back what stopped half way', async () => {
    const season_id = await open();
    const ids: string[] = [];
    for (let count = 0; count < 25; count++) ids.push((await apply(api)).id);
    const next = addSeason(api.deps, { starts_on: '2028-07-01', ends_on: '2028-09-20', applications_close_on: '' });
    const first = { season_id, decision_id: randomUUID(), open: 'end', complete: 'leave' };
    const { body } = await post('close-season', first);
    expect([body.done, body.after === null]).toEqual([20, false]);
    chief = (await newAdmin(api)).browser;
    const second = { season_id, decision_id: randomUUID(), open: 'move', complete: 'move', to: next.id };
    const stateOf = () => ids.map((id) => `${statusOf(api, id)} ${seasonOf(id) === season_id}`);
    const before = stateOf();
    expect((await post('close-season', second)).body.code).toBe('season_closing');
    expect((await post('undo-closing', second)).body.code).toBe('undo_too_late');
    expect(stateOf()).toEqual(before);
    const { seasons } = (await chief.get('/api/admin/seasons')).body as unknown as Seasons;
    const { closing = null } = seasons.find(({ id }) => id === season_id) ?? {};
    expect(closing).toBe(first.decision_id);
    const undo = { season_id, decision_id: closing };
    const half = (await post('undo-closing', undo)).body;
    expect([half.done, half.left]).toEqual([20, 0]);
    expect((await post('undo-closing', { ...undo, after: half.after })).body).toEqual({
      done: 0,
      left: 0,
      after: null,
    });
    expect(new Set(stateOf())).toEqual(new Set(['PRE_REGISTERED true']));
    // The first one's next batch would be of an act that is undone.
    expect((await post('close-season', { ...first, after: body.after })).body.code).toBe('season_changed');
    expect(await close(second)).toEqual({ done: 25, left: 0 });
    expect((await post('close-season', first)).body.code).toBe('season_closing');
    expect(new Set(ids.map(seasonOf))).toEqual(new Set([next.id]));
  });

  it('SEAS-08 SEAS-11 nobody is moved into a season that is being closed: its batches may be past them', async () => {
    const season_id = await open();
    const { id } = await apply(api);
    const next = addSeason(api.deps, { starts_on: '2028-07-01', ends_on: '2028-09-20', applications_close_on: '' });
    changeRows(api.deps.db, 'season', { id: next.id }, { closing_id: randomUUID() });
    const choice = { season_id, decision_id: randomUUID(), open: 'move', complete: 'leave', to: next.id };
    const { body } = await post('close-season', choice);
    expect(body.code).toBe('season_gone');
    expect([seasonOf(id), seasonStore(api.deps.db).find(season_id)?.closing_id]).toEqual([season_id, null]);
  });

  it('SEAS-11 nobody applies for a season that is being closed, until that is taken back', async () => {
    const season_id = await open();
    for (let count = 0; count < 21; count++) await apply(api);
    const decision_id = randomUUID();
    await post('close-season', { season_id, decision_id, open: 'end', complete: 'leave' });
    const late = { email: 'late@example.org' };
    for (const named of [{}, { season: season_id }])
      expect((await sendStep1(api, { ...late, ...named })).body.code).toBe('applications_closed');
    let { after } = (await post('undo-closing', { season_id, decision_id })).body;
    while (after !== null) after = (await post('undo-closing', { season_id, decision_id, after })).body.after;
    expect((await sendStep1(api, { ...late, season: season_id })).status).toBe(200);
  });

  it('SEAS-11 whoever is moved once more meanwhile reads of both seasons in their order', async () => {
    const season_id = await open();
    const { id, email } = await apply(api);
    const goal = (name_en: string, ends_on: string) =>
      addSeason(api.deps, { name_en, starts_on: '2028-07-01', ends_on, applications_close_on: '' });
    const [first, second] = [goal('early summer', '2028-09-20'), goal('late summer', '2028-09-21')];
    const decision_id = randomUUID();
    await close({ season_id, decision_id, open: 'move', complete: 'leave', to: first.id });
    api.clock.time += MINUTE_MS;
    const move = { act: 'move', season_id: second.id, applications: [id] };
    const { applications } = (await chief.post('/api/admin/applications/preview', move)).body;
    const again = { ...move, decision_id: randomUUID(), applications };
    expect((await chief.post('/api/admin/applications/many', again)).body.results).toEqual([{ id, done: true }]);
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    const moved = async () => (await subjectsTo(api, email)).filter((subject) => subject.includes('is now for'));
    expect(await moved()).toEqual([]);
    api.clock.time += 9 * MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(await moved()).toEqual(['early', 'late'].map((one) => `Your application is now for: ${one} summer`));
  });

  it('SEAS-11 ends no proposal as long as the closing can be undone', async () => {
    const season_id = await open();
    const { browser } = await vettedCompany(api, chief);
    const { body } = await browser.post('/api/employer/save-requirement', {
      ...{ ...REQUIREMENT, requirement_id: randomUUID(), open: true },
    });
    const { id } = makePoolCandidate(api.deps);
    changeRows(api.deps.db, 'applicant', { id }, { season_id });
    const match = makeMatch(api.deps, { requirementId: String(body.id), applicantId: id, state: 'proposed' });
    const settledAfter = (seconds: number) => {
      api.clock.time += seconds * SECOND_MS;
      while (settleMatches(api.deps));
      return matchStore(api.deps.db).find(match)?.state;
    };
    const choice = { season_id, decision_id: randomUUID(), open: 'end', complete: 'leave' };
    expect(await close(choice)).toMatchObject({ done: 1 });
    expect(settledAfter(UNDO_CLOSING_SECONDS - 1)).toBe('proposed');
    expect((await post('undo-closing', choice)).body).toMatchObject({ done: 1 });
    expect(settledAfter(UNDO_CLOSING_SECONDS)).toBe('proposed');

    await close({ ...choice, decision_id: randomUUID() });
    expect(settledAfter(UNDO_CLOSING_SECONDS)).not.toBe('proposed');
  });

  it('SEAS-07 SEAS-11 moves whoever asked for a third season there, or leaves them with their wish, and says so before', async () => {
    const season_id = await open();
    const days = (year: number) => ({
      starts_on: `${year}-07-01`,
      ends_on: `${year}-09-20`,
      applications_close_on: '',
    });
    const [next, third, shut] = [2028, 2029, 2030].map((year) => addSeason(api.deps, days(year)));
    const [plain, asks, waits, complete] = [
      await apply(api, { season: season_id }),
      await apply(api, { season: season_id }),
      await apply(api, { season: season_id }),
      await applyUntil(api, 'COMPLETE'),
    ].map(({ id }) => id);
    const wish = (id: string | undefined, season: typeof third) =>
      changeRows(api.deps.db, 'applicant', { id }, { wished_season_id: season?.id, wished_season_at: NOON });
    for (const id of [asks, complete]) wish(id, third);
    wish(waits, shut);
    changeRows(api.deps.db, 'applicant', { id: complete }, { season_id });
    changeRows(api.deps.db, 'season', { id: shut?.id }, { applications_close_on: '2026-01-01' });
    const { body } = await chief.get(`/api/admin/seasons/${season_id}/closing`);
    expect(body).toEqual({
      ...{ open: 3, complete: 1, kept: 0, held: 0, accepted: 0 },
      wishes: expect.toSatisfy((wishes: object[]) =>
        [
          { season_id: third?.id, moves: true, open: 1, complete: 1 },
          { season_id: shut?.id, moves: false, open: 1, complete: 0 },
        ].every((one) => wishes.some((other) => JSON.stringify(one) === JSON.stringify(other))),
      ),
    });
    const choice = { season_id, decision_id: randomUUID(), open: 'end', complete: 'move', to: next?.id };
    expect(await close(choice)).toEqual({ done: 3, left: 1 });
    const people = [plain, asks, waits, complete].map((id = '') => [statusOf(api, id), seasonOf(id)]);
    expect(people).toEqual([
      ['REJECTED', season_id],
      ['PRE_REGISTERED', third?.id],
      ['PRE_REGISTERED', season_id],
      ['COMPLETE', third?.id],
    ]);
    const wishOf = (id: string | undefined) => columnOf(api.deps.db, 'applicant', 'wished_season_id', { id });
    expect([asks, waits].map(wishOf)).toEqual([[null], [shut?.id]]);
    await post('undo-closing', { season_id, decision_id: choice.decision_id });
    expect(wishOf(asks)).toEqual([third?.id]);
  });

  it('SEAS-11 goes through many in batches, and leaves whom it is to leave', async () => {
    const season_id = await open();
    for (let count = 0; count < 21; count++) await apply(api);
    expect(await close({ season_id, decision_id: randomUUID(), open: 'leave', complete: 'leave' })).toEqual({
      done: 0,
      left: 21,
    });
    expect(seasonStore(api.deps.db).find(season_id)?.archived_at).toBe(NOON);
  });
});

it('SEAS-12 the overview says while the last season is over and none is planned', async () => {
  const unplanned = async () =>
    ((await chief.get('/api/admin/todo')).body as unknown as { season_unplanned: { count: number } }).season_unplanned;
  expect(await unplanned()).toMatchObject({ count: 1 });
  await save();
  expect(await unplanned()).toMatchObject({ count: 0 });
});

it('SEAS-12 the overview says while a season has a complete application for each place, and stays open', async () => {
  const season_id = await open();
  changeRows(api.deps.db, 'season', { id: season_id }, { capacity: 1 });
  const full = async () =>
    ((await chief.get('/api/admin/todo')).body as unknown as { season_full: { count: number } }).season_full.count;
  const [id = ''] = addCrowd(api.deps, { count: 1 });
  changeRows(api.deps.db, 'applicant', { id }, { season_id });
  expect(await full()).toBe(0);
  changeRows(api.deps.db, 'applicant', { id }, { status: 'COMPLETE' });
  expect(await full()).toBe(1);
  expect((await apply(api)).id).toBeTruthy();
});

it('SEAS-14 the queue and its export show one season', async () => {
  const early = await apply(api);
  const season_id = await open();
  const late = await apply(api);
  const listed = async (season: string, more: object = {}) =>
    (
      (await chief.post('/api/admin/applications', { show: 'all', season, ...more })).body as unknown as {
        applications: { id: string }[];
      }
    ).applications.map(({ id }) => id);
  expect(await listed(season_id)).toEqual([late.id]);
  expect(await listed('next')).toEqual([early.id]);
  const waiting = async (season: object) =>
    (await chief.post('/api/admin/applications', { show: 'waiting', ...season })).body as { counts?: object };
  for (const [season, step1] of [
    [{ season: season_id }, 1],
    [{ season: 'next' }, 1],
    [{}, 2],
  ] as const)
    expect((await waiting(season)).counts).toMatchObject({ step1 });
  for (const [more, fits] of [
    [{ show: 'waiting' }, true],
    [{ show: 'waiting', step: 'step1' }, true],
    [{ show: 'waiting', step: 'originals' }, false],
    [{ status: 'PRE_REGISTERED' }, true],
    [{ status: 'COMPLETE' }, false],
    [{ step: 'step1' }, true],
    [{ step: 'originals' }, false],
    [{ step: 'step1', status: 'COMPLETE' }, false],
  ] as const)
    expect(await listed(season_id, more), JSON.stringify(more)).toEqual(fits ? [late.id] : []);
  const { seasons } = (await chief.get('/api/admin/seasons')).body as unknown as Seasons;
  expect(seasons.map(({ stages }) => stages.applied)).toEqual([1, 0]);

  const figures = async (season: string) =>
    (await chief.get(`/api/admin/figures?season=${season}`)).body as unknown as { applied: number; weeks: object[] };
  expect((await figures(season_id)).applied).toBe(1);
  expect((await figures('next')).weeks.at(-1)).toMatchObject({ applications: 1 });
  // Whoever is erased stays in the figures of their season.
  expect(beginErasure(api.deps, late.id, { why: 'operator' })).toBe(true);
  expect((await figures(season_id)).applied).toBe(1);
  expect((await figures('next')).applied).toBe(1);
  const after = (await chief.get('/api/admin/seasons')).body as unknown as Seasons;
  expect(after.seasons.map(({ stages }) => stages.applied)).toEqual([1, 0]);
});
