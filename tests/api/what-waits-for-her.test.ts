import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { remind } from '#api/applicants/reminders/remind.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractLifeStore } from '#api/employment-contracts/contract-life.store.ts';
import { contractCopyStore } from '#api/employment-contracts/copies/contract-copy.store.ts';
import { remindOfContracts } from '#api/employment-contracts/remind-of-contracts.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { remindOfMatches } from '#api/matches/remind-of-matches.ts';
import { expireMatches } from '#api/matches/settle-matches.ts';
import { poolStore } from '#api/placements/pool.store.ts';
import { answerUntil } from '#api/time/answer-until.ts';
import { berlinMidnight, lastDayOf } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { COST_ITEMS } from '#contract/employment-contracts/contract-rules.ts';
import type { Offer } from '#contract/matching/match.ts';
import { member, visitor } from '../support/accounts.ts';
import { type Api, SEASON_AHEAD, startApi } from '../support/api-server.ts';
import { answerOf, applyUntil, viewOf } from '../support/applications.ts';
import { setConsent } from '../support/consents.ts';
import { makeConfirmedMatch, makeSentContract } from '../support/contracts.ts';
import { deskAdmin } from '../support/desk.ts';
import { saveEmployer } from '../support/employers.ts';
import { mailsTo, subjectsTo } from '../support/mails.ts';
import { receiveAndComplete } from '../support/operator.ts';
import { PLACEMENT, PLACEMENT_TIME } from '../support/placements.ts';
import { changeRows, countOf } from '../support/rows.ts';
import { settle } from '../support/standings.ts';

// Point 7 of issue 35: after "complete" nobody was told that a place needs details, and offers lapsed in silence.

let api: Api;
beforeEach(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME, programme: SEASON_AHEAD });
});
afterEach(() => api.stop());

const ask = (call: string, token: string, body: object = {}) =>
  answerOf(api.post(call, { access_token: token, ...body }));
const consent = (token: string, given: boolean) => setConsent(api, token, 'employers', given);
const offersOf = ({ body }: { body: object }) => (body as { offers: Offer[] }).offers;
/** The clock goes on by hours, and the server looks as often as it would. */
const pass = (days: number) => {
  for (let hours = 0; hours < days * 24; hours += 1) {
    api.clock.time += HOUR_MS;
    while (remind(api.deps));
    while (remindOfMatches(api.deps));
    while (expireMatches(api.deps));
  }
};

describe('Somebody who is complete without details for a placement', () => {
  const REMINDER = 'A reminder: we still need details to find you a placement';
  const needs = (token: string) => viewOf(api, token);

  it('STAT-14 reads it in the mail and on every page, and is reminded until the details are given', async () => {
    const { token, email } = await applyUntil(api, 'COMPLETE');
    expect(await needs(token)).toMatchObject({ status: 'COMPLETE', needs_placement: true });
    const complete = (await mailsTo(api, email)).at(-1);
    expect(complete?.subject).toBe('Your application is complete');
    expect(complete?.text).toContain('until when your passport is valid');
    expect(complete?.text).toMatch(/Give the details:?\s+\S+\/en\/placement\?token=/);
    pass(3);
    expect((await subjectsTo(api, email)).filter((one) => one === REMINDER)).toHaveLength(1);
    const half = { ...PLACEMENT, available_from: '', version: 0 };
    expect((await ask('save-placement', token, half)).status).toBe(200);
    pass(4);
    expect((await subjectsTo(api, email)).filter((one) => one === REMINDER)).toHaveLength(2);
    expect((await ask('save-placement', token, { ...PLACEMENT, version: 1 })).status).toBe(200);
    // Without a word about the consent nobody is proposed: that is asked for, too.
    expect(await needs(token)).toMatchObject({ needs_placement: true });
    expect((await consent(token, true)).status).toBe(200);
    expect(await needs(token)).toMatchObject({ needs_placement: false });
    pass(20);
    expect((await subjectsTo(api, email)).filter((one) => one === REMINDER)).toHaveLength(2);
  });

  it('hears nothing of it after the consent to be shown was withdrawn, nor with details and consent given before', async () => {
    const [gone, whole] = [await applyUntil(api, 'COMPLETE'), await applyUntil(api, 'STEP2_APPROVED')];
    for (const given of [true, false]) expect((await consent(gone.token, given)).status).toBe(200);
    expect(await needs(gone.token)).toMatchObject({ needs_placement: false });
    await ask('save-placement', whole.token, { ...PLACEMENT, version: 0 });
    await consent(whole.token, true);
    changeRows(api.deps.db, 'applicant', { id: whole.id }, { status: 'COMPLETE' });
    settle(api.deps, whole.id);
    pass(20);
    for (const { email } of [gone, whole]) expect(await subjectsTo(api, email)).not.toContain(REMINDER);
  });

  it.each([
    ['too-young', { born_on: '2009-12-01' }],
    ['vacation-short', { vacation_until: '2027-07-12' }],
  ])('STAT-14 reads on the page and in the mail that employers cannot see them: %s', async (obstacle, change) => {
    const { id, token, email } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    await ask('save-placement', token, { ...PLACEMENT, ...change, version: 0 });
    await consent(token, true);
    receiveAndComplete(api.deps, id);
    expect(poolStore(api.deps.db).find(id)).toBeUndefined();
    expect(await needs(token)).toMatchObject({ status: 'COMPLETE', needs_placement: false, obstacles: [obstacle] });
    const complete = (await mailsTo(api, email)).at(-1);
    expect(complete?.subject).toBe('Your application is complete');
    expect(complete?.text).toContain('Employers do not see you at the moment');
    expect(complete?.text).toMatch(/Open the details:?\s+\S+\/en\/placement\?token=/);
    await consent(token, false);
    expect(await needs(token)).toMatchObject({ obstacles: [] });
  });
});

