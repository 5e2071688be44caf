import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { erasureStore } from '#api/personal-data/erasure.store.ts';
import { isWaiting, standingStore } from '#api/standing/standing.store.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { DeskChoice } from '#contract/desk/desk-application.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import { requiredDocuments } from '#contract/model/document.ts';
import { ORIGINALS } from '#contract/model/original.ts';
import { addPartner, member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil, documentOf, statusOf } from '../support/applications.ts';
import { addCrowd } from '../support/crowd.ts';
import { type DeskAdmin, deskAdmin } from '../support/desk.ts';
import { documentForm } from '../support/forms.ts';
import { mailsTo, subjectsTo, tokenIn } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { changeRows, countOf } from '../support/rows.ts';
import { settle } from '../support/standings.ts';

type Choice = Omit<DeskChoice, 'applicant_id'>;

let api: Api;
let anna: DeskAdmin;
let ben: DeskAdmin;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100', ADMIN_2FA: 'off' } });
  anna = await deskAdmin(api);
  ben = await deskAdmin(api);
});
afterAll(() => api.stop());

/** An ISO date in Berlin. */
const inDays = (days: number) => berlinDate(api.clock.now() + days * DAY_MS);
const letUndoPass = () => {
  api.clock.time += UNDO_SECONDS * 1000;
};
const upload = async (token: string, id: string) =>
  api.post('upload-document', await documentForm({ token, id }, 'cv', 'a new cv'));

describe('An application on the desk', () => {
  it('ADMI-25 shows person, partner, documents, what waits, what can be done, and what has happened', async () => {
    const { partnerId } = addPartner(api, (await member(api, 'partner')).id);
    const { id, email } = await applyUntil(api, 'A2_CV_RECEIVED', { partner: partnerId, phone: '+251 911 234567' });
    review.accept(api.deps, OPERATOR, id, 'a2');
    const shown = await anna.look(id);
    const held = requiredDocuments('A2_CV_RECEIVED');
    expect(shown).toMatchObject({
      id,
      email,
      status: 'A2_CV_RECEIVED',
      partner: { partner_id: partnerId },
      hold: null,
      waits: { kind: 'approve', documents: held.filter((type) => type !== 'a2') },
      blocking: [],
      deferred: [],
      has_account: false,
    });
    expect(shown.can).toEqual(expect.arrayContaining(['accept', 'approve', 'send-back', 'reject', 'withdraw', 'hold']));
    expect(shown.can).toContain('correct');
    for (const idle of ['complete', 'go-on']) expect(shown.can).not.toContain(idle);
    expect(shown.documents.map(({ type, review: state }) => [type, state])).toEqual(
      held.map((type) => [type, type === 'a2' ? 'accepted' : 'pending']),
    );
    const told = shown.timeline.map(({ kind, what, person }) => [kind, what, person]);
    expect(told).toContainEqual(['event', 'accept', OPERATOR.name]);
    expect(told).toContainEqual(['mail', 'documents-received', null]);
    expect(told).toContainEqual(['upload', 'cv', null]);
  });

  it('is opened by its number too, and an unknown one is told', async () => {
    const { id } = await apply(api);
    const { number } = await anna.look(id);
    expect((await anna.look(number)).id).toBe(id);
    expect((await anna.open(randomUUID())).body.code).toBe('applicant_not_found');
  });

  it('shows replaced documents beside the current one', async () => {
    const { id, token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const cv = documentOf(api, id, 'cv').id;
    await anna.decide(id, { action: 'send-back', document_id: cv, reason: 'Cut off.' });
    await upload(token, id);
    const { documents } = await anna.look(id);
    const cvs = documents.filter(({ type }) => type === 'cv');
    expect(cvs.map((one) => [one.review, one.replaced_at === null])).toEqual([
      ['pending', true],
      ['to_replace', false],
    ]);
    expect(cvs[1]?.id).toBe(cv);
  });
});

describe('What was not shown to whoever decides', () => {
  // Point 8 of issue 35.
  it.each(['accept', 'approve'] as const)('ADMI-25 is not accepted: %s', async (action) => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const { seen, documents } = await anna.look(id);
    const cv = documentOf(api, id, 'cv').id;
    for (const one of documents) if (one.id !== cv) await anna.view(one.id);
    await ben.view(cv);
    const headers = { cookie: anna.browser.cookie };
    await (await fetch(`${api.url}/api/admin/documents/${cv}/ahead`, { headers })).arrayBuffer();
    const choice = { action, ...(action === 'accept' && { document_id: cv }) };
    const ask = () =>
      anna.post('POST /api/admin/decide-application', id, { ...choice, seen, decision_id: randomUUID() });
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([409, 'document_unseen']);
    expect(refused.body.error).toContain('CV');
    expect(documentOf(api, id, 'cv').review).toBe('pending');
    expect((await anna.look(id)).documents.map((one) => [one.id === cv, one.seen])).toContainEqual([true, false]);
    await anna.view(cv);
    expect((await ask()).status).toBe(200);
  });
});

