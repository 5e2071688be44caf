import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { isApprovedForPool } from '#api/placements/judge-for-pool.ts';
import { poolStore } from '#api/placements/pool.store.ts';
import { renewStandings } from '#api/standing/keep-standing.ts';
import { CONSENT_VERSIONS } from '#contract/placements/consent.ts';
import type { PlacementReply } from '#contract/placements/placement.ts';
import { member } from '../support/accounts.ts';
import { type Api, SEASON_AHEAD, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil, documentOf } from '../support/applications.ts';
import { deskAdmin } from '../support/desk.ts';
import { OPERATOR } from '../support/operator.ts';
import { PLACEMENT, PLACEMENT_TIME } from '../support/placements.ts';
import { rowsOf } from '../support/rows.ts';
import { onlySeason, renewAll, setSeason } from '../support/seasons.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({
    env: { RATE_LIMIT_FACTOR: '100', ADMIN_2FA: 'off' },
    time: PLACEMENT_TIME,
    programme: SEASON_AHEAD,
  });
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<typeof apply>>;
const ask = async (call: string, { token }: { token: string }, body: object = {}) => {
  const answer = await answerOf(api.post(call, { access_token: token, ...body }));
  return { ...answer, placement: answer.body as unknown as PlacementReply };
};
const look = async (person: Person) => (await ask('placement', person)).placement;
const save = async (person: Person, change: object = {}) =>
  ask('save-placement', person, { ...PLACEMENT, version: (await look(person)).version, ...change });
const CONSENT = { purpose: 'employers', text_version: CONSENT_VERSIONS.employers, lang: 'de' };
const consent = (person: Person, given: boolean, change: object = {}) =>
  ask('set-consent', person, { ...CONSENT, given, ...change });
const row = ({ id }: Person) => poolStore(api.deps.db).find(id);

/** Somebody whom employers see. */
async function candidate() {
  const person = await applyUntil(api, 'STEP2_APPROVED');
  await save(person);
  await consent(person, true);
  expect(row(person)).toBeDefined();
  return person;
}

describe('The data for a placement', () => {
  it('is saved with gaps, says what is missing, and is not saved over another window', async () => {
    const person = await applyUntil(api, 'A2_CV_RECEIVED');
    expect(await look(person)).toMatchObject({ version: 0, can_save: true, profile: { born_on: '' } });
    const half = await save(person, { born_on: '', days_worked: null });
    expect(half.placement.pool.missing).toEqual(['born_on', 'days_worked']);
    expect((await save(person, { version: 1 })).placement).toMatchObject({ version: 2, pool: { missing: [] } });
    // The same once more: a doubled press.
    expect((await save(person, { version: 1 })).placement.version).toBe(2);
    const late = await save(person, { version: 1, university: 'Jimma University' });
    expect([late.status, late.body.code]).toEqual([409, 'placement_changed']);
    expect((await look(person)).profile).toEqual(PLACEMENT);
  });

  it.each([
    [{ born_on: '31.13.2003' }, 'born_on', 'date_invalid'],
    [{ born_on: '2026-11-23' }, 'born_on', 'day_invalid'],
    [{ certificate_on: '9999-12-31' }, 'certificate_on', 'day_invalid'],
    [{ vacation_until: '2027-02-30' }, 'vacation_until', 'date_invalid'],
    [{ vacation_until: '2027-01-01' }, 'vacation_until', 'end_before_start'],
    [{ available_until: '2027-01-01' }, 'available_until', 'end_before_start'],
    [{ nationality: 'XX' }, 'nationality', 'input_invalid'],
    [{ nationality: 7 }, 'nationality', 'input_invalid'],
    [{ days_worked: 367 }, 'days_worked', 'days_worked_invalid'],
    [{ days_worked: '0' }, 'days_worked', 'days_worked_invalid'],
    [{ is_enrolled: 'yes' }, 'is_enrolled', 'input_invalid'],
    [{ university: 'x'.repeat(60_000) }, 'university', 'input_too_long'],
    [{ level: 'A0' }, 'level', 'input_invalid'],
    [{ first_wish: 'pilot' }, 'first_wish', 'input_invalid'],
    [{ version: -1 }, 'version', 'input_invalid'],
  ])('is refused at the field: %j', async (change, path, code) => {
    known ??= await applyUntil(api, 'A2_CV_RECEIVED');
    const { status, body } = await save(known, change);
    expect([status, body.errors]).toMatchObject([400, [{ path, code }]]);
  });
  let known: Person | undefined;

  it('is asked once the documents are here, and not after the end', async () => {
    const person = await apply(api);
    expect((await save(person)).body.code).toBe('placement_closed');
    expect((await consent(person, true)).body.code).toBe('placement_closed');
    const ended = await applyUntil(api, 'A2_CV_RECEIVED');
    review.withdraw(api.deps, OPERATOR, ended.id);
    expect((await save(ended)).body.code).toBe('placement_closed');
  });

  it('is reached by the account too, and by nobody else’s', async () => {
    const person = await candidate();
    const { browser } = await member(api, 'student');
    expect((await browser.post('/api/functions/placement')).body.code).toBe('applicant_not_found');
    await browser.post('/api/me/link-application', { access_token: person.token });
    const mine = (await browser.post('/api/functions/placement')).body as unknown as PlacementReply;
    expect(mine.profile).toEqual(PLACEMENT);
    const other = await member(api, 'employer');
    expect((await other.browser.post('/api/functions/placement')).body.code).toBe('role_required');
    expect((await answerOf(api.post('placement', {}))).body.code).toBe('sign_in_required');
    expect((await ask('placement', { token: 'x'.repeat(43) })).body.code).toBe('applicant_not_found');
  });
});

