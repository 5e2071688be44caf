import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctPassport } from '#api/applicants/correct-passport.ts';
import { deferredDocumentStore } from '#api/applicants/deferred-document.store.ts';
import { unacceptedDocuments } from '#api/applicants/documents-needed.ts';
import { loadApplicant } from '#api/applicants/load.ts';
import { remind, remindByOperator } from '#api/applicants/reminders/remind.ts';
import { moveToSeason } from '#api/applicants/review/move-to-season.ts';
import { review } from '#api/applicants/review/review.ts';
import { viewForDesk } from '#api/applicants/review/view-for-desk.ts';
import { todoStore } from '#api/desk/todo.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { seasonStore } from '#api/seasons/season.store.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { type Api, NOON, SEASON_AHEAD, startApi } from '../support/api-server.ts';
import { answerOf, applyUntil, documentOf, sendMissing, viewOf } from '../support/applications.ts';
import { pdf } from '../support/files.ts';
import { documentForm, formOf, step2Form } from '../support/forms.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR, receiveAndComplete } from '../support/operator.ts';
import { addSeason, renewAll, setSeason } from '../support/seasons.ts';

const until = berlinDate(NOON + 20 * DAY_MS);
let api: Api;
beforeAll(async () => {
  const programme = { ...SEASON_AHEAD, a2FollowsUntil: until, passportFollowsUntil: until };
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' }, programme });
});
afterAll(() => api.stop());

/** Step 2 with an identity card, whose passport follows. */
async function sendCard(to: Api, token: string, fields: Record<string, string> = {}) {
  const form = await step2Form(token, fields.a2_follows ? { a2_file: undefined } : {});
  for (const [name, value] of Object.entries({ passport_follows: 'true', ...fields })) form.set(name, value);
  const { id } = (await answerOf(to.post('submit-a2-cv', form))).body.applicant;
  await sendMissing(to, { id, token });
  return viewOf(to, token);
}

async function upload(token: string, id: string, subtype?: string) {
  const form = await documentForm({ token, id }, 'passport', `${subtype} ${Math.random()}`, { subtype });
  return (await answerOf(api.post('upload-document', form))).status;
}

const addDays = (day: string, days: number) => berlinDate(Date.parse(day) + days * DAY_MS);
const view = (token: string) => viewOf(api, token);
const awaited = (id: string) => deferredDocumentStore(api.deps.db).awaitedTypes(id);
const subtype = (id: string) => documentOf(api, id, 'passport').subtype;

