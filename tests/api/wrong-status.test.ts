import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentStore } from '#api/documents/document.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import type { Status } from '#contract/model/status.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, applyUntil, statusOf } from '../support/applications.ts';
import { blob, exeBytes } from '../support/files.ts';
import { documentForm, step2Form, step3Form } from '../support/forms.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Person = { token: string; id: string };
const FORMS = {
  'submit-a2-cv': ({ token }: Person) => step2Form(token),
  'submit-enrolment': ({ token }: Person) => step3Form(token),
  'upload-document': (person: Person) => documentForm(person, 'cv'),
};
type Call = keyof typeof FORMS;

const CLOSED: Status[] = ['COMPLETE', 'REJECTED', 'WITHDRAWN'];
const REFUSED: [Call, Status][] = [
  ...(['A2_CV_RECEIVED', 'STEP2_APPROVED', 'ENROLMENT_UPLOADED', ...CLOSED] as Status[]).map(
    (status): [Call, Status] => ['submit-a2-cv', status],
  ),
  ...(['PRE_REGISTERED', 'STEP1_APPROVED', 'ENROLMENT_UPLOADED', ...CLOSED] as Status[]).map(
    (status): [Call, Status] => ['submit-enrolment', status],
  ),
  ...CLOSED.map((status): [Call, Status] => ['upload-document', status]),
];

describe('A call that the status does not allow', () => {
  it.each(REFUSED)('CALL-16 %s in %s is refused and leaves nothing', async (call, status) => {
    const person = await applyUntil(api, status);
    const documents = () =>
      documentStore(api.deps.db)
        .current(person.id)
        .map((document) => document.id)
        .join();
    const before = [api.files(), outboxStore(api.deps.db).list().length, documents()];
    const answer = await answerOf(api.post(call, await FORMS[call](person)));
    expect([answer.status, answer.body.code]).toEqual([409, 'wrong_status']);
    expect([api.files(), outboxStore(api.deps.db).list().length, documents()]).toEqual(before);
    expect(statusOf(api, person.id)).toBe(status);
  });

  it.each([
    ['en', 'Possible now: send the signed declaration, add or replace a document, withdraw.'],
    ['de', 'Jetzt möglich: unterschriebene Erklärung senden, Unterlage nachreichen oder ersetzen, zurückziehen.'],
  ])('CALL-16 LANG-15 says in the words of the language %s what is possible now', async (lang, possible) => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const { body } = await answerOf(api.post('submit-a2-cv', await step2Form(token), { 'accept-language': lang }));
    expect(body.error).toContain(possible);
  });

  it('CALL-16 says so where nothing is possible any more', async () => {
    const { token } = await applyUntil(api, 'COMPLETE');
    const { body } = await answerOf(api.post('submit-a2-cv', await step2Form(token)));
    expect(body.error).toContain('Possible now: nothing any more.');
  });

  it('CALL-16 is refused for its status before anything else is said about the form', async () => {
    const { token } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    const form = await step2Form(token, { cv_file: undefined, a2_file: { content: blob(exeBytes()) } });
    expect((await answerOf(api.post('submit-a2-cv', form))).body.code).toBe('wrong_status');
  });

  it('CALL-16 a token that opens nothing is refused before anything is said about the form', async () => {
    const form = await step2Form(crypto.randomUUID(), { cv_file: undefined });
    expect((await answerOf(api.post('submit-a2-cv', form))).body.code).toBe('applicant_not_found');
    const bare = await step3Form(undefined, {});
    expect((await answerOf(api.post('submit-enrolment', bare))).body.code).toBe('token_missing');
  });
});
