import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadApplicant } from '#api/applicants/load.ts';
import { remind } from '#api/applicants/reminders/remind.ts';
import { dueReminders, type ReminderFacts, reminderKey } from '#api/applicants/reminders/reminders.ts';
import { moveToSeason } from '#api/applicants/review/move-to-season.ts';
import { review } from '#api/applicants/review/review.ts';
import { viewApplicant } from '#api/applicants/view.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { type Api, NOON, SEASON_AHEAD, startApi } from '../support/api-server.ts';
import { acceptedIn } from '../support/application-facts.ts';
import { answerOf, applyUntil, sendMissing, viewOf } from '../support/applications.ts';
import { documentForm, step2Form, step3Form } from '../support/forms.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR, receiveAndComplete } from '../support/operator.ts';
import { changeRows } from '../support/rows.ts';
import { addSeason } from '../support/seasons.ts';

const facts = (change: Partial<ReminderFacts>): ReminderFacts => ({
  ...acceptedIn('STEP1_APPROVED'),
  turnSince: 0,
  deferred: [],
  originalsPostedAt: null,
  now: 0,
  today: '2026-05-01',
  ...change,
});

describe('The reminders of a missing step', () => {
  it.each([
    [2.99, []],
    [3, [1]],
    [6.99, [1]],
    [7, [2]],
    [14, [3]],
    [400, [3]],
  ])('after %s days: number %j', (days, numbers) => {
    const due = dueReminders(facts({ now: days * DAY_MS }));
    expect(due.map((each) => each.kind === 'step' && each.number)).toEqual(numbers);
  });

  it.each([
    ['STEP1_APPROVED', {}, ['documents']],
    ['A2_CV_RECEIVED', {}, ['enrolment']],
    ['STEP2_APPROVED', {}, ['enrolment']],
    ['A2_CV_RECEIVED', { cv: 'to_replace' }, ['replace']],
    ['A2_CV_RECEIVED', { passport: 'absent' }, ['replace']],
    ['PRE_REGISTERED', { hub4africa: 'to_replace' }, ['replace']],
    ['ENROLMENT_UPLOADED', {}, ['originals']],
    ['PRE_REGISTERED', {}, []],
    ['COMPLETE', {}, []],
  ] as const)('in %s %j: about %j', (status, otherwise, about) => {
    const due = dueReminders(facts({ ...acceptedIn(status, otherwise), now: 5 * DAY_MS }));
    expect(due.map((each) => each.kind === 'step' && each.step)).toEqual(about);
  });

  it('about no originals that are said to be posted', () => {
    const posted = facts({ ...acceptedIn('ENROLMENT_UPLOADED'), originalsPostedAt: 0, now: 5 * DAY_MS });
    expect(dueReminders(posted)).toEqual([]);
  });

  it('of a document that is deferred anew, to a later day, are sent again', () => {
    const keysOf = (due_on: string, today: string) => {
      const deferred = [{ type: 'passport' as const, due_on }];
      const given = facts({ ...acceptedIn('STEP1_APPROVED', { passport: 'absent' }), deferred, today });
      return dueReminders(given).map((one) => reminderKey(one, 0));
    };
    expect(keysOf('2026-05-09', '2026-05-02')).toHaveLength(1);
    expect(keysOf('2026-06-09', '2026-06-02')).not.toEqual(keysOf('2026-05-09', '2026-05-02'));
    expect(keysOf('2026-05-09', '2026-05-03')).toEqual(keysOf('2026-05-09', '2026-05-02'));
  });

  it.each([
    ['2026-05-09', []],
    ['2026-05-08', [7]],
    ['2026-05-03', [7]],
    ['2026-05-02', [1]],
    ['2026-05-01', [1]],
    ['2026-04-30', []],
  ])('a certificate deferred to %s, on 1 May: %j days before', (due_on, notices) => {
    const late = { originalsPostedAt: 0, deferred: [{ type: 'a2', due_on }] } as const;
    const due = dueReminders(facts({ ...acceptedIn('ENROLMENT_UPLOADED', { a2: 'absent' }), ...late }));
    expect(due.map((each) => each.kind === 'deferred' && each.daysLeft)).toEqual(notices);
  });
});