describe('An offer that waits', () => {
  const REMINDER = 'A reminder: an offer waits for your answer';

  async function offered(change: object = {}) {
    const { id: account, browser } = await member(api, 'employer');
    await saveEmployer(browser);
    const employer = employerStore(api.deps.db).findOfAccount(account);
    const { matchId, ...own } = makeConfirmedMatch(api.deps, employer?.id ?? '');
    const answer_until = Date.parse('2026-11-27T23:00:00Z');
    const row = { answer_until, state: 'released', changed_at: api.clock.now(), ...change };
    changeRows(api.deps.db, 'match', { id: matchId }, row);
    return { matchId, ...own };
  }
  const reminders = async (email: string) => (await subjectsTo(api, email)).filter((one) => one === REMINDER).length;

  it('PLAC-12 is reminded of after two days and after four, with the day and the way to it', async () => {
    const { email } = await offered();
    const counts: number[] = [];
    for (let day = 1; day <= 5; day += 1) {
      pass(1);
      counts.push(await reminders(email));
    }
    expect(counts).toEqual([0, 1, 1, 2, 2]);
    const mail = (await mailsTo(api, email)).at(-1);
    expect(mail?.text).toContain('Please decide by 27 November 2026.');
    expect(mail?.text).toMatch(/\/en\/placement\?token=/);
    pass(3);
    expect(await reminders(email)).toBe(2);
    expect(await subjectsTo(api, email)).toContain('An offer to you has ended');
  });

  it('PLAC-13 gets more time once from its candidate, and once from the operator, who says so in a mail', async () => {
    const { token, email, matchId } = await offered();
    const chief = (await deskAdmin(api)).browser;
    const own = async () => offersOf(await ask('../placement/offers', token));
    const version = async () => (await own())[0]?.version ?? 0;
    const extend = async (seen: number) => ask('../placement/extend-offer', token, { match_id: matchId, seen });
    expect(await own()).toMatchObject([{ answer_until: '2026-11-27', can_extend: true }]);
    const seen = await version();
    // Five days behind 27 November, and then behind the weekend.
    const more = { answer_until: '2026-12-02', can_extend: false };
    expect(offersOf(await extend(seen))).toMatchObject([more]);
    expect(offersOf(await extend(seen))).toMatchObject([more]);
    expect((await extend(await version())).body.code).toBe('offer_extended');
    const by = { match_id: matchId, seen: await version() };
    for (let press = 0; press < 2; press += 1)
      expect((await chief.post('/api/admin/extend-offer', by)).body.match).toMatchObject({
        answer_until: '2026-12-07',
        can_extend: false,
      });
    expect((await subjectsTo(api, email)).filter((one) => one === 'You have more time for an offer')).toHaveLength(1);
  });

  it('PLAC-12 PLAC-13 that is made again, as its requirement opened again, is reminded of and extended anew', async () => {
    const { token, email, matchId } = await offered();
    const own = async () => offersOf(await ask('../placement/offers', token))[0];
    const more = async () =>
      ask('../placement/extend-offer', token, { match_id: matchId, seen: (await own())?.version });
    pass(4);
    expect((await more()).status).toBe(200);
    expect([await reminders(email), (await own())?.can_extend]).toEqual([2, false]);
    api.clock.time += HOUR_MS;
    changeRows(api.deps.db, 'match', { id: matchId }, { changed_at: api.clock.now() });
    pass(4);
    expect([await reminders(email), (await own())?.can_extend]).toEqual([4, true]);
    expect((await more()).status).toBe(200);
  });

  it('PLAC-13 gets no more time once it is over, nor from somebody else', async () => {
    const [{ matchId }, other] = [await offered(), await offered()];
    const input = { match_id: matchId, seen: 1 };
    expect((await ask('../placement/extend-offer', other.token, input)).status).toBe(404);
    changeRows(api.deps.db, 'match', { id: other.matchId }, { answer_until: api.clock.now() });
    const late = await ask('../placement/extend-offer', other.token, { match_id: other.matchId, seen: 1 });
    expect(late.body.code).toBe('offer_expired');
  });

  it('PLAC-10 takes no health insurance off the month that the employer pays by the same sheet', async () => {
    const { token } = await offered();
    const { paidBy } = api.deps.site.programme.costs;
    const netOf = async (payer: 'student' | 'employer') => {
      paidBy.insurance = payer;
      const [offer] = offersOf(await ask('../placement/offers', token));
      return offer?.month?.net;
    };
    const [all, own] = [await netOf('employer'), await netOf('student')];
    const { from, to } = api.deps.site.earnings.month.healthInsuranceEuro;
    expect(all).toEqual({ from: (own?.from ?? 0) + to, to: (own?.to ?? 0) + from });
  });

  it('PLAC-10 says hours, a month before and after deductions, the room and who pays what', async () => {
    const { token, requirementId } = await offered();
    const [offer] = offersOf(await ask('../placement/offers', token));
    // 40 hours at 14.60 euros, in 52 / 12 weeks.
    expect(offer).toMatchObject({ week_hours_from: 40, week_hours_to: 40, month: { gross: { from: 2531, to: 2531 } } });
    expect(offer?.month?.net?.from).toBeLessThan(offer?.month?.net?.to ?? 0);
    expect(offer?.month?.net?.to).toBeLessThan(2531);
    expect(offer).toMatchObject({ housing_euro: 420, shifts_en: 'Early, 4 am to noon' });
    expect(offer).toMatchObject({ overtime_percent: 0, night_percent: 25, sunday_percent: 50 });
    const room = { housing_euro: 0, night_percent: null };
    changeRows(api.deps.db, 'requirement', { id: requirementId }, room);
    const [free] = offersOf(await ask('../placement/offers', token));
    changeRows(api.deps.db, 'requirement', { id: requirementId }, { model: 'seasonal' });
    const [insured] = offersOf(await ask('../placement/offers', token));
    expect(insured?.month).toEqual({ gross: { from: 2531, to: 2531 }, net: null });
    expect(insured?.costs.map(({ item }) => item)).not.toContain('insurance');
    expect(free).toMatchObject(room);
    expect(free?.costs.find(({ item }) => item === 'room')?.euro).toEqual({ from: 0, to: 0 });
    expect(offer?.costs.map(({ item }) => item)).toEqual(COST_ITEMS.filter((item) => item !== 'security'));
  });

  it('PLAC-14 never lapses into a weekend', () => {
    const days = { employerAnswerDays: 7, candidateAnswerDays: 5, quietDays: [] };
    for (let day = 0; day < 60; day += 1)
      for (const state of ['proposed', 'released'] as const) {
        const until = answerUntil(state, PLACEMENT_TIME + day * DAY_MS, days) ?? 0;
        expect([1, 2, 3, 4]).toContain(new Date(lastDayOf(until) ?? '').getUTCDay());
        expect(until - PLACEMENT_TIME - day * DAY_MS).toBeGreaterThan(5 * DAY_MS - HOUR_MS);
      }
  });

  it('PLAC-14 that fell due while the server was off gets another day, which its candidate reads; a restart gives none', async () => {
    const [{ matchId, email }, proposed] = [await offered(), await offered({ state: 'proposed' })];
    const before = await offered({ answer_until: api.clock.now() });
    const again = async (time: number) => {
      api.deps.clockWatch.isPlausible();
      await api.halt();
      api = await startApi({ dataDir: api.deps.folders.root, time, programme: SEASON_AHEAD });
      while (expireMatches(api.deps));
    };
    const rows = () => [matchId, proposed.matchId, before.matchId].map((id) => matchStore(api.deps.db).find(id));
    await again(Date.parse('2026-11-29T23:30:00Z'));
    // Half past twelve at night.
    expect((await subjectsTo(api, email)).at(-1)).not.toBe('You have more time for an offer');
    api.clock.time = Date.parse('2026-11-30T06:00:00Z');
    expect(rows().map((row) => row?.state)).toEqual(['released', 'proposed', 'expired']);
    expect(rows().map((row) => lastDayOf(row?.answer_until ?? null))).toEqual(['2026-12-01', '2026-12-01', null]);
    expect((await subjectsTo(api, email)).at(-1)).toBe('You have more time for an offer');
    api.clock.time = berlinMidnight('2026-12-02') - HOUR_MS;
    await again(berlinMidnight('2026-12-02') + HOUR_MS / 2);
    expect(rows().map((row) => row?.state)).toEqual(['expired', 'expired', 'expired']);
  });

  it('PLAC-14 never lapses on a quiet day, also one that is announced once the offer is out', async () => {
    const { matching } = api.deps.site;
    const quiet = { ...matching, quietDays: ['2026-12-01', '2026-12-02'] };
    const monday = Date.parse('2026-11-26T11:00:00Z');
    expect(lastDayOf(answerUntil('released', monday, quiet))).toBe('2026-12-03');
    const { matchId } = await offered({ answer_until: berlinMidnight('2026-12-02') });
    Object.assign(api.deps.site, { matching: quiet });
    const until = () => matchStore(api.deps.db).find(matchId)?.answer_until ?? null;
    while (api.clock.time < Date.parse('2026-12-02T09:00:00Z')) pass(1);
    while (expireMatches(api.deps));
    expect([matchStore(api.deps.db).find(matchId)?.state, lastDayOf(until())]).toEqual(['released', '2026-12-03']);
    pass(5);
    while (expireMatches(api.deps));
    expect(matchStore(api.deps.db).find(matchId)?.state).toBe('expired');
  });

  it.each(['confirmed', 'declined', 'withheld', 'withdrawn'] as const)('is not once it is %s', async (state) => {
    const { email, matchId } = await offered();
    pass(1);
    changeRows(api.deps.db, 'match', { id: matchId }, { state, answer_until: null });
    pass(6);
    expect(await reminders(email)).toBe(0);
  });

  it('is not on the day on which it was made, nor for somebody who wants no reminders', async () => {
    const [late, quiet] = [await offered({ answer_until: api.clock.now() + DAY_MS }), await offered()];
    applicantStore(api.deps.db).stopReminders(quiet.applicantId, api.clock.now());
    pass(6);
    for (const { email } of [late, quiet]) expect(await reminders(email)).toBe(0);
    // Nor does its history say so.
    expect(countOf(api.deps.db, 'event', { subject: 'match', action: 'remind' })).toBe(0);
  });

  it('PLAC-12 that nobody was reminded of while the server was down comes once, and again after two days', async () => {
    const { email } = await offered({ answer_until: api.clock.now() + 10 * DAY_MS });
    api.clock.time += 4 * DAY_MS;
    const counts: number[] = [];
    for (let day = 0; day < 4; day += 1) {
      pass(1);
      counts.push(await reminders(email));
    }
    expect(counts).toEqual([1, 1, 2, 2]);
  });
});

