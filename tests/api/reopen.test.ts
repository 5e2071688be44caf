import { expect, it, onTestFinished } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { startApi } from '../support/api-server.ts';
import { applyUntil, statusOf } from '../support/applications.ts';
import { step2Form } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';

it('a closed application that is opened again goes back to where it was, each time anew', async () => {
  const api = await startApi();
  onTestFinished(() => api.stop());
  const { id, token } = await applyUntil(api, 'STEP1_APPROVED');
  review.reject(api.deps, OPERATOR, id, 'because');
  expect(review.reopen(api.deps, OPERATOR, id)).toBe('STEP1_APPROVED');
  await api.post('submit-a2-cv', await step2Form(token));
  review.reject(api.deps, OPERATOR, id, 'because');
  expect(review.reopen(api.deps, OPERATOR, id)).toBe('A2_CV_RECEIVED');
  review.withdraw(api.deps, OPERATOR, id);
  expect(review.reopen(api.deps, OPERATOR, id)).toBe('A2_CV_RECEIVED');
  expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
});
