import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentStore } from '#api/documents/document.store.ts';
import { documentsOf } from '#contract/model/document.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil } from '../support/applications.ts';
import { blob, pdf, pngBytes } from '../support/files.ts';
import { documentForm, formOf } from '../support/forms.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const send = (call: string, form: FormData) => answerOf(api.post(call, form));
const documents = (id: string) =>
  documentStore(api.deps.db)
    .current(id)
    .map(({ type, subtype }) => [type, subtype]);
const files = async (...names: string[]) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, { content: await pdf(name) }] as const)));

describe('submit-step2', () => {
  it('CALL-03 CALL-08 takes the names of the upload page and stores the documents of step 2', async () => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    const form = formOf({ access_token: token }, await files('cv_file', 'a2_file', 'id_file'));
    const { status, body } = await send('submit-step2', form);
    expect({ status, success: body.success, now: body.applicant.status }).toEqual({
      status: 200,
      success: true,
      now: 'A2_CV_RECEIVED',
    });
    expect(documents(id)).toEqual([
      ['hub4africa', null],
      ['a2', null],
      ['cv', null],
      ['passport', 'id'],
    ]);
  });

  it('UPLO-06 says in its own words that one is missing, and keeps none', async () => {
    const { token, id } = await apply(api);
    const { status, body } = await send(
      'submit-step2',
      formOf({ access_token: token }, await files('cv_file', 'a2_file')),
    );
    expect({ status, error: body.error }).toEqual({
      status: 400,
      error: 'All three documents (CV, A2 certificate, and ID) are required',
    });
    expect(documents(id)).toHaveLength(1);
  });
});

describe('submit-verification', () => {
  it('CALL-04 VERI-09 stores certificate and CV, and leaves the passport as a missing document', async () => {
    const { token, id } = await apply(api);
    const form = formOf({ access_token: token, gdpr: 'true' }, await files('a2_file', 'cv_file'));
    const { status, body } = await send('submit-verification', form);
    expect({ status, success: body.success }).toEqual({ status: 200, success: true });
    const missing = documentsOf('documents').filter((type) => !['a2', 'cv'].includes(type));
    expect(body.applicant).toMatchObject({ status: 'A2_CV_RECEIVED', missing_documents: missing });
    expect((await send('upload-document', await documentForm({ token, id }, 'passport'))).status).toBe(200);
    expect(documents(id).map(([type]) => type)).toEqual(['hub4africa', 'a2', 'cv', 'passport']);
  });

  it.each([undefined, 'false', '0', ''])('WIZ1-24 without consent (%s) it is refused', async (gdpr) => {
    const { token } = await apply(api);
    const form = formOf({ access_token: token, gdpr }, await files('a2_file', 'cv_file'));
    expect(await send('submit-verification', form)).toMatchObject({
      status: 400,
      body: { error: 'GDPR consent is required' },
    });
  });

  it('VERI-08 the CV is a PDF here', async () => {
    const { token } = await apply(api);
    const picture = { content: blob(pngBytes(), 'image/png'), name: 'cv.png' };
    const form = formOf({ access_token: token, gdpr: 'true' }, { ...(await files('a2_file')), cv_file: picture });
    const { status, body } = await send('submit-verification', form);
    expect({ status, errors: body.errors.map(({ path, code }) => [path, code]) }).toEqual({
      status: 400,
      errors: [['cv_file', 'file_type_not_allowed']],
    });
  });

  it('VERI-05 both files are needed', async () => {
    const { token } = await apply(api);
    const form = formOf({ access_token: token, gdpr: 'true' }, await files('a2_file'));
    expect((await send('submit-verification', form)).body.error).toBe('Please select both A2 certificate and CV files');
  });
});