it('STAT-14 each step of a contract says what is next, and the place is named from the yes on', async () => {
  const { id: account, browser } = await member(api, 'employer');
  await saveEmployer(browser);
  const employer = employerStore(api.deps.db).findOfAccount(account)?.id ?? '';
  const stageOf = async (applicantId: string) => {
    const { token } = tokenStore(api.deps.db).mint(applicantId, api.clock.now());
    return offersOf(await visitor(api).post('/api/placement/offers', { token })).map((one) => one.contract_stage);
  };
  expect(await stageOf(makeConfirmedMatch(api.deps, employer).applicantId)).toEqual([null]);
  const { id } = await makeSentContract(api.deps, employer);
  const applicantId = contractStore(api.deps.db).find(id)?.applicant_id ?? '';
  expect(await stageOf(applicantId)).toEqual(['signing']);
  changeRows(api.deps.db, 'contract', { id }, { state: 'active' });
  expect(await stageOf(applicantId)).toEqual(['checked']);
  for (const [what, stage] of [
    ['paper', 'exchanged'],
    ['zav', 'exchanged'],
    // Landside nobody waits for an airport check.
    ['visa', 'in-force'],
  ] as const) {
    contractLifeStore(api.deps.db).setMark({
      ...{ contract_id: id, what, day: '2026-11-20', noted_by: 'operator', account_id: account },
      ...{ noted_at: api.clock.now(), terms_version: 1 },
    });
    expect(await stageOf(applicantId)).toEqual([stage]);
  }
});

