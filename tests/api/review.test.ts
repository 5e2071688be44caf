import { renameSync, rmSync, truncateSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { requiredDocuments } from '#contract/model/document.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil, documentOf, statusOf, viewOf } from '../support/applications.ts';
import { documentForm } from '../support/forms.ts';
import { mailsTo, subjectsTo, tokenIn } from '../support/mails.ts';
import { OPERATOR, receiveAndComplete } from '../support/operator.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

const reviews = (id: string) =>
  Object.fromEntries(
    documentStore(api.deps.db)
      .current(id)
      .map(({ type, review: state }) => [type, state]),
  );
const cvForm = (token: string, id: string) => documentForm({ token, id }, 'cv', 'another cv');
const cvFile = (id: string) => api.deps.storage.placeOf(documentOf(api, id, 'cv').id);
const lastMail = async (email: string) => {
  const mail = (await mailsTo(api, email)).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
};

describe('The operator', () => {
  it('approves step 1: the confirmation is accepted, and the mail opens step 2', async () => {
    const { id, email } = await apply(api);
    expect(review.approve(api.deps, OPERATOR, id)).toBe('STEP1_APPROVED');
    expect(reviews(id)).toEqual({ hub4africa: 'accepted' });
    const mail = await lastMail(email);
    expect(mail.subject).toBe('Your next step: documents');
    const { body } = await answerOf(api.post('get-applicant', { token: tokenIn(mail) }));
    expect(body.applicant.status).toBe('STEP1_APPROVED');
  });

  it('approves the documents with one decision, but not over one that was sent back', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    review.sendBack(api.deps, OPERATOR, id, 'cv', 'The second page is missing.');
    expect(() => review.approve(api.deps, OPERATOR, id)).toThrow('documents_open');
    expect(reviews(id)).toMatchObject({ a2: 'pending', cv: 'to_replace' });
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
  });

  it('sends a document back: its owner reads which and why, replaces it, and the complaint is gone', async () => {
    const { id, token, email } = await applyUntil(api, 'A2_CV_RECEIVED');
    review.sendBack(api.deps, OPERATOR, id, 'cv', 'The second page is missing.');
    const mail = await lastMail(email);
    expect(mail.text).toContain('CV:\nThe second page is missing.');
    expect((await api.post('upload-document', await cvForm(token, id))).status).toBe(200);
    expect(reviews(id)).toMatchObject({ cv: 'pending' });
    expect(documentOf(api, id, 'cv').reason).toBeNull();
    expect(review.approve(api.deps, OPERATOR, id)).toBe('STEP2_APPROVED');
  });

  it('cannot send back a document that is not there', async () => {
    const { id } = await apply(api);
    expect(() => review.sendBack(api.deps, OPERATOR, id, 'cv', 'why')).toThrow('document_missing');
  });

  it('completes: the originals are noted, everything is accepted', async () => {
    const { id, email } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    expect(receiveAndComplete(api.deps, id)).toBe('COMPLETE');
    expect(new Set(Object.values(reviews(id)))).toEqual(new Set(['accepted']));
    expect(applicantStore(api.deps.db).find(id)?.originals_received_at).toBe(api.clock.time);
    expect((await lastMail(email)).subject).toBe('Your application is complete');
  });

  it('accepts one document after the other, each written down, and the approval has nothing left to accept', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const types = requiredDocuments('A2_CV_RECEIVED').toReversed();
    for (const type of types) expect(review.accept(api.deps, OPERATOR, id, type)).toBe('A2_CV_RECEIVED');
    expect(new Set(Object.values(reviews(id)))).toEqual(new Set(['accepted']));
    expect(review.approve(api.deps, OPERATOR, id)).toBe('STEP2_APPROVED');
    const events = eventStore(api.deps.db)
      .history('applicant', id)
      .slice(-types.length - 1);
    expect(events.map(({ action, actor_name: who, detail }) => [action, who, detail])).toEqual([
      ...types.map((document) => ['accept', OPERATOR.name, JSON.stringify({ document })]),
      ['approve', OPERATOR.name, '{}'],
    ]);
  });

  it('accepts one document only where it waits for a look and is whole', async () => {
    const { id, token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const accept = () => review.accept(api.deps, OPERATOR, id, 'cv');
    expect(() => review.accept(api.deps, OPERATOR, id, 'enrolment')).toThrow('document_missing');
    review.sendBack(api.deps, OPERATOR, id, 'cv', 'Cut off.');
    expect(() => accept()).toThrow('document_not_waiting');
    await api.post('upload-document', await cvForm(token, id));
    const file = cvFile(id);
    renameSync(file, `${file}-away`);
    expect(() => accept()).toThrow('file_gone');
    renameSync(`${file}-away`, file);
    expect([reviews(id).cv, accept(), reviews(id).cv]).toEqual(['pending', 'A2_CV_RECEIVED', 'accepted']);
    expect(() => accept()).toThrow('document_not_waiting');
    review.reject(api.deps, OPERATOR, id, 'All places are taken.');
    expect(() => review.accept(api.deps, OPERATOR, id, 'a2')).toThrow('wrong_status');
    expect(reviews(id).a2).toBe('pending');
  });

  it('accepts no document whose file was cut off', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    truncateSync(cvFile(id), 10);
    expect(() => review.approve(api.deps, OPERATOR, id)).toThrow('file_gone');
  });

  it.each([
    ['A2_CV_RECEIVED', 'approve', (id: string) => review.approve(api.deps, OPERATOR, id)],
    ['ENROLMENT_UPLOADED', 'complete', (id: string) => receiveAndComplete(api.deps, id)],
  ] as const)(
    'in %s cannot %s while the file of a document is gone, but can send it back',
    async (status, _name, decide) => {
      const { id, token } = await applyUntil(api, status);
      rmSync(cvFile(id));
      expect(() => decide(id)).toThrow('file_gone');
      expect(statusOf(api, id)).toBe(status);
      review.sendBack(api.deps, OPERATOR, id, 'cv', 'We have lost it. Please send it again.');
      expect((await api.post('upload-document', await cvForm(token, id))).status).toBe(200);
      expect(decide(id)).not.toBe(status);
    },
  );

  it('rejects with a reason that mail and screen show, and can reopen', async () => {
    const { id, token, email } = await applyUntil(api, 'A2_CV_RECEIVED');
    review.reject(api.deps, OPERATOR, id, 'All places are taken.');
    expect((await lastMail(email)).text).toContain('All places are taken.');
    const rejected = await answerOf(api.post('get-applicant', { token }));
    expect(rejected.body.applicant).toMatchObject({ status: 'REJECTED', decision_reason: 'All places are taken.' });
    expect(review.reopen(api.deps, OPERATOR, id)).toBe('A2_CV_RECEIVED');
    const reopened = await answerOf(api.post('get-applicant', { token }));
    expect(reopened.body.applicant.decision_reason).toBeNull();
    expect((await subjectsTo(api, email)).slice(-2)).toEqual([
      'Unfortunately not this time',
      'Your application is open again',
    ]);
  });

  it('does not reopen over a newer application of the same address', async () => {
    const { id, email } = await apply(api);
    review.withdraw(api.deps, OPERATOR, id);
    await apply(api, { email: email.toUpperCase() });
    expect(() => review.reopen(api.deps, OPERATOR, id)).toThrow('email_in_use');
    expect(statusOf(api, id)).toBe('WITHDRAWN');
  });
});

