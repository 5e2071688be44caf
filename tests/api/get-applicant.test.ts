import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { Action } from '#contract/model/action.ts';
import type { Status } from '#contract/model/status.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil } from '../support/applications.ts';
import { OPERATOR } from '../support/operator.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${api.url}/api/functions/get-applicant${query}`, { method, headers: { 'accept-language': 'en', ...headers } });

describe('get-applicant', () => {
  it('CALL-01 CALL-02 answers the same to POST, GET and a bearer token', async () => {
    const { token, applicant } = await apply(api, { phone: '+251 911 000000' });
    const expected = { success: true, applicant };
    const answers = await Promise.all([
      api.post('get-applicant', { token }),
      api.post('get-applicant', { access_token: token }),
      api.post('get-applicant', {}, { authorization: `Bearer ${token}` }),
      get(`?token=${token}`),
      get(`?access_token=${token}`),
      get('', { authorization: `bearer ${token}` }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual(expected);
    }
  });

  it('CALL-02 answers HEAD like GET', async () => {
    const { token } = await apply(api);
    expect((await get(`?token=${token}`, {}, 'HEAD')).status).toBe(200);
  });

  it('CALL-01 the bearer token counts before the body', async () => {
    const [one, other] = [await apply(api), await apply(api)];
    const { body } = await answerOf(
      api.post('get-applicant', { token: other.token }, { authorization: `Bearer ${one.token}` }),
    );
    expect(body.applicant.id).toBe(one.id);
  });

  it('CALL-02 is stored by no cache', async () => {
    const { token } = await apply(api);
    expect((await get(`?token=${token}`)).headers.get('cache-control')).toBe('no-store');
  });

  it('WIZ1-13 shows a rejected applicant the reason', async () => {
    const { token } = await applyUntil(api, 'REJECTED');
    expect((await answerOf(get(`?token=${token}`))).body.applicant).toMatchObject({
      status: 'REJECTED',
      decision_reason: 'because',
      missing_documents: [],
    });
  });

  it.each<[Status, Action[]]>([
    ['PRE_REGISTERED', ['submit-documents', 'correct', 'withdraw']],
    ['STEP1_APPROVED', ['submit-documents', 'withdraw']],
    ['A2_CV_RECEIVED', ['submit-enrolment', 'withdraw']],
    ['STEP2_APPROVED', ['submit-enrolment', 'withdraw']],
    ['ENROLMENT_UPLOADED', ['announce-originals', 'upload-document', 'withdraw']],
    ['COMPLETE', []],
    ['REJECTED', []],
    ['WITHDRAWN', []],
  ])('CALL-06 says what its owner can do in %s: %j', async (status, can) => {
    const { token } = await applyUntil(api, status);
    expect((await answerOf(get(`?token=${token}`))).body.applicant.can).toEqual(can);
  });

  it('CALL-05 CALL-06 says that a document can be sent only where one is wanted', async () => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const can = async () => (await answerOf(get(`?token=${token}`))).body.applicant.can;
    review.sendBack(api.deps, OPERATOR, id, 'cv', 'Cut off.');
    expect(await can()).toEqual(['submit-enrolment', 'upload-document', 'withdraw']);
  });

  it('STAT-04 says until when the originals should be in the post, once they are asked for', async () => {
    const { token } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    const { postWithinDays } = api.deps.site.originals;
    const due = berlinDate(api.clock.time + postWithinDays * DAY_MS);
    expect((await answerOf(get(`?token=${token}`))).body.applicant.originals_due_on).toBe(due);
  });

  it('CALL-06 tells nothing beside the view: no whole hashes, no times of the operator', async () => {
    const { token } = await apply(api, { idempotency_key: crypto.randomUUID() });
    const { body } = await answerOf(get(`?token=${token}`));
    const internal = [
      'idempotency',
      'sha256',
      'consented',
      'received',
      'created',
      'updated',
      'mime',
      'key_id',
      'replaced',
    ];
    for (const word of internal) expect(JSON.stringify(body)).not.toContain(word);
    expect(body.applicant.documents[0]).not.toHaveProperty('id');
    expect(body.applicant.documents[0]?.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  });

  it('STAC-09 CALL-16 a refusal is a problem of RFC 9457 and carries what the screens read', async () => {
    const answer = await get('?token=junk');
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const sentence = 'Applicant not found or invalid token';
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: sentence,
      status: 404,
      code: 'applicant_not_found',
      instance: answer.headers.get('x-request-id'),
      success: false,
      error: sentence,
      details: [sentence],
      errors: [],
    });
  });
});