describe('Consent', () => {
  it('is kept with its version, time and language, and each anew', async () => {
    const person = await candidate();
    await consent(person, true);
    await consent(person, false);
    await consent(person, false);
    await consent(person, true, { lang: 'en' });
    expect(rowsOf(api.deps.db, 'consent', { applicant_id: person.id, purpose: 'employers' })).toMatchObject([
      { text_version: CONSENT_VERSIONS.employers, lang: 'de', withdrawn_at: PLACEMENT_TIME },
      { text_version: CONSENT_VERSIONS.employers, lang: 'en', withdrawn_at: null },
    ]);
    const actions = eventStore(api.deps.db)
      .history('applicant', person.id)
      .map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('consent'))).toEqual([
      'consent-given',
      'consent-withdrawn',
      'consent-given',
    ]);
  });

  it('is not given to a text that has changed', async () => {
    const person = await applyUntil(api, 'A2_CV_RECEIVED');
    expect((await consent(person, true, { text_version: '2020-01' })).body.code).toBe('consent_text_changed');
  });

  it('counts at once when it is withdrawn, also after the end, and the number stays', async () => {
    const person = await candidate();
    const number = row(person)?.number;
    expect((await consent(person, false)).placement.pool).toMatchObject({ since: null, waits: ['consent'] });
    expect(row(person)).toBeUndefined();
    await consent(person, true);
    expect(row(person)?.number).toBe(number);
    review.withdraw(api.deps, OPERATOR, person.id);
    expect((await consent(person, false)).placement.consents).toMatchObject([{ given_at: null }]);
  });
});