it('PLAC-44 she is reminded of a contract three days after it was sent and after six, until her copy is there', async () => {
  const { id: account, browser } = await member(api, 'employer');
  await saveEmployer(browser);
  const employer = employerStore(api.deps.db).findOfAccount(account)?.id ?? '';
  const [unsigned, signed, quiet, resting] = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const { id } = await makeSentContract(api.deps, employer);
      const applicantId = contractStore(api.deps.db).find(id)?.applicant_id ?? '';
      return { id, applicantId, email: applicantStore(api.deps.db).find(applicantId)?.email ?? '' };
    }),
  );
  if (!unsigned || !signed || !quiet || !resting) throw new Error('no contracts');
  const copy = { id: crypto.randomUUID(), contract_id: signed.id, terms_version: 1, side: 'candidate' } as const;
  contractCopyStore(api.deps.db).add({
    ...{ ...copy, file_name: 'x.pdf', size: 1, sha256: 'x', key_id: 'plain', uploaded_at: api.clock.now() },
  });
  applicantStore(api.deps.db).stopReminders(quiet.applicantId, api.clock.now());
  const { token } = tokenStore(api.deps.db).mint(resting.applicantId, api.clock.now());
  await consent(token, false);
  const REMINDER = 'A reminder: your contract is waiting for your signature';
  const counts: number[] = [];
  for (let day = 1; day <= 8; day += 1) {
    api.clock.time += DAY_MS;
    while (remindOfContracts(api.deps));
    counts.push((await subjectsTo(api, unsigned.email)).filter((one) => one === REMINDER).length);
  }
  expect(counts).toEqual([0, 0, 1, 1, 1, 2, 2, 2]);
  expect((await mailsTo(api, unsigned.email)).at(-1)?.text).toMatch(/\/en\/contract\?token=/);
  for (const { email } of [signed, quiet, resting]) expect(await subjectsTo(api, email)).not.toContain(REMINDER);
});