describe('A decision on the desk', () => {
  it('ADMI-25 approves, names the admin, and answers the application anew', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const { status, body } = await anna.decide(id, { action: 'approve' });
    expect([status, body.application.status, body.application.waits]).toEqual([200, 'STEP2_APPROVED', null]);
    expect(body.application.timeline.find(({ what }) => what === 'approve')?.person).toBe(anna.email);
  });

  it('says whether it has queued a mail', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const cv = documentOf(api, id, 'cv').id;
    const said = async (choice: Choice) => (await anna.decide(id, choice)).body.sends_mail;
    expect(await said({ action: 'accept', document_id: cv })).toBe(false);
    expect(await said({ action: 'send-back', document_id: cv, reason: 'Cut off.' })).toBe(true);
    expect(await said({ action: 'receive-originals', originals: ['a2'] })).toBe(false);
    const { body, decision } = await anna.decide(id, { action: 'reject', reason: 'No places.' });
    expect(body.sends_mail).toBe(true);
    expect((await anna.undo(id, decision)).body.sends_mail).toBe(false);
  });

  it('sends its mail only when it can no longer be undone', async () => {
    const { id, email } = await apply(api);
    await anna.decide(id, { action: 'approve' });
    api.clock.time += UNDO_SECONDS * 1000 - 1;
    expect(await subjectsTo(api, email)).toEqual(['We have your pre-registration']);
    api.clock.time += 1;
    expect(await subjectsTo(api, email)).toEqual(['We have your pre-registration', 'Your next step: documents']);
  });

  it('sends a document back with a ready reason in the applicant’s language and own words after it', async () => {
    const { id, email } = await applyUntil(api, 'A2_CV_RECEIVED', { lang: 'de' });
    const cv = documentOf(api, id, 'cv').id;
    const choice = {
      action: 'send-back',
      document_id: cv,
      reason_key: 'incomplete',
      reason: 'Seite 2 fehlt.',
    } as const;
    const { body } = await anna.decide(id, choice);
    const ready = api.deps.site.reasons.sendBack.find(({ key }) => key === 'incomplete')?.text.de;
    expect(body.application.documents.find((one) => one.id === cv)).toMatchObject({
      review: 'to_replace',
      reason: `${ready}\nSeite 2 fehlt.`,
    });
    expect(body.application.timeline.find(({ what }) => what === 'send-back')?.detail).toBe('incomplete');
    letUndoPass();
    const mail = (await mailsTo(api, email)).at(-1);
    expect(mail?.subject).toBe('Bitte ersetzen: Lebenslauf');
    expect(mail?.text).toContain('Seite 2 fehlt.');
  });

  it('wants a reason where the applicant needs one, and knows its own only', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const cv = documentOf(api, id, 'cv').id;
    const codeOf = async (choice: Parameters<DeskAdmin['decide']>[1]) => {
      const { status, body } = await anna.decide(id, choice);
      return [status, body.code];
    };
    expect(await codeOf({ action: 'send-back', document_id: cv })).toEqual([400, 'reason_required']);
    expect(await codeOf({ action: 'reject', reason: ' \n ' })).toEqual([400, 'input_empty']);
    expect(await codeOf({ action: 'reject' })).toEqual([400, 'reason_required']);
    expect(await codeOf({ action: 'reject', reason_key: 'unreadable' })).toEqual([400, 'reason_unknown']);
    expect(await codeOf({ action: 'reject', reason: 'x'.repeat(60_000) })).toEqual([400, 'input_too_long']);
    expect(await codeOf({ action: 'accept' })).toEqual([404, 'document_unknown']);
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
  });

  it('refuses a document of another application', async () => {
    const [one, other] = [await apply(api), await apply(api)];
    const { status, body } = await anna.decide(one.id, {
      action: 'accept',
      document_id: documentOf(api, other.id, 'hub4africa').id,
    });
    expect([status, body.code]).toEqual([404, 'document_unknown']);
  });

  it.each([
    ['ENROLMENT_UPLOADED', 'complete', 'COMPLETE'],
    ['A2_CV_RECEIVED', 'reject', 'REJECTED'],
    ['A2_CV_RECEIVED', 'withdraw', 'WITHDRAWN'],
    ['REJECTED', 'reopen', 'PRE_REGISTERED'],
  ] as const)('ADMI-25 in %s can %s', async (from, action, to) => {
    const { id } = await applyUntil(api, from);
    const reason = { ...(action === 'reject' && { reason_key: 'places-taken' }) };
    if (action === 'complete') await anna.decide(id, { action: 'receive-originals', originals: [...ORIGINALS] });
    const { body } = await anna.decide(id, { action, ...reason });
    expect(body.application.status).toBe(to);
  });

  it('is made once, though its request comes twice', async () => {
    const { id, email } = await apply(api);
    const { seen } = await anna.look(id);
    const decision = randomUUID();
    const answers = await Promise.all([
      anna.decide(id, { action: 'approve' }, { seen, decision }),
      anna.decide(id, { action: 'approve' }, { seen, decision }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    letUndoPass();
    expect(await subjectsTo(api, email)).toHaveLength(2);
  });
});

describe('Two admins on one application', () => {
  it('never decide over each other: the second is told, and sees what the first has done', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const cv = documentOf(api, id, 'cv').id;
    const { seen } = await ben.look(id);
    await anna.decide(id, { action: 'accept', document_id: cv });
    const late = await ben.decide(id, { action: 'send-back', document_id: cv, reason: 'Too short.' }, { seen });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(documentOf(api, id, 'cv').review).toBe('accepted');
    expect((await ben.look(id)).timeline[0]).toMatchObject({ what: 'accept', document: 'cv', person: anna.email });
  });

  it.each([
    [
      'a hold',
      (id: string, seen: string) =>
        anna.post('POST /api/admin/hold-application', id, { seen, reason: 'Wait for the school.', until: inDays(14) }),
    ],
    [
      'a correction',
      (id: string, seen: string) => anna.post('POST /api/admin/correct-application', id, { seen, first_name: 'Hanna' }),
    ],
  ])('are told of %s too', async (_what, change) => {
    const { id } = await apply(api);
    const { seen } = await ben.look(id);
    expect((await change(id, seen)).status).toBe(200);
    expect((await ben.decide(id, { action: 'approve' }, { seen })).body.code).toBe('changed_meanwhile');
    expect((await ben.post('POST /api/admin/correct-application', id, { seen, last_name: 'Other' })).body.code).toBe(
      'changed_meanwhile',
    );
    expect(
      (await ben.post('POST /api/admin/hold-application', id, { seen, reason: 'x', until: inDays(14) })).body.code,
    ).toBe('changed_meanwhile');
  });

  it('do not disturb each other by looking or by notes', async () => {
    const { id } = await apply(api);
    const { seen } = await ben.look(id);
    await anna.browser.get(`/api/admin/applications/${id}`);
    await anna.post('POST /api/admin/note-application', id, { note: 'Called her.', note_id: randomUUID() });
    expect((await ben.decide(id, { action: 'approve' }, { seen })).status).toBe(200);
  });
});