describe('A corrected e-mail address', () => {
  it('gets the link; the old one gets a notice, and its links end', async () => {
    const { id, token, email } = await apply(api);
    const address = `new-${email}`;
    review.correct(api.deps, OPERATOR, id, { email: address });
    const [link] = await mailsTo(api, address);
    expect((await answerOf(api.post('get-applicant', { token: link && tokenIn(link) }))).body.applicant.id).toBe(id);
    const notice = await lastMail(email);
    expect(notice.subject).toBe('The e-mail address of your application was changed');
    expect(tokenIn(notice)).toBeUndefined();
    expect(notice.text).not.toContain(address);
    expect((await api.post('get-applicant', { token })).status).toBe(410);
  });

  it('is refused while another open application has it', async () => {
    const { email } = await apply(api);
    const { id } = await apply(api);
    expect(() => review.correct(api.deps, OPERATOR, id, { email: email.toUpperCase() })).toThrow('email_in_use');
  });

  it('a name alone is corrected without a mail, and the event says which field, not what', async () => {
    const { id, email, token } = await apply(api, { middle_name: 'Hana' });
    const before = (await mailsTo(api, email)).length;
    review.correct(api.deps, OPERATOR, id, { last_name: 'Teßfaye' });
    expect(await mailsTo(api, email)).toHaveLength(before);
    expect(await viewOf(api, token)).toMatchObject({
      middle_name: 'Hana',
      last_name: 'Teßfaye',
    });
    const event = eventStore(api.deps.db).history('applicant', id).at(-1);
    expect(event).toMatchObject({ action: 'correct', actor: 'operator', detail: '{"fields":"last_name"}' });
  });
});