it('PLAC-44 whoever gets a copy back is reminded from that day on, not of the days before it', async () => {
  const { id: account, browser } = await member(api, 'employer');
  await saveEmployer(browser);
  const employer = employerStore(api.deps.db).findOfAccount(account)?.id ?? '';
  const { id } = await makeSentContract(api.deps, employer);
  const email = applicantStore(api.deps.db).find(contractStore(api.deps.db).find(id)?.applicant_id ?? '')?.email ?? '';
  const copy = { id: crypto.randomUUID(), contract_id: id, terms_version: 1, side: 'candidate' } as const;
  contractCopyStore(api.deps.db).add({
    ...{ ...copy, file_name: 'x.pdf', size: 1, sha256: 'x', key_id: 'plain', uploaded_at: api.clock.now() },
  });
  api.clock.time += 10 * DAY_MS;
  changeRows(api.deps.db, 'contract_copy', { id: copy.id }, { review: 'to_replace' });
  eventStore(api.deps.db).add({
    ...{ at: api.clock.now(), subject: 'contract', subjectId: id, actor: 'operator', action: 'contract-copy-returned' },
    detail: { id: copy.id, side: 'candidate' },
  });
  const counts: number[] = [];
  for (let day = 0; day <= 6; day += 1) {
    for (let look = 0; look < 3; look += 1) while (remindOfContracts(api.deps));
    counts.push((await subjectsTo(api, email)).filter((one) => one.startsWith('A reminder: your contract')).length);
    api.clock.time += DAY_MS;
  }
  expect(counts).toEqual([0, 0, 0, 1, 1, 1, 2]);
});

