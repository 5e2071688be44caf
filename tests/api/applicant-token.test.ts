import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil } from '../support/applications.ts';
import { documentForm, step2Form, step3Form } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';

const DAY_MS = 24 * 3600 * 1000;
const LIFE_MS = 90 * DAY_MS;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const read = (token: string) => answerOf(api.post('get-applicant', { token }));

describe('The token of an application', () => {
  it('WIZ1-09 CALL-16 lives 90 days and is expired at exactly that moment', async () => {
    const { token, applicant } = await apply(api);
    expect(Date.parse(applicant.expires_at)).toBe(api.clock.time + LIFE_MS);
    api.clock.time += LIFE_MS - 1;
    expect((await read(token)).status).toBe(200);
    api.clock.time += 1;
    const { status, body } = await read(token);
    expect([status, body.code, body.error]).toEqual([
      410,
      'token_expired',
      'Access token has expired. Please restart your application.',
    ]);
  });

  it('WIZ1-09 is not renewed by reading, nor by a form that is refused', async () => {
    const { token, applicant } = await apply(api);
    api.clock.time += DAY_MS;
    await api.post('submit-a2-cv', await step2Form(token, { cv_file: undefined }));
    expect((await read(token)).body.applicant.expires_at).toBe(applicant.expires_at);
  });

  it('WIZ2-15 is renewed by each form that is taken', async () => {
    const { token, id } = await apply(api);
    const steps = [
      async () => api.post('submit-a2-cv', await step2Form(token)),
      async () => api.post('submit-enrolment', await step3Form(token)),
      async () => {
        review.sendBack(api.deps, OPERATOR, id, 'cv', 'Cut off');
        return api.post('upload-document', await documentForm({ token, id }, 'cv'));
      },
    ];
    for (const step of steps) {
      api.clock.time += 80 * DAY_MS;
      expect((await step()).status).toBe(200);
      expect(Date.parse((await read(token)).body.applicant.expires_at)).toBe(api.clock.time + LIFE_MS);
    }
  });

  it('WIZ1-09 lives a day for a helper on another device, whatever is sent with it', async () => {
    const { token } = await apply(api, { for_another: 'true' });
    api.clock.time += DAY_MS - 1;
    expect((await api.post('submit-a2-cv', await step2Form(token))).status).toBe(200);
    api.clock.time += 1;
    expect((await read(token)).body.code).toBe('token_expired');
  });

  it('WIZ1-09 closes every call once it is expired', async () => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    api.clock.time += LIFE_MS;
    const before = api.files();
    const forms = {
      'submit-a2-cv': await step2Form(token),
      'submit-enrolment': await step3Form(token),
      'upload-document': await documentForm({ token, id }, 'cv'),
    };
    for (const [name, form] of Object.entries(forms)) expect((await api.post(name, form)).status, name).toBe(410);
    expect(api.files()).toEqual(before);
  });

  it('WIZ1-07 CALL-16 unknown is not found, missing is unauthorised', async () => {
    expect(await read(crypto.randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'applicant_not_found', error: 'Applicant not found or invalid token' },
    });
    for (const body of [{}, { token: '' }, { token: 7 }, { token: ['x'] }, { token: null }]) {
      expect(await answerOf(api.post('get-applicant', body))).toMatchObject({
        status: 401,
        body: { code: 'token_missing', error: 'Missing access token parameter' },
      });
    }
  });

  it.each(['junk', ' ', "' OR 1=1 --", '6f9619ff-8b86-6011-a42d-00cf4fc964ff'])(
    'WIZ1-04 malformed as %j is not found',
    async (token) => {
      expect((await read(token)).status).toBe(404);
    },
  );

  it('CONS-10 may come behind the files in a form', async () => {
    const { token, id } = await apply(api);
    const form = await step2Form(undefined);
    form.set('access_token', token);
    expect((await answerOf(api.post('submit-a2-cv', form))).body.applicant).toMatchObject({ id, access_token: token });
  });

  it('WIZ1-04 may be written in capital letters', async () => {
    const { token, id } = await apply(api);
    expect((await read(token.toUpperCase())).body.applicant.id).toBe(id);
  });

  it('CONS-10 is kept as a hash only', async () => {
    const { token } = await apply(api);
    expect(api.deps.db.serialize().includes(token)).toBe(false);
  });
});