describe('Undoing', () => {
  it.each([
    ['PRE_REGISTERED', { action: 'approve' }],
    ['A2_CV_RECEIVED', { action: 'approve' }],
    ['ENROLMENT_UPLOADED', { action: 'complete', reason: 'A paper follows.' }],
    ['ENROLMENT_UPLOADED', { action: 'receive-originals', originals: ['enrolment', 'hub4africa', 'a2'] }],
    ['ENROLMENT_UPLOADED', { action: 'miss-originals', originals: ['a2'] }],
    ['A2_CV_RECEIVED', { action: 'reject', reason: 'No.' }],
    ['STEP1_APPROVED', { action: 'withdraw' }],
    ['WITHDRAWN', { action: 'reopen' }],
  ] as const)('from %s puts back %o, and nothing is mailed', async (status, choice) => {
    const { id, email } = await applyUntil(api, status);
    await anna.viewAll(id);
    const before = await anna.look(id);
    const mails = await subjectsTo(api, email);
    const { decision } = await anna.decide(id, choice as Choice);
    const { status: answered, body } = await anna.undo(id, decision);
    expect(answered).toBe(200);
    expect(body.application).toMatchObject({
      status: before.status,
      seen: before.seen,
      documents: before.documents,
      decision_reason: before.decision_reason,
      originals: before.originals,
      originals_posted_at: before.originals_posted_at,
    });
    expect(body.application.timeline.find(({ what }) => what === 'undo')).toMatchObject({
      detail: choice.action,
      person: anna.email,
    });
    letUndoPass();
    expect(await subjectsTo(api, email)).toEqual(mails);
  });

  it('leaves it as long ago as before since whose turn it is, for deadlines and reminders', async () => {
    const { id } = await applyUntil(api, 'STEP1_APPROVED');
    const since = () => eventStore(api.deps.db).turnSince(id);
    const before = since();
    for (const choice of [{ action: 'reject', reason: 'No.' }, { action: 'withdraw' }] as const) {
      api.clock.time += 1000;
      const { decision } = await anna.decide(id, choice);
      expect(since()).toBe(api.clock.time);
      api.clock.time += 1000;
      await anna.undo(id, decision);
      expect(since()).toBe(before);
    }
    await anna.decide(id, { action: 'withdraw' });
    expect(since()).toBe(api.clock.time);
  });

  it('puts back a document that was accepted or sent back, and the next decision counts', async () => {
    const { id, email } = await applyUntil(api, 'A2_CV_RECEIVED');
    const cv = documentOf(api, id, 'cv').id;
    const back = await anna.decide(id, { action: 'send-back', document_id: cv, reason: 'Cut off.' });
    await anna.undo(id, back.decision);
    expect(documentOf(api, id, 'cv')).toMatchObject({ review: 'pending', reason: null });
    const accepted = await anna.decide(id, { action: 'accept', document_id: cv });
    await anna.undo(id, accepted.decision);
    expect(documentOf(api, id, 'cv').review).toBe('pending');
    expect((await anna.decide(id, { action: 'approve' })).body.application.status).toBe('STEP2_APPROVED');
    letUndoPass();
    expect(await subjectsTo(api, email)).not.toContain('Please replace: CV');
    expect((await subjectsTo(api, email)).at(-1)).toBe('Your documents are in order');
  });

  it('twice is once', async () => {
    const { id } = await apply(api);
    const { decision } = await anna.decide(id, { action: 'approve' });
    expect([(await anna.undo(id, decision)).status, (await anna.undo(id, decision)).status]).toEqual([200, 200]);
    const { timeline } = await anna.look(id);
    expect(timeline.filter(({ what }) => what === 'undo')).toHaveLength(1);
  });

  it('is refused when the time is over, for another admin, and for a decision that is not the last', async () => {
    const { id, token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const [cv, a2] = [documentOf(api, id, 'cv').id, documentOf(api, id, 'a2').id];
    const codeOf = async (undone: ReturnType<DeskAdmin['undo']>) => (await undone).body.code;
    const first = await anna.decide(id, { action: 'accept', document_id: a2 });
    const second = await anna.decide(id, { action: 'send-back', document_id: cv, reason: 'Cut off.' });
    expect(await codeOf(anna.undo(id, first.decision))).toBe('undo_too_late');
    expect(await codeOf(ben.undo(id, second.decision))).toBe('undo_too_late');
    // The applicant is quick.
    expect((await upload(token, id)).status).toBe(200);
    expect(await codeOf(anna.undo(id, second.decision))).toBe('undo_too_late');
    const third = await anna.decide(id, { action: 'approve' });
    letUndoPass();
    expect(await codeOf(anna.undo(id, third.decision))).toBe('undo_too_late');
    expect(statusOf(api, id)).toBe('STEP2_APPROVED');
    expect(await codeOf(anna.undo(id, randomUUID()))).toBe('undo_too_late');
  });

  it('is refused once another admin has done anything, and leaves that alone', async () => {
    const { id } = await apply(api);
    const confirmation = documentOf(api, id, 'hub4africa').id;
    const { decision, body } = await anna.decide(id, { action: 'accept', document_id: confirmation });
    await ben.post('POST /api/admin/hold-application', id, {
      seen: body.application.seen,
      reason: 'Wait.',
      until: inDays(14),
    });
    expect((await anna.undo(id, decision)).body.code).toBe('undo_too_late');
    expect((await anna.look(id)).hold).toMatchObject({ reason: 'Wait.' });
    expect(documentOf(api, id, 'hub4africa').review).toBe('accepted');
  });

  it('is refused once a worker has taken the mail, and changes nothing then', async () => {
    const { id } = await apply(api);
    const { decision } = await anna.decide(id, { action: 'approve' });
    changeRows(api.deps.db, 'outbox', { applicant_id: id, template: 'step2-open' }, { attempts: 1 });
    expect((await anna.undo(id, decision)).body.code).toBe('undo_too_late');
    expect([statusOf(api, id), documentOf(api, id, 'hub4africa').review]).toEqual(['STEP1_APPROVED', 'accepted']);
  });

  it('of a rejection is refused where its owner has applied again meanwhile', async () => {
    const { id, email } = await apply(api);
    const { decision } = await anna.decide(id, { action: 'reject', reason: 'No.' });
    await apply(api, { email });
    expect((await anna.undo(id, decision)).body.code).toBe('email_in_use');
    expect(statusOf(api, id)).toBe('REJECTED');
  });
});

describe('The preview of a mail', () => {
  it('is the mail that goes out, but for the token in its link, and leaves nothing behind', async () => {
    const { id, email } = await applyUntil(api, 'A2_CV_RECEIVED', { lang: 'de' });
    const choice = {
      action: 'send-back',
      document_id: documentOf(api, id, 'cv').id,
      reason_key: 'unreadable',
    } as const;
    const before = await anna.look(id);
    const { mail } = (await anna.preview(id, choice)).body;
    expect(await anna.look(id)).toEqual(before);
    await anna.decide(id, choice);
    letUndoPass();
    const sent = (await mailsTo(api, email)).at(-1);
    const token = tokenIn(sent as never) ?? '';
    expect(token).not.toBe('');
    expect(mail).toMatchObject({ to: email, lang: 'de', subject: sent?.subject });
    expect(mail?.text.trim()).toBe(sent?.text?.trim().replaceAll('\r\n', '\n').replace(token, '…'));
  });

  it('is none where nothing is mailed, and refuses what the decision would', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const cv = documentOf(api, id, 'cv').id;
    expect((await anna.preview(id, { action: 'accept', document_id: cv })).body.mail).toBeNull();
    expect((await anna.preview(id, { action: 'complete' })).body.code).toBe('wrong_status');
    expect((await anna.preview(id, { action: 'send-back', document_id: cv })).body.code).toBe('reason_required');
  });
});