it('a contract that waits for her signature says so with the place, until her copy is there', async () => {
  const { id: account, browser } = await member(api, 'employer');
  await saveEmployer(browser);
  const employer = employerStore(api.deps.db).findOfAccount(account);
  const { id } = await makeSentContract(api.deps, employer?.id ?? '');
  const contract = contractStore(api.deps.db).find(id);
  const { token } = tokenStore(api.deps.db).mint(contract?.applicant_id ?? '', api.clock.now());
  const offers = async () =>
    (await visitor(api).post('/api/placement/offers', { token })).body as unknown as { offers: Offer[] };
  expect((await offers()).offers).toMatchObject([{ has_contract: true, awaits_signature: true, is_sent_back: false }]);
  contractCopyStore(api.deps.db).add({
    ...{ id: crypto.randomUUID(), contract_id: id, terms_version: 1, side: 'candidate', file_name: 'x.pdf', size: 1 },
    ...{ sha256: 'x', key_id: 'plain', uploaded_at: api.clock.now() },
  });
  const signed = { has_contract: true, awaits_signature: false };
  expect((await offers()).offers).toMatchObject([{ ...signed, awaits_employer: false }]);
  changeRows(api.deps.db, 'contract_copy', { side: 'employer' }, { review: 'to_replace' });
  expect((await offers()).offers).toMatchObject([{ ...signed, awaits_employer: true }]);
  // The operator sends it back: it is her turn again.
  changeRows(api.deps.db, 'contract_copy', { side: 'candidate' }, { review: 'to_replace' });
  expect((await offers()).offers).toMatchObject([{ awaits_signature: true, is_sent_back: true }]);
});

it('a place that is taken back stays named, with what was a place, and whether she is still considered', async () => {
  const { id: account, browser } = await member(api, 'employer');
  await saveEmployer(browser);
  const employer = employerStore(api.deps.db).findOfAccount(account)?.id ?? '';
  const { matchId, token, applicantId } = makeConfirmedMatch(api.deps, employer);
  const offers = async () => offersOf(await ask('../placement/offers', token));
  expect(await offers()).toMatchObject([{ state: 'confirmed', was_place: false }]);
  const chief = (await deskAdmin(api)).browser;
  const seen = matchStore(api.deps.db).find(matchId)?.version;
  const taken = { match_id: matchId, seen, decision: 'withheld', reason: 'The hall burned down' };
  expect((await chief.post('/api/admin/decide-match', taken)).status).toBe(200);
  expect(await offers()).toMatchObject([{ id: matchId, state: 'withheld', was_place: true, is_considered: true }]);
  await consent(token, false);
  expect(await offers()).toMatchObject([{ was_place: true, is_considered: false }]);
  expect(poolStore(api.deps.db).find(applicantId)).toBeUndefined();
  const { email } = applicantStore(api.deps.db).find(applicantId) ?? { email: '' };
  // The mail is written when it is sent: by then she has withdrawn her consent.
  expect((await mailsTo(api, email)).at(-1)?.text).toMatch(
    /You are not considered|sind Sie gerade nicht in der Auswahl/,
  );
});
