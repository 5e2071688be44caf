import { expect, it, onTestFinished } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { requiredDocuments } from '#contract/model/document.ts';
import { startApi } from '../support/api-server.ts';
import { apply, sendMissing, viewOf } from '../support/applications.ts';
import { step2Form, step3Form } from '../support/forms.ts';
import { OPERATOR, receiveAndComplete } from '../support/operator.ts';

it('CONS-10 CALL-07 WIZ1-29 an application goes from the first form to complete with its token alone', async () => {
  const api = await startApi();
  onTestFinished(() => api.stop());
  const { id, token, email } = await apply(api);
  const read = () => viewOf(api, token);

  expect(await read()).toMatchObject({ id, email, status: 'PRE_REGISTERED' });
  review.approve(api.deps, OPERATOR, id);
  expect(await read()).toMatchObject({ status: 'STEP1_APPROVED' });
  await api.post('submit-a2-cv', await step2Form(token));
  await sendMissing(api, { id, token });
  expect(await read()).toMatchObject({ status: 'A2_CV_RECEIVED' });
  review.approve(api.deps, OPERATOR, id);
  expect(await read()).toMatchObject({ status: 'STEP2_APPROVED' });
  await api.post('submit-enrolment', await step3Form(token));
  expect(await read()).toMatchObject({ status: 'ENROLMENT_UPLOADED' });
  receiveAndComplete(api.deps, id);

  const { status, documents, missing_documents } = await read();
  expect([status, missing_documents]).toEqual(['COMPLETE', []]);
  expect(documents.map(({ type }) => type).sort()).toEqual([...requiredDocuments('COMPLETE')].sort());
  expect(new Set(documents.map(({ review: state }) => state))).toEqual(new Set(['accepted']));
  expect(
    outboxStore(api.deps.db)
      .list()
      .map((mail) => mail.template),
  ).toEqual([
    'application-received',
    'step2-open',
    'documents-received',
    'documents-approved',
    'enrolment-received',
    'application-complete',
  ]);
  // Documents that the form of step 2 does not bring come one by one.
  const steps = eventStore(api.deps.db)
    .history('applicant', id)
    .filter(({ action }) => action !== 'upload-document');
  expect(steps.map((event) => [event.actor, event.action, event.to_status])).toEqual([
    ['applicant', 'submit-preregistration', 'PRE_REGISTERED'],
    ['operator', 'approve', 'STEP1_APPROVED'],
    ['applicant', 'submit-documents', 'A2_CV_RECEIVED'],
    ['operator', 'approve', 'STEP2_APPROVED'],
    ['applicant', 'submit-enrolment', 'ENROLMENT_UPLOADED'],
    ['operator', 'receive-originals', 'ENROLMENT_UPLOADED'],
    ['operator', 'complete', 'COMPLETE'],
  ]);
});
