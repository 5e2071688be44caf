import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { requiredDocuments } from '#contract/model/document.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, applyUntil, statusOf } from '../support/applications.ts';
import { blob, jpegBytes, pngBytes } from '../support/files.ts';
import { step3Form } from '../support/forms.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const send = (form: FormData) => answerOf(api.post('submit-enrolment', form));

describe('submit-enrolment', () => {
  it.each(['A2_CV_RECEIVED', 'STEP2_APPROVED'] as const)(
    'WIZ2-13 CALL-07 from %s brings the fifth document',
    async (from) => {
      const { token, id } = await applyUntil(api, from);
      const { status, body } = await send(await step3Form(token));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        applicant: { id, status: 'ENROLMENT_UPLOADED', access_token: token, missing_documents: [] },
      });
      expect(body.applicant.documents.map((document) => document.type).sort()).toEqual(
        [...requiredDocuments('ENROLMENT_UPLOADED')].sort(),
      );
      expect(
        outboxStore(api.deps.db)
          .list()
          .filter((mail) => mail.applicant_id === id)
          .at(-1)?.template,
      ).toBe('enrolment-received');
    },
  );

  it.each([
    ['photo.jpg', 'image/jpeg', jpegBytes()],
    ['photo.png', 'image/png', pngBytes()],
    ['photo.pdf', 'application/pdf', pngBytes()],
  ])('WIZ2-12 refuses %s as %s: a PDF only', async (name, type, bytes) => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const before = api.files();
    const { status, body } = await send(
      await step3Form(token, { enrolment_file: { content: blob(bytes, type), name } }),
    );
    expect([status, body.error]).toEqual([400, 'File type not allowed. Allowed types: PDF']);
    expect(api.files()).toEqual(before);
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
  });

  it('WIZ2-11 needs its file', async () => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const { status, body } = await send(await step3Form(token, {}));
    expect([status, body.error]).toEqual([400, 'Signed enrolment PDF is required']);
  });

  it('WIZ2-13 at the same moment twice is taken once', async () => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const before = api.files().length;
    const forms = await Promise.all([step3Form(token), step3Form(token)]);
    const answers = await Promise.all(forms.map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(api.files()).toHaveLength(before + 1);
  });
});
