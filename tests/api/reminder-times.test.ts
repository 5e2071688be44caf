import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remind } from '#api/applicants/reminders/remind.ts';
import { dueReminders, nextReminderAt, type ReminderFacts, reminderKey } from '#api/applicants/reminders/reminders.ts';
import { review } from '#api/applicants/review/review.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { standingStore } from '#api/standing/standing.store.ts';
import { berlinDate, berlinMidnight } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { type Api, NOON, SEASON_AHEAD, startApi } from '../support/api-server.ts';
import { acceptedIn } from '../support/application-facts.ts';
import { applyUntil, sendMissing } from '../support/applications.ts';
import { addCrowd } from '../support/crowd.ts';
import { documentForm, step2Form, step3Form } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';
import { addRow } from '../support/rows.ts';
import { wrongStandings } from '../support/standings.ts';

const MAY = Date.parse('2026-05-01T10:00:00Z');
const later = (due_on: string) => ({ deferred: [{ type: 'a2' as const, due_on }] });
const factsAt = (now: number, change: Partial<ReminderFacts> = {}): ReminderFacts => ({
  ...acceptedIn('STEP1_APPROVED'),
  turnSince: MAY,
  deferred: [],
  originalsPostedAt: null,
  ...change,
  now,
  today: berlinDate(now),
});

describe('The time of the next reminder', () => {
  it.each([
    ['an open step', {}],
    ['nothing to do', acceptedIn('PRE_REGISTERED')],
    [
      'a deferred document in summer',
      { ...acceptedIn('ENROLMENT_UPLOADED', { a2: 'absent' }), originalsPostedAt: MAY, ...later('2026-05-20') },
    ],
    [
      'a deferred document in winter',
      { ...acceptedIn('ENROLMENT_UPLOADED', { a2: 'absent' }), originalsPostedAt: MAY, ...later('2026-12-30') },
    ],
    ['a deferred document over the change of time', later('2026-10-26')],
    ['a deferred document that has passed', later('2026-04-01')],
  ] satisfies [string, Partial<ReminderFacts>][])(
    '%s: never later than the rules change their answer',
    (_what, change) => {
      const dueAt = (now: number) => dueReminders(factsAt(now, change)).map((one) => reminderKey(one, MAY));
      const known = new Set(dueAt(MAY));
      let next = nextReminderAt(factsAt(MAY, change));
      const looks: number[] = [];
      for (let now = MAY; now < MAY + 365 * DAY_MS; now += HOUR_MS) {
        const fresh = dueAt(now).filter((key) => !known.has(key));
        const isTime = next !== null && now >= next;
        if (isTime) {
          // To the millisecond: a moment before there was nothing new.
          expect(dueAt(Number(next) - 1).filter((key) => !known.has(key))).toEqual([]);
          looks.push(now);
          next = nextReminderAt(factsAt(now, change));
        } else expect(fresh).toEqual([]);
        for (const key of fresh) known.add(key);
      }
      expect([next, looks.length <= 5]).toEqual([null, true]);
    },
  );

  it('a day begins in Berlin at another moment in summer than in winter', () => {
    const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26', '2026-12-31'];
    for (const day of days) {
      const at = berlinMidnight(day);
      expect([berlinDate(at), berlinDate(at - 1) < day]).toEqual([day, true]);
    }
  });
});

describe('The hourly look', () => {
  let api: Api;
  const until = berlinDate(NOON + 20 * DAY_MS);
  beforeEach(async () => {
    api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' }, programme: { ...SEASON_AHEAD, a2FollowsUntil: until } });
  });
  afterEach(() => api.stop());

  const waiting = () => standingStore(api.deps.db).dueToRemind(api.clock.now(), 1000).length;
  const lookAtAll = () => {
    let batches = 1;
    while (remind(api.deps)) batches += 1;
    return batches;
  };
  const queued = () => outboxStore(api.deps.db).list().length;

  it('takes a small batch at a time, and touches nobody whose time has not come', () => {
    addCrowd(api.deps, { count: 120 });
    api.clock.time += 3 * DAY_MS - HOUR_MS;
    expect([waiting(), lookAtAll()]).toEqual([0, 1]);
    api.clock.time += HOUR_MS + 120;
    expect(waiting()).toBe(120);
    expect(lookAtAll()).toBeGreaterThan(2);
    expect([waiting(), queued()]).toEqual([0, 120]);
    api.clock.time += 400 * DAY_MS;
    lookAtAll();
    expect(queued()).toBe(240);
    api.clock.time += 400 * DAY_MS;
    expect(waiting()).toBe(0);
  });

  it('is due when the facts say so, whatever has changed, by whatever way', async () => {
    const { id, token } = await applyUntil(api, 'STEP1_APPROVED');
    const changes: [string, () => unknown][] = [
      [
        'the documents, one deferred',
        async () => {
          const form = await step2Form(token, { a2_file: undefined });
          form.set('a2_follows', 'true');
          await api.post('submit-a2-cv', form);
          return sendMissing(api, { id, token });
        },
      ],
      ['a document sent back', () => review.sendBack(api.deps, OPERATOR, id, 'cv', 'Cut off.')],
      ['a document replaced', async () => api.post('upload-document', await documentForm({ token, id }, 'cv'))],
      ['an approval', () => review.approve(api.deps, OPERATOR, id)],
      ['the enrolment', async () => api.post('submit-enrolment', await step3Form(token))],
      ['the originals announced', () => api.post('announce-originals', {}, { authorization: `Bearer ${token}` })],
      ['a rejection', () => review.reject(api.deps, OPERATOR, id, 'because')],
      ['a reopening', () => review.reopen(api.deps, OPERATOR, id)],
      ['reminders stopped', () => api.post('stop-reminders', {}, { authorization: `Bearer ${token}` })],
    ];
    for (const [what, change] of changes) {
      lookAtAll();
      expect([what, waiting()]).toEqual([what, 0]);
      api.clock.time += HOUR_MS;
      await change();
      expect([what, wrongStandings(api.deps)]).toEqual([what, []]);
    }
    expect(standingStore(api.deps.db).find(id)?.remind_at).toBe(null);
  });

  it('one application that cannot be looked at stops no other', () => {
    const [broken = '', ...others] = addCrowd(api.deps, { count: 30 });
    const deferred = { applicant_id: broken, type: 'a2', due_on: 'some day', created_at: 0 };
    addRow(api.deps.db, 'deferred_document', deferred);
    standingStore(api.deps.db).setRemindAt(broken, 0);
    api.clock.time += 4 * DAY_MS;
    lookAtAll();
    expect([waiting(), queued()]).toEqual([0, others.length]);
    api.clock.time += DAY_MS;
    expect(waiting()).toBe(1);
  });
});