describe('The pool', () => {
  it('takes in whoever is approved, whole, without obstacle and willing; says why not otherwise', async () => {
    const person = await applyUntil(api, 'A2_CV_RECEIVED');
    const waits = async () => (await look(person)).pool.waits;
    expect(await waits()).toEqual(['approval', 'data', 'consent']);
    await save(person, { passport_until: '' });
    expect((await look(person)).pool).toMatchObject({
      waits: ['approval', 'obstacles', 'consent'],
      obstacles: ['passport-missing'],
    });
    await save(person);
    await consent(person, true);
    expect(await waits()).toEqual(['approval']);
    review.approve(api.deps, OPERATOR, person.id);
    expect((await look(person)).pool).toMatchObject({ waits: [], since: new Date(PLACEMENT_TIME).toISOString() });
    expect(row(person)).toMatchObject({
      ...{ level: 'A2', available_from: '2027-07-10', available_until: '2027-09-20', days_left: 90 },
      ...{ documents: 'complete', first_wish: 'baggage', approved_at: PLACEMENT_TIME },
    });
  });

  it('leaves somebody whose rejection is undone before all who were approved later', async () => {
    const desk = await deskAdmin(api);
    const person = await candidate();
    const before = row(person)?.approved_at;
    api.clock.time += 60_000;
    const { decision } = await desk.decide(person.id, { action: 'reject', reason: 'wrong one' });
    expect(row(person)).toBeUndefined();
    expect((await desk.undo(person.id, decision)).status).toBe(200);
    expect(row(person)?.approved_at).toBe(before);
    api.clock.time -= 60_000;
  });

  it('follows each change of data, documents, hold and end', async () => {
    const person = await candidate();
    await save(person, { level: 'B1', days_worked: 20 });
    expect(row(person)).toMatchObject({ level: 'B1', days_left: 70 });
    await save(person, { level: '' });
    expect(row(person)).toBeUndefined();
    await save(person);
    review.sendBack(api.deps, OPERATOR, person.id, 'cv', 'blurred');
    expect(row(person)?.documents).toBe('pending');
    const who = { accountId: (await member(api, 'employer')).id };
    review.hold(api.deps, who, person.id, 'x', '2099-01-01');
    expect(row(person)).toBeUndefined();
    review.goOn(api.deps, who, person.id);
    expect(row(person)).toBeDefined();
    review.reject(api.deps, OPERATOR, person.id, 'because');
    expect(row(person)).toBeUndefined();
    review.reopen(api.deps, OPERATOR, person.id);
    expect(row(person)).toBeDefined();
  });

  it('goes by the end that one of us has read in the passport, with a mail an hour later, and back again', async () => {
    const person = await candidate();
    const isTold = () => outboxStore(api.deps.db).isWaiting(person.id, 'season-days');
    // Whoever shortens their own days reads it on the page at once.
    await save(person, { available_until: '2027-07-20' });
    expect([row(person), isTold()]).toEqual([undefined, false]);
    await save(person);
    const desk = await deskAdmin(api);
    const document_id = documentOf(api, person.id, 'passport').id;
    const note = (expires_on: string, seen: string | null) =>
      desk.browser.post('/api/admin/set-passport-note', { document_id, number: '', expires_on, seen });
    await note('2027-08-01', null);
    expect((await look(person)).pool.obstacles).toEqual(['passport-short']);
    expect([row(person), isTold()]).toEqual([undefined, true]);
    await note('', new Date(api.clock.time).toISOString());
    expect(row(person)?.passport_until).toBe(PLACEMENT.passport_until);
  });

  it('takes an approval back with it', async () => {
    const person = await applyUntil(api, 'A2_CV_RECEIVED');
    await save(person);
    await consent(person, true);
    const desk = await deskAdmin(api);
    const { decision } = await desk.decide(person.id, { action: 'approve' });
    expect(row(person)).toBeDefined();
    expect((await desk.undo(person.id, decision)).status).toBe(200);
    expect(row(person)).toBeUndefined();
  });

  // Point 13 of issue 35.
  it('gets those back after a start whom a wrong date of the season took out', async () => {
    const { deps } = api;
    const { starts_on, ends_on } = onlySeason(deps);
    const person = await candidate();
    setSeason(deps, { starts_on: '2027-01-02', ends_on: '2027-01-28' });
    renewAll(deps);
    expect(row(person)).toBeUndefined();
    setSeason(deps, { starts_on, ends_on });
    renewAll(deps);
    expect(row(person)).toMatchObject({ available_until: PLACEMENT.available_until });
  });

  it('loses whoever’s days are over', async () => {
    const person = await candidate();
    api.clock.time = Date.parse('2027-09-21T12:00:00Z');
    while (renewStandings(api.deps));
    expect(row(person)).toBeUndefined();
    api.clock.time = PLACEMENT_TIME;
  });

  it.each([
    ['STEP2_APPROVED', undefined, false, true],
    ['COMPLETE', undefined, false, true],
    ['A2_CV_RECEIVED', undefined, true, false],
    // The declaration came before anybody looked at step 2.
    ['ENROLMENT_UPLOADED', 'A2_CV_RECEIVED', false, false],
    ['ENROLMENT_UPLOADED', 'A2_CV_RECEIVED', true, true],
    ['ENROLMENT_UPLOADED', 'STEP2_APPROVED', false, true],
    ['REJECTED', 'STEP2_APPROVED', true, false],
  ] as const)('counts %s after %s (accepted: %s) as approved: %s', (status, statusBefore, areAccepted, expected) => {
    expect(isApprovedForPool(status, { statusBefore, areAccepted })).toBe(expected);
  });
});
