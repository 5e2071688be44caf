import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { employerNewsStore } from '#api/employers/employer-news.store.ts';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { tellEmployers } from '#api/employers/tell-employers.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { remindOfContracts } from '#api/employment-contracts/remind-of-contracts.ts';
import { remindOfMatches } from '#api/matches/remind-of-matches.ts';
import { expireMatches, settleMatches } from '#api/matches/settle-matches.ts';
import { giveSeason } from '#api/seasons/admin/give-season.ts';
import { seasonStore } from '#api/seasons/season.store.ts';
import { seasonsToApplyFor } from '#api/seasons/season-of.ts';
import { renewStandings } from '#api/standing/keep-standing.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { member, newAdmin } from '../support/accounts.ts';
import { type Api, SEASON_AHEAD, startApi } from '../support/api-server.ts';
import { makeConfirmedMatch, makeSentContract } from '../support/contracts.ts';
import { addCrowd } from '../support/crowd.ts';
import { ownEmployer, vettedCompany } from '../support/employers.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate, PLACEMENT_TIME } from '../support/placements.ts';
import { changeRows, columnOf, countOf } from '../support/rows.ts';

// One bad row must hold up no other for ever: neither those of its batch nor those behind it.

let api: Api;
beforeEach(async () => {
  const env = { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100', CLOCK_CONFIRMED: 'yes' };
  api = await startApi({ env, time: PLACEMENT_TIME, programme: SEASON_AHEAD });
});
afterEach(() => api.stop());

/** No mail can be queued for an application, or for an account. */
const noMailFor = (column: 'applicant_id' | 'account_id', id: string) =>
  api.deps.db.exec(`CREATE TEMP TRIGGER bad BEFORE INSERT ON outbox WHEN NEW.${column} = '${id}'
    BEGIN SELECT RAISE(ABORT, 'bad row'); END`);
const mailed = (template: string) => columnOf(api.deps.db, 'outbox', 'applicant_id', { template });
/** More than one batch of offers, the one that lapses first of somebody for whom no mail can be queued. */
async function offers(count: number) {
  const employer = await ownEmployer((await member(api, 'employer')).browser);
  const { requirementId } = makeConfirmedMatch(api.deps, employer.id, { headcount: count + 1 });
  const made = Array.from({ length: count }, (_, at) => {
    const { id: applicantId } = makePoolCandidate(api.deps);
    const answerUntil = api.clock.now() + 5 * DAY_MS + at;
    return { applicantId, id: makeMatch(api.deps, { requirementId, applicantId, state: 'released', answerUntil }) };
  });
  noMailFor('applicant_id', made[0]?.applicantId ?? '');
  return made;
}

it('PLAC-12 PLAC-14 an offer whose mail cannot be made keeps none behind it from its reminder, nor from its end', async () => {
  const [bad, ...sound] = await offers(25);
  api.clock.time += 2 * DAY_MS;
  while (remindOfMatches(api.deps));
  expect(mailed('reminder-offer').sort()).toEqual(sound.map(({ applicantId }) => applicantId).sort());
  api.clock.time += 8 * DAY_MS;
  while (expireMatches(api.deps));
  expect(columnOf(api.deps.db, 'match', 'id', { state: 'released' })).toEqual([bad?.id]);
});

it('a batch of nothing but offers that cannot end is no reason to go on at once', async () => {
  await offers(20);
  api.deps.db.exec("CREATE TEMP TRIGGER all_bad BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'bad row'); END");
  api.clock.time += 10 * DAY_MS;
  expect(expireMatches(api.deps)).toBe(false);
});

it('a whole batch of offers that cannot end keeps none behind it from its end', async () => {
  const made = await offers(21);
  const last = made.at(-1);
  api.deps.db.exec(`CREATE TEMP TRIGGER most_bad BEFORE INSERT ON outbox WHEN NEW.applicant_id <> '${last?.applicantId}'
    BEGIN SELECT RAISE(ABORT, 'bad row'); END`);
  api.clock.time += 10 * DAY_MS;
  while (expireMatches(api.deps));
  expect(columnOf(api.deps.db, 'match', 'id', { state: 'expired' })).toEqual([last?.id]);
});

it('an offer that cannot end keeps no other of its requirement from ending with it', async () => {
  const [bad] = await offers(25);
  const [requirementId = ''] = columnOf(api.deps.db, 'requirement', 'id');
  requirementStore(api.deps.db).setState(requirementId, 'closed');
  while (settleMatches(api.deps));
  expect(columnOf(api.deps.db, 'match', 'id', { state: 'released' })).toEqual([bad?.id]);
});

it.each([
  ['to sign', remindOfContracts, 'contract-unsigned', PLACEMENT_TIME + 3 * DAY_MS],
  ['of paper', remindOfContracts, 'contract-paper', Date.parse('2027-06-30T10:00:00Z')],
] as const)(
  'a contract whose mail cannot be made keeps no other from being reminded %s',
  async (_, run, template, time) => {
    const employer = await ownEmployer((await member(api, 'employer')).browser);
    const contracts = [];
    for (let at = 0; at < 3; at += 1) contracts.push(await makeSentContract(api.deps, employer.id));
    const [bad = '', ...sound] = contracts.map(({ id }) => contractStore(api.deps.db).find(id)?.applicant_id);
    noMailFor('applicant_id', bad);
    api.clock.time = time;
    while (run(api.deps));
    while (run(api.deps));
    expect(mailed(template).sort()).toEqual(sound.sort());
  },
);

it('an employer that cannot be told its news keeps no other from theirs', async () => {
  const chief = (await newAdmin(api)).browser;
  const [bad, sound] = [await vettedCompany(api, chief), await vettedCompany(api, chief)];
  for (const { browser } of [bad, sound])
    employerNewsStore(api.deps.db).add(
      (await ownEmployer(browser)).id,
      { template: 'employer-contract-sent', params: '{}' },
      api.clock.now(),
    );
  changeRows(api.deps.db, 'employer_news', { employer_id: (await ownEmployer(bad.browser)).id }, { params: '{' });
  api.clock.time += DAY_MS;
  while (tellEmployers(api.deps));
  expect(countOf(api.deps.db, 'outbox', { template: 'employer-contract-sent' })).toBe(1);
  expect(countOf(api.deps.db, 'employer_news')).toBe(0);
});

it('somebody who cannot be told of their season keeps nobody from theirs', () => {
  const people = addCrowd(api.deps, { count: 25, status: 'PRE_REGISTERED' });
  changeRows(api.deps.db, 'applicant', {}, { season_id: null });
  noMailFor('applicant_id', people[0] ?? '');
  while (giveSeason(api.deps));
  const [season] = seasonsToApplyFor(api.deps).open;
  expect(countOf(api.deps.db, 'applicant', { season_id: season?.id })).toBe(25);
  expect(mailed('season-moved')).toHaveLength(24);
});

it('SEAS-11 somebody who cannot be told of the end keeps no season from being closed', async () => {
  const chief = (await newAdmin(api)).browser;
  const people = addCrowd(api.deps, { count: 25, status: 'PRE_REGISTERED' });
  noMailFor('applicant_id', people[0] ?? '');
  const [season] = seasonsToApplyFor(api.deps).open;
  changeRows(api.deps.db, 'applicant', {}, { season_id: season?.id });
  const input = { season_id: season?.id, decision_id: randomUUID(), open: 'end', complete: 'leave' };
  const close = async (after?: string) =>
    (await chief.post('/api/admin/close-season', { ...input, after }))
      .body as unknown as ReplyOf<'POST /api/admin/close-season'>;
  const first = await close();
  const last = await close(String(first.after));
  expect([first.done + last.done, first.left + last.left, last.after]).toEqual([24, 1, null]);
  expect(seasonStore(api.deps.db).find(season?.id ?? null)?.archived_at).toBe(api.clock.now());
  expect(mailed('application-rejected')).toHaveLength(24);
});

it('a candidate who cannot be judged leaves the pool with all others whose days are over', () => {
  const [bad] = Array.from({ length: 25 }, () => makePoolCandidate(api.deps));
  changeRows(api.deps.db, 'applicant', { id: bad?.id }, { status: 'UNKNOWN' });
  api.clock.time = Date.parse('2027-09-29T12:00:00Z');
  while (renewStandings(api.deps));
  expect(countOf(api.deps.db, 'pool_candidate')).toBe(0);
});