describe('An application on hold', () => {
  it('keeps its status and waits for nobody, until it goes on', async () => {
    const { id, token } = await apply(api);
    const held = await anna.post('POST /api/admin/hold-application', id, {
      seen: (await anna.look(id)).seen,
      reason: 'Asked the partner.',
      until: inDays(14),
    });
    expect(held.body.application).toMatchObject({
      status: 'PRE_REGISTERED',
      waits: null,
      hold: { reason: 'Asked the partner.', until: inDays(14) },
    });
    expect(held.body.application.can).toContain('go-on');
    expect(held.body.application.can).not.toContain('hold');
    expect(held.body.application.notes[0]).toMatchObject({
      kind: 'hold',
      note: 'Asked the partner.',
      author: anna.email,
    });
    const waits = () => isWaiting(standingStore(api.deps.db).find(id) ?? { waits_since: null }, api.clock.now());
    expect(waits()).toBe(false);
    const { body } = await answerOf(api.post('get-applicant', { token }));
    expect(body.applicant).toMatchObject({ on_hold: true });
    expect(JSON.stringify(body)).not.toContain('Asked the partner.');
    const on = await anna.post('POST /api/admin/hold-application', id, { seen: held.body.application.seen });
    expect(on.body.application).toMatchObject({ hold: null, waits: { kind: 'approve' } });
    expect(waits()).toBe(true);
  });

  it('goes on only if it is on hold: nothing is written down that has not happened', async () => {
    const { id } = await apply(api);
    const { seen } = await anna.look(id);
    const { status, body } = await anna.post('POST /api/admin/hold-application', id, { seen });
    expect([status, body.code]).toEqual([409, 'not_on_hold']);
    expect((await anna.look(id)).timeline.map(({ what }) => what)).not.toContain('go-on');
  });

  it('goes on by a decision that moves it, and undoing puts it on hold again', async () => {
    const { id } = await apply(api);
    await anna.post('POST /api/admin/hold-application', id, {
      seen: (await anna.look(id)).seen,
      reason: 'Wait.',
      until: inDays(14),
    });
    const { decision, body } = await anna.decide(id, { action: 'approve' });
    expect(body.application.hold).toBeNull();
    expect((await anna.undo(id, decision)).body.application.hold).toMatchObject({ reason: 'Wait.' });
  });

  it('cannot be one that has ended', async () => {
    const { id } = await applyUntil(api, 'REJECTED');
    const { status, body } = await anna.post('POST /api/admin/hold-application', id, {
      seen: (await anna.look(id)).seen,
      reason: 'Wait.',
      until: inDays(1),
    });
    expect([status, body.code]).toEqual([409, 'wrong_status']);
  });
});

