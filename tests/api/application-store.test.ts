import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { applicationStore } from '#api/applicants/application.store.ts';
import { deferredDocumentStore } from '#api/applicants/deferred-document.store.ts';
import { originalStore } from '#api/applicants/original.store.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil, documentOf } from '../support/applications.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('an application read in one statement is what the stores of its parts read one by one', async () => {
  const { deps } = api;
  const { id, token } = await applyUntil(api, 'ENROLMENT_UPLOADED');
  deferredDocumentStore(deps.db).add(id, { type: 'passport', due_on: '2027-05-31' }, 0);
  deferredDocumentStore(deps.db).add(id, { type: 'a2', due_on: '2027-03-31' }, 0);
  documentStore(deps.db).sendBack(id, 'cv', 'Page 1: „dunkel“ \\ "dark"\n🙂');
  // The certificate has come, so it is not awaited; of the passport only the identity card.
  documentStore(deps.db).setSubtype(documentOf(api, id, 'passport').id, 'id');
  originalStore(deps.db).note(id, { original: 'enrolment', state: 'missing', since_day: '2027-01-02' });

  const found = applicationStore(deps.db).find(id);
  expect(found?.applicant).toMatchObject({ ...applicantStore(deps.db).find(id) });
  const parts = documentStore(deps.db).current(id);
  expect(parts.length).toBeGreaterThan(4);
  expect(parts.map((part, index) => ({ ...part, ...found?.documents[index] }))).toEqual(parts);
  expect(found?.documents.every((one) => 'reason' in one && 'uploaded_by' in one && 'removed_at' in one)).toBe(true);
  expect(found?.deferred).toEqual([{ type: 'passport', due_on: '2027-05-31' }]);
  expect(found?.deferred).toEqual(deferredDocumentStore(deps.db).awaited(id));
  expect(found?.originals).toEqual(originalStore(deps.db).noted(id));
  expect(found?.originals).toHaveLength(1);

  const byToken = applicationStore(deps.db).findByToken(token);
  expect({ ...byToken, applicant: { ...byToken?.applicant, token_expires_at: null } }).toMatchObject({
    ...found,
    applicant: { ...found?.applicant, token_expires_at: null },
  });
  expect(byToken?.expiresAt).toBe(tokenStore(deps.db).find(token)?.expiresAt);
});

it('knows no application of another id or token', () => {
  expect(applicationStore(api.deps.db).find('nobody')).toBeUndefined();
  expect(applicationStore(api.deps.db).findByToken(crypto.randomUUID())).toBeUndefined();
});
