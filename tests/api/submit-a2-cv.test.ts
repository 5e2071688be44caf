import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventStore } from '#api/audit/event.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { documentsOf } from '#contract/model/document.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil, statusOf } from '../support/applications.ts';
import { blob, exeBytes, jpegBytes, pdf, pngBytes } from '../support/files.ts';
import { step2Form } from '../support/forms.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const send = (form: FormData) => answerOf(api.post('submit-a2-cv', form));
/** What the form does not bring. */
const MISSING = documentsOf('documents').filter((type) => !['a2', 'cv', 'passport'].includes(type));
const REQUIRED = 'A2 certificate, CV and ID/Passport are required';

describe('submit-a2-cv', () => {
  it.each(['PRE_REGISTERED', 'STEP1_APPROVED'] as const)(
    'WIZ2-10 CALL-07 from %s brings the three documents',
    async (from) => {
      const { token, id, email } = await applyUntil(api, from);
      const { status, body } = await send(
        await step2Form(token, {
          a2_file: { content: blob(jpegBytes(), 'image/jpeg'), name: 'A2.JPG' },
          passport_file: { content: blob(pngBytes(), 'image/png'), name: 'Pass.png' },
        }),
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        applicant: { id, email, status: 'A2_CV_RECEIVED', access_token: token, missing_documents: MISSING },
      });
      expect(body.applicant.documents.map(({ type, file_name }) => [type, file_name]).sort()).toEqual([
        ['a2', 'A2.JPG'],
        ['cv', 'cv_file.pdf'],
        ['hub4africa', 'hub4africa_file.pdf'],
        ['passport', 'Pass.png'],
      ]);
      expect(body.applicant.documents.filter(({ type }) => type !== 'hub4africa').map(({ review }) => review)).toEqual([
        'pending',
        'pending',
        'pending',
      ]);
      expect(await (await api.post('get-applicant', { token })).json()).toEqual(body);
    },
  );

  it.each([
    ['passport_file', 'passport'],
    ['id_file', 'id'],
  ])('CALL-08 takes %s as the passport document, noted as %s', async (field, subtype) => {
    const { token } = await apply(api);
    const form = await step2Form(token, { passport_file: undefined, [field]: { content: await pdf('id') } });
    const { body } = await send(form);
    expect(body.applicant.documents.find((document) => document.type === 'passport')).toMatchObject({ subtype });
  });

  it('CALL-08 takes one of the two names, not both', async () => {
    const { token, id } = await apply(api);
    const before = api.files();
    const { status, body } = await send(await step2Form(token, { id_file: { content: await pdf('id') } }));
    expect([status, body.code]).toEqual([400, 'file_twice']);
    expect(api.files()).toEqual(before);
    expect(statusOf(api, id)).toBe('PRE_REGISTERED');
  });

  it.each([
    ['a2_file', 'a2_file'],
    ['cv_file', 'cv_file'],
    ['passport_file', 'passport_file'],
  ])('WIZ2-09 without %s nothing is taken', async (missing, path) => {
    const { token, id } = await apply(api);
    const before = api.files();
    const { status, body } = await send(await step2Form(token, { [missing]: undefined }));
    expect([status, body.code, body.error]).toEqual([400, 'step2_files_required', REQUIRED]);
    expect(body.errors.map((error) => error.path)).toEqual([path]);
    expect(api.files()).toEqual(before);
    expect(statusOf(api, id)).toBe('PRE_REGISTERED');
  });

  it('WIZ2-09 one bad file refuses all three, and each bad one is named', async () => {
    const { token } = await apply(api);
    const before = api.files();
    const { status, body } = await send(
      await step2Form(token, {
        a2_file: { content: blob(new Uint8Array()) },
        cv_file: { content: blob(exeBytes()), name: 'cv.pdf' },
      }),
    );
    expect(status).toBe(400);
    expect(body.errors.map(({ path, code }) => [path, code])).toEqual([
      ['a2_file', 'file_empty'],
      ['cv_file', 'file_type_not_allowed'],
    ]);
    expect(api.files()).toEqual(before);
  });

  it('WIZ2-10 at the same moment twice is taken once', async () => {
    const { token, id } = await apply(api);
    const before = api.files().length;
    const forms = await Promise.all([step2Form(token), step2Form(token)]);
    const answers = await Promise.all(forms.map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('wrong_status');
    expect(api.files()).toHaveLength(before + 3);
    expect(documentStore(api.deps.db).current(id)).toHaveLength(4);
  });

  it('WIZ2-10 queues one mail and records who did what', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED', { lang: 'de' });
    const mails = outboxStore(api.deps.db)
      .list()
      .filter((mail) => mail.applicant_id === id);
    expect(mails.map((mail) => [mail.template, mail.lang])).toEqual([
      ['application-received', 'de'],
      ['documents-received', 'de'],
    ]);
    const submitted = eventStore(api.deps.db)
      .history('applicant', id)
      .find(({ action }) => action === 'submit-documents');
    expect(submitted).toMatchObject({
      actor: 'applicant',
      from_status: 'PRE_REGISTERED',
      to_status: 'A2_CV_RECEIVED',
    });
  });
});