describe('The day of a hold', () => {
  // Point 10 of issue 35.
  it.each([undefined, 0, 93, -1])('is asked for, from tomorrow on and within 92 days: %s', async (days) => {
    const { id } = await apply(api);
    const { seen, hold_days } = await anna.look(id);
    const until = days === undefined ? {} : { until: inDays(days) };
    const { status, body } = await anna.post('POST /api/admin/hold-application', id, {
      seen,
      reason: 'Wait.',
      ...until,
    });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'until', code: 'hold_day_invalid' }]]);
    expect(hold_days).toEqual({ first: inDays(1), usual: inDays(14), last: inDays(92) });
  });
});

describe('Notes and corrections', () => {
  it('keep a note once, with its author, for admins only', async () => {
    const { id, token } = await apply(api);
    const note = { note: 'Called her.\nShe will send it.', note_id: randomUUID() };
    await anna.post('POST /api/admin/note-application', id, note);
    const { body } = await anna.post('POST /api/admin/note-application', id, note);
    expect(body.application.notes).toMatchObject([{ note: note.note, author: anna.email, kind: 'note' }]);
    const own = await answerOf(api.post('get-applicant', { token }));
    expect(JSON.stringify(own.body)).not.toContain('Called her.');
    expect(
      (await anna.post('POST /api/admin/note-application', id, { note: ' ', note_id: randomUUID() })).body.code,
    ).toBe('input_empty');
  });

  it('correct an address at once: the new one gets the link, the old one a notice', async () => {
    const { id, email } = await apply(api);
    const { seen } = await anna.look(id);
    const { body } = await anna.post('POST /api/admin/correct-application', id, { seen, email: `new-${email}` });
    expect(body.application.email).toBe(`new-${email}`);
    expect(await subjectsTo(api, `new-${email}`)).toContain('The link to your application');
    expect(await subjectsTo(api, email)).toContain('The e-mail address of your application was changed');
    const wrong = await anna.post('POST /api/admin/correct-application', id, {
      seen: body.application.seen,
      email: 'nobody',
    });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'email_invalid']);
  });
});

