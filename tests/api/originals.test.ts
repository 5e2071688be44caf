import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import { ORIGINALS } from '#contract/model/original.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil, statusOf, viewOf } from '../support/applications.ts';
import { type DeskAdmin, deskAdmin } from '../support/desk.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { deleteRows } from '../support/rows.ts';

let api: Api;
let anna: DeskAdmin;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100', ADMIN_2FA: 'off' } });
  anna = await deskAdmin(api);
});
afterAll(() => api.stop());

const today = () => berlinDate(api.clock.now());
const lettersOf = (originals: readonly { original: string; state: string }[]) =>
  originals.map(({ original, state }) => `${original} ${state}`);
const ownView = (token: string) => viewOf(api, token);
const lastMail = async (email: string) => {
  api.clock.time += UNDO_SECONDS * 1000;
  const mail = (await mailsTo(api, email)).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
};
const declared = (fields = {}) => applyUntil(api, 'ENROLMENT_UPLOADED', fields);

describe('The originals of an application', () => {
  it('are noted paper by paper, and its owner sees what has arrived', async () => {
    const { id, token } = await declared();
    expect(lettersOf((await anna.look(id)).originals)).toEqual([
      'enrolment expected',
      'hub4africa expected',
      'a2 expected',
    ]);
    const { body } = await anna.decide(id, {
      action: 'receive-originals',
      originals: ['enrolment', 'hub4africa'],
      on: '2026-11-01',
    });
    expect(body.application.originals[0]).toEqual({ original: 'enrolment', state: 'received', on: '2026-11-01' });
    expect(body.application.timeline[0]).toMatchObject({
      what: 'receive-originals',
      detail: 'enrolment, hub4africa',
      person: anna.email,
    });
    const { originals, originals_posted_at, can } = await ownView(token);
    expect(lettersOf(originals)).toEqual(['enrolment received', 'hub4africa received', 'a2 expected']);
    // One is still to come.
    expect([originals_posted_at, can.includes('announce-originals')]).toEqual([null, true]);
  });

  it('ADMI-25 complete an application once all are here, or with a reason that operators read', async () => {
    const one = await declared();
    expect((await anna.decide(one.id, { action: 'complete' })).body.code).toBe('originals_missing');
    await anna.decide(one.id, { action: 'receive-originals', originals: [...ORIGINALS] });
    const own = await ownView(one.token);
    expect([own.originals_posted_at !== null, own.can.includes('announce-originals')]).toEqual([true, false]);
    expect((await anna.look(one.id)).waits?.kind).toBe('check');
    expect((await anna.decide(one.id, { action: 'complete' })).body.application.status).toBe('COMPLETE');
    expect((await lastMail(one.email)).text).toContain('the originals have arrived');

    const other = await declared();
    await anna.decide(other.id, { action: 'receive-originals', originals: ['enrolment', 'hub4africa'] });
    const { body } = await anna.decide(other.id, { action: 'complete', reason: 'The university sends it later.' });
    expect([body.application.status, body.application.notes[0]?.note]).toEqual([
      'COMPLETE',
      'The university sends it later.',
    ]);
    expect(body.application.timeline[0]).toMatchObject({ what: 'complete', detail: 'a2' });
    expect((await lastMail(other.email)).text).not.toContain('originals have arrived');
  });

  it('that are missing are asked for by mail, and reminded of alone', async () => {
    const { id, token, email } = await declared({ lang: 'de' });
    await api.post('announce-originals', { tracking_number: 'RR1' }, { authorization: `Bearer ${token}` });
    await anna.decide(id, { action: 'receive-originals', originals: ['enrolment', 'hub4africa'] });
    api.clock.time += 1000;
    const asked = api.clock.time;
    const { body } = await anna.decide(id, { action: 'miss-originals', originals: ['a2'] });
    expect(lettersOf(body.application.originals)[2]).toBe('a2 missing');
    const mail = await lastMail(email);
    expect(mail.subject).toBe('In Ihrem Umschlag fehlt etwas');
    expect(mail.text).toContain('Es fehlt:\nKopie Ihres A2-Zertifikats');
    for (const line of api.deps.site.originals.addressLines) expect(mail.text).toContain(line);
    expect(mail.text).not.toContain('unterschrieben und gestempelt');
    // The first envelope is here: another one has to be posted.
    const { originals_posted_at, tracking_number, can } = await ownView(token);
    expect([originals_posted_at, tracking_number, can.includes('announce-originals')]).toEqual([null, '', true]);
    expect(eventStore(api.deps.db).turnSince(id)).toBe(asked);
    expect((await anna.decide(id, { action: 'complete' })).body.code).toBe('originals_missing');
    await anna.decide(id, { action: 'receive-originals', originals: ['a2'] });
    review.accept(api.deps, OPERATOR, id, 'enrolment');
    expect((await anna.look(id)).waits?.kind).toBe('complete');
  });

  it('go back with a reason that the applicant reads; at the end without one, and without a mail', async () => {
    const { id, email } = await declared();
    const back = (choice = {}) => anna.decide(id, { action: 'return-originals', originals: ['enrolment'], ...choice });
    expect((await back({ reason_key: 'signature-missing' })).body.code).toBe('originals_not_here');
    await anna.decide(id, { action: 'receive-originals', originals: [...ORIGINALS] });
    expect((await back()).body.errors[0]?.code).toBe('reason_required');
    await back({ reason_key: 'signature-missing' });
    const mail = await lastMail(email);
    expect(mail.subject).toBe('We are sending something back to you');
    expect(mail.text).toContain('the stamp of the university is missing');
    expect((await anna.look(id)).originals[0]).toMatchObject({ state: 'sent_back', on: today() });

    const done = await applyUntil(api, 'COMPLETE');
    const mails = (await mailsTo(api, done.email)).length;
    await anna.decide(done.id, { action: 'return-originals', originals: ['hub4africa'] });
    expect(lettersOf((await anna.look(done.id)).originals)).toEqual([
      'enrolment received',
      'hub4africa sent_back',
      'a2 received',
    ]);
    api.clock.time += UNDO_SECONDS * 1000;
    expect(await mailsTo(api, done.email)).toHaveLength(mails);
  });

  it('arrive whatever the status is, and leave status, reason and the way back to it alone', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    await anna.decide(id, { action: 'reject', reason: 'No.' });
    await anna.decide(id, { action: 'receive-originals', originals: ['a2'] });
    await anna.decide(id, { action: 'expect-originals', originals: ['a2'] });
    expect((await anna.look(id)).decision_reason).toBe('No.');
    expect((await anna.decide(id, { action: 'miss-originals', originals: ['a2'] })).body.code).toBe('wrong_status');
    await anna.decide(id, { action: 'reopen' });
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
  });

  it('are refused for a day that is not over yet or none, without a paper, and for one that nobody knows', async () => {
    const { id } = await declared();
    const tomorrow = berlinDate(api.clock.now() + 24 * 60 * 60 * 1000);
    for (const [choice, path, code] of [
      [{ originals: ['a2'], on: tomorrow }, 'on', 'day_invalid'],
      [{ originals: ['a2'], on: '2026-02-30' }, 'on', 'day_invalid'],
      [{ originals: [] }, 'originals', 'originals_unchosen'],
      [{ originals: ['passport'] }, 'originals.0', 'input_invalid'],
    ] as const) {
      const { status, body } = await anna.decide(id, { action: 'receive-originals', ...(choice as object) });
      expect([status, body.errors[0]]).toMatchObject([400, { path, code }]);
    }
  });

  it('of the time before papers were noted one by one count as here since that day', async () => {
    const { id } = await applyUntil(api, 'COMPLETE');
    deleteRows(api.deps.db, 'original', { applicant_id: id });
    expect((await anna.look(id)).originals).toEqual(
      ORIGINALS.map((original) => ({ original, state: 'received', on: today() })),
    );
  });
});