describe('An identity card whose passport follows', () => {
  it('WIZ2-03 CONS-02 settles step 2; the application is complete only with the passport, which is reminded of', async () => {
    const { token, id, email } = await applyUntil(api, 'STEP1_APPROVED');
    expect(await sendCard(api, token)).toMatchObject({
      status: 'A2_CV_RECEIVED',
      promised_documents: [{ type: 'passport', due_on: until }],
      missing_documents: ['passport'],
      passport_may_follow_until: until,
    });
    expect(viewForDesk(api.deps, id, '')).toMatchObject({
      blocking: [],
      deferred: [{ type: 'passport' }],
      waits: { kind: 'approve', documents: expect.arrayContaining(['passport']) },
    });
    // A mail says what is true when it goes out.
    await mailsTo(api, email);
    expect(review.approve(api.deps, OPERATOR, id)).toBe('STEP2_APPROVED');
    await mailsTo(api, email);
    await api.post('submit-enrolment', formOf({ access_token: token }, { enrolment_file: { content: await pdf() } }));
    await mailsTo(api, email);
    await api.post('announce-originals', {}, { authorization: `Bearer ${token}` });
    expect(viewForDesk(api.deps, id, '').blocking).toEqual(['passport']);
    expect(() => review.complete(api.deps, OPERATOR, id)).toThrow('documents_open');
    expect(await view(token)).toMatchObject({ can: expect.arrayContaining(['upload-document']) });

    const start = api.clock.time;
    for (let hours = 0; hours < 20 * 24; hours += 1) {
      api.clock.time += HOUR_MS;
      while (remind(api.deps));
    }
    const mails = await mailsTo(api, email);
    const subjects = mails.map((mail) => mail.subject ?? '');
    // Whoever sends the rest reads in each mail what follows, and by when.
    const told = mails.filter(({ text }) =>
      text?.includes(`Please also send by ${dayInWords(until, 'en')}: Passport.`),
    );
    expect(told.map(({ subject }) => subject)).toEqual([
      'We have your documents',
      'Your documents are in order',
      'We have your declaration',
    ]);
    expect(subjects.filter((each) => each.startsWith('A reminder'))).toEqual(
      Array(2).fill('A reminder: your passport'),
    );
    // Once the day has passed, nobody is asked to send by it; an operator's reminder goes all the same.
    api.clock.time += DAY_MS;
    const late = await view(token);
    expect(until < (late.today ?? '')).toBe(true);
    remindByOperator(api.deps, OPERATOR, loadApplicant(api.deps, id));
    const { subject, text } = (await mailsTo(api, email)).at(-1) ?? {};
    expect([subject, text?.includes('Please upload it now')]).toEqual(['A reminder: your passport', true]);
    api.clock.time = start;

    expect(await upload(token, id, 'id')).toBe(409);
    expect(await upload(token, id, 'passport')).toBe(200);
    expect(await view(token)).toMatchObject({ promised_documents: [], missing_documents: [] });
    expect(receiveAndComplete(api.deps, id)).toBe('COMPLETE');
  });

  it.each(['submit-a2-cv', 'submit-step2'])('%s takes the certificate later too, with the same word', async (call) => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    const form = await step2Form(token, { a2_file: undefined });
    expect(await answerOf(api.post(call, form))).toMatchObject({ status: 400 });
    form.set('a2_follows', 'true');
    expect((await answerOf(api.post(call, form))).body.applicant).toMatchObject({
      status: 'A2_CV_RECEIVED',
      promised_documents: [{ type: 'a2', due_on: until }],
    });
  });

  it('has to be accepted all the same, and what comes for a card that was sent back is a card', async () => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    await sendCard(api, token);
    expect(unacceptedDocuments('A2_CV_RECEIVED', documentStore(api.deps.db).current(id), awaited(id))).toContain(
      'passport',
    );
    review.sendBack(api.deps, OPERATOR, id, 'passport', 'The back is missing.');
    expect(() => review.approve(api.deps, OPERATOR, id)).toThrow('documents_open');
    expect(await upload(token, id, 'visa')).toBe(400);
    expect(await upload(token, id)).toBe(200);
    expect([subtype(id), awaited(id)]).toEqual(['id', ['passport']]);
    review.sendBack(api.deps, OPERATOR, id, 'passport', 'Still.');
    expect(await upload(token, id, 'passport')).toBe(200);
    expect([subtype(id), awaited(id)]).toEqual(['passport', []]);
    expect(await upload(token, id, 'passport')).toBe(409);
  });

  it('ADMI-04 is what an operator says it is: of a passport that is a card, the passport follows', async () => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const who = { accountId: 'nobody' };
    const due = () => todoStore(api.deps.db).deferredDue('9999-01-01').count;
    const dueBefore = due();
    const seen = () => viewForDesk(api.deps, id, '').seen;
    const before = seen();
    expect(viewForDesk(api.deps, id, '')).toMatchObject({ deferred: [], passport_may_follow_until: until });
    api.deps.tx(() => correctPassport(api.deps, id, 'id', who));
    expect([subtype(id), awaited(id), seen() === before]).toEqual(['id', ['passport'], false]);
    expect(await view(token)).toMatchObject({ promised_documents: [{ type: 'passport', due_on: until }] });
    api.deps.tx(() => correctPassport(api.deps, id, 'passport', who));
    expect([subtype(id), awaited(id), seen() === before]).toEqual(['passport', [], true]);
    expect(due()).toBe(dueBefore);
    api.deps.tx(() => correctPassport(api.deps, id, 'id', who));
    expect(due()).toBe(dueBefore + 1);
    review.withdraw(api.deps, OPERATOR, id);
    expect(() => correctPassport(api.deps, id, 'passport', who)).toThrow('wrong_status');
  });

  it('shares the reminder of a certificate that is due on the same day', async () => {
    const { token, id, email } = await applyUntil(api, 'STEP1_APPROVED');
    await sendCard(api, token, { a2_follows: 'true' });
    expect(awaited(id)).toEqual(['a2', 'passport']);
    const start = api.clock.time;
    api.clock.time += 14 * DAY_MS;
    while (remind(api.deps));
    api.clock.time = start;
    const mails = (await mailsTo(api, email)).filter(({ subject }) => subject?.startsWith('A reminder: your A2'));
    expect(mails.map(({ subject }) => subject)).toEqual(['A reminder: your A2 certificate and your passport']);
  });

  it('may come until the later day of its season, also where that was put off or is another; no earlier one counts', async () => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    await sendCard(api, token);
    const overdue = () => todoStore(api.deps.db).deferredDue(addDays(until, 1)).count;
    const due = async () => [
      (await view(token)).promised_documents,
      viewForDesk(api.deps, id, '').deferred.map(({ due_on }) => due_on),
    ];
    const of = (due_on: string) => [[{ type: 'passport', due_on }], [due_on]];
    const before = overdue();
    const later = addDays(until, 30);
    setSeason(api.deps, { passport_follows_until: later });
    renewAll(api.deps);
    expect([await due(), overdue() < before]).toEqual([of(later), true]);
    setSeason(api.deps, { passport_follows_until: addDays(until, -5) });
    renewAll(api.deps);
    expect([await due(), overdue()]).toEqual([of(until), before]);
    setSeason(api.deps, { passport_follows_until: until });
    const next = addSeason(api.deps, { name_en: 'next', passport_follows_until: later });
    api.deps.tx(() => moveToSeason(api.deps, { by: 'operator', who: OPERATOR }, loadApplicant(api.deps, id), next));
    expect(await due()).toEqual(of(later));
    api.deps.tx(() => seasonStore(api.deps.db).put({ ...next, opened_at: null }));
  });

  it('is still to come where the form was opened before the last day had passed', async () => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    const start = api.clock.time;
    api.clock.time = Date.parse(until);
    expect(await sendCard(api, token)).toMatchObject({
      promised_documents: [{ type: 'passport', due_on: until }],
      missing_documents: ['passport'],
      passport_may_follow_until: null,
    });
    api.clock.time = start;
  });

  it('is taken by the upload page too, and counted as overdue until the application ends', async () => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    const files = { a2_file: await pdf('1'), cv_file: await pdf('2'), id_file: await pdf('3') };
    const form = formOf(
      { access_token: token, passport_follows: 'true' },
      Object.fromEntries(Object.entries(files).map(([name, content]) => [name, { content }])),
    );
    expect((await answerOf(api.post('submit-step2', form))).status).toBe(200);
    const due = () => todoStore(api.deps.db).deferredDue('9999-01-01').count;
    const before = due();
    expect(awaited(id)).toEqual(['passport']);
    review.withdraw(api.deps, OPERATOR, id);
    expect(due()).toBe(before - 1);
    review.reopen(api.deps, OPERATOR, id);
    expect(due()).toBe(before);
  });

  it('WIZ2-09 is all that is asked for where the programme has no such day', async () => {
    const literal = await startApi();
    const { token, id } = await applyUntil(literal, 'STEP1_APPROVED');
    expect(await sendCard(literal, token)).toMatchObject({
      promised_documents: [],
      missing_documents: [],
      passport_may_follow_until: null,
      documents: expect.arrayContaining([expect.objectContaining({ type: 'passport', subtype: 'id' })]),
    });
    expect(review.approve(literal.deps, OPERATOR, id)).toBe('STEP2_APPROVED');
    await literal.stop();
  });
});