describe('Hints of duplicates', () => {
  it('name the applications with the same phone, name or file, and say by what', async () => {
    const twin = { first_name: 'Meron', last_name: 'Twin', phone: '+251 (911) 77-88-99' };
    const one = await apply(api, twin);
    const other = await apply(api, { ...twin, first_name: 'MERON', phone: '0911778899' });
    for (const { id } of [one, other]) changeRows(api.deps.db, 'document', { applicant_id: id }, { sha256: 'same' });
    expect((await anna.look(one.id)).duplicates).toMatchObject([
      { id: other.id, name: 'MERON Twin', signs: ['phone', 'name', 'file'] },
    ]);
  });

  it('name an older application of the same address', async () => {
    const first = await applyUntil(api, 'WITHDRAWN', { first_name: 'Abel', last_name: 'Again' });
    const second = await apply(api, { first_name: 'Abel', last_name: 'Again', email: first.email });
    const found = (await anna.look(second.id)).duplicates.find(({ id }) => id === first.id);
    expect(found).toMatchObject({ status: 'WITHDRAWN', signs: expect.arrayContaining(['email', 'name']) });
  });
});

describe('An application that is deleted', () => {
  const slipsOfName = (word: string) => countOf(api.deps.db, 'name_slip', { word });
  const found = async (search: string) => {
    const { body } = await anna.browser.post('/api/admin/applications', { search });
    return (body.applications as { id: string }[]).map(({ id }) => id);
  };

  it('leaves nothing on the desk: no note, no decision, no row of the list, no name in a search', async () => {
    const { db } = api.deps;
    const [gone = '', kept = ''] = addCrowd(api.deps, { count: 2 });
    changeRows(db, 'applicant', { id: gone }, { first_name: 'Zerihunde', last_name: 'Wubishet' });
    changeRows(db, 'applicant', { id: kept }, { first_name: 'Wubishet', last_name: 'Alemayehu' });
    settle(api.deps, gone, kept);
    review.hold(api.deps, { accountId: anna.id }, gone, 'Wait.', '2099-01-01');
    await anna.post('POST /api/admin/note-application', gone, { note: 'Called.', note_id: randomUUID() });
    await anna.decide(gone, { action: 'withdraw' });
    expect(await found('zerihunde')).toEqual([gone]);
    api.deps.tx(() => erasureStore(api.deps.db).removeApplicant(gone));
    for (const table of ['applicant_note', 'last_decision', 'standing'])
      expect([table, countOf(db, table, { applicant_id: gone })]).toEqual([table, 0]);
    expect(await found('zerihunde')).toEqual([]);
    expect(slipsOfName('zerihunde')).toBe(0);
    expect(await found('wubishet')).toEqual([kept]);
    expect(slipsOfName('wubishet')).toBeGreaterThan(1);
  });

  it('and a name that was corrected is no longer kept for searches either', () => {
    const [id = ''] = addCrowd(api.deps, { count: 1 });
    const rename = (first_name: string) => {
      changeRows(api.deps.db, 'applicant', { id }, { first_name });
      settle(api.deps, id);
    };
    rename('Mistyqed');
    expect(slipsOfName('mistyqed')).toBeGreaterThan(1);
    rename('Mistyped');
    expect([slipsOfName('mistyqed'), slipsOfName('mistyped') > 1]).toEqual([0, true]);
  });
});