describe('The reminders as mails', () => {
  let api: Api;
  const until = berlinDate(NOON + 20 * DAY_MS);
  beforeEach(async () => {
    api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' }, programme: { ...SEASON_AHEAD, a2FollowsUntil: until } });
  });
  afterEach(() => api.stop());

  const reminded = async (email: string) =>
    (await mailsTo(api, email)).map((mail) => mail.subject ?? '').filter((subject) => subject.startsWith('A reminder'));
  /** The clock goes on by hours, and the server looks as often as it would. */
  const pass = (days: number) => {
    for (let hours = 0; hours < days * 24; hours += 1) {
      api.clock.time += HOUR_MS;
      while (remind(api.deps));
    }
  };

  it('come after 3, 7 and 14 days, each once, and end with the step', async () => {
    const { id, email, token } = await applyUntil(api, 'STEP1_APPROVED');
    pass(8);
    expect(await reminded(email)).toHaveLength(2);
    await api.post('submit-a2-cv', await step2Form(token));
    await sendMissing(api, { id, token });
    pass(2);
    expect(await reminded(email)).toHaveLength(2);
    pass(30);
    expect((await reminded(email)).slice(2)).toEqual(Array(3).fill('A reminder: your declaration is still missing'));
  });

  it('carry a link that stops them; nothing stops by opening it', async () => {
    const { email, token } = await applyUntil(api, 'STEP1_APPROVED');
    pass(3);
    const mail = (await mailsTo(api, email)).at(-1);
    const stop = /http\S+\/en\/status\?token=([0-9a-f-]{36})&reminders=stop/.exec(mail?.text ?? '');
    expect(mail?.html).toContain('Stop reminders');
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<mailto:[^>?]+\?subject=stop-reminders%20[0-9a-f]{8}>$/);
    const stopped = await answerOf(api.post('stop-reminders', {}, { authorization: `Bearer ${stop?.[1]}` }));
    expect(stopped.body.applicant.reminders_stopped).toBe(true);
    pass(20);
    expect(await reminded(email)).toHaveLength(1);
    expect((await api.post('get-applicant', { token })).status).toBe(200);
  });

  it('a document that was sent back starts the days anew', async () => {
    const { email, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    pass(2);
    review.sendBack(api.deps, OPERATOR, id, 'cv', 'Cut off.');
    pass(2);
    expect(await reminded(email)).toEqual([]);
    pass(1);
    expect(await reminded(email)).toEqual(['A reminder: one document is still missing']);
  });

  it('ask nobody for papers of a season that is over, and go on in the next one', async () => {
    const last = Date.parse(`${SEASON_AHEAD.endsOn}T10:00:00Z`);
    const { id, email } = await applyUntil(api, 'STEP1_APPROVED');
    pass(15);
    expect(await reminded(email)).toHaveLength(3);
    api.clock.time = last - 2 * DAY_MS;
    review.withdraw(api.deps, OPERATOR, id);
    review.reopen(api.deps, OPERATOR, id);
    pass(30);
    expect(await reminded(email)).toHaveLength(3);
    const isOver = () => viewApplicant(api.deps, id, { token: '', expiresAt: 0 }).season_over;
    expect(isOver()).toBe(true);
    // Nor does a link that is asked for.
    await api.post('resend-link', { email });
    expect((await mailsTo(api, email)).at(-1)?.text).toContain('Please do not send anything more for it.');
    const next = addSeason(api.deps, { starts_on: '2028-07-01', ends_on: '2028-09-20' });
    api.deps.tx(() => moveToSeason(api.deps, { by: 'system' }, loadApplicant(api.deps, id), next));
    expect(isOver()).toBe(false);
    pass(3);
    expect(await reminded(email)).toHaveLength(4);
  });

  it('promise a reason on the page only where somebody has given one', async () => {
    const { email, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const { email: other, id: otherId } = await applyUntil(api, 'A2_CV_RECEIVED');
    review.sendBack(api.deps, OPERATOR, id, 'cv', 'Cut off.');
    review.reject(api.deps, OPERATOR, otherId, 'because');
    changeRows(api.deps.db, 'document', { applicant_id: otherId, type: 'passport' }, { removed_at: api.clock.time });
    review.reopen(api.deps, OPERATOR, otherId);
    pass(3);
    const text = async (to: string) => (await mailsTo(api, to)).at(-1)?.text;
    expect(await text(email)).toContain('Your page says why.');
    expect(await text(other)).toContain('Please also send: ID or passport.');
    expect(await text(other)).not.toContain('Your page says why.');
  });

  it('after a long silence of the server only the latest one is sent', async () => {
    const { email } = await applyUntil(api, 'STEP1_APPROVED');
    api.clock.time += 10 * DAY_MS;
    while (remind(api.deps));
    expect(await reminded(email)).toHaveLength(1);
  });

  it('CONS-02 a deferred certificate is reminded 7 days and 1 day before, closed by upload-document', async () => {
    const { token, id, email } = await applyUntil(api, 'STEP1_APPROVED');
    const form = await step2Form(token, { a2_file: undefined });
    form.set('a2_follows', 'true');
    const { body } = await answerOf(api.post('submit-a2-cv', form));
    expect(body.applicant).toMatchObject({
      status: 'A2_CV_RECEIVED',
      promised_documents: [{ type: 'a2', due_on: until }],
      missing_documents: expect.arrayContaining(['a2']),
    });
    await sendMissing(api, { id, token });
    expect(review.approve(api.deps, OPERATOR, id)).toBe('STEP2_APPROVED');
    await api.post('submit-enrolment', await step3Form(token));
    await api.post('announce-originals', {}, { authorization: `Bearer ${token}` });
    expect(() => review.complete(api.deps, OPERATOR, id)).toThrow('documents_open');
    pass(19);
    expect(await reminded(email)).toEqual(['A reminder: your A2 certificate', 'A reminder: your A2 certificate']);
    expect((await api.post('upload-document', await documentForm({ token, id }, 'a2'))).status).toBe(200);
    expect((await viewOf(api, token)).promised_documents).toEqual([]);
    expect(receiveAndComplete(api.deps, id)).toBe('COMPLETE');
  });

  it('CONS-02 a certificate can only be deferred where the programme allows it', async () => {
    const strict = await startApi();
    const { token } = await applyUntil(strict, 'STEP1_APPROVED');
    const form = await step2Form(token, { a2_file: undefined });
    form.set('a2_follows', 'true');
    expect(await answerOf(strict.post('submit-a2-cv', form))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'a2_file', code: 'step2_files_required' }] },
    });
    expect(strict.files()).toHaveLength(1);
    await strict.stop();
  });
});
