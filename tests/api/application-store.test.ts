import { afterAll, beforeAll, expect, it } from 'vitest';
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
  deps.deferredDocuments.add(id, { type: 'passport', due_on: '2027-05-31' }, 0);
  deps.deferredDocuments.add(id, { type: 'a2', due_on: '2027-03-31' }, 0);
  deps.documents.sendBack(id, 'cv', 'Page 1: „dunkel“ \\ "dark"\n🙂');
  // The certificate has come, so it is not awaited; of the passport only the identity card.
  deps.documents.setSubtype(documentOf(api, id, 'passport').id, 'id');
  deps.originals.note(id, { original: 'enrolment', state: 'missing', since_day: '2027-01-02' });

  const found = deps.applications.find(id);
  expect(found?.applicant).toMatchObject({ ...deps.applicants.find(id) });
  const parts = deps.documents.current(id);
  expect(parts.length).toBeGreaterThan(4);
  expect(parts.map((part, index) => ({ ...part, ...found?.documents[index] }))).toEqual(parts);
  expect(found?.documents.every((one) => 'reason' in one && 'uploaded_by' in one && 'removed_at' in one)).toBe(true);
  expect(found?.deferred).toEqual([{ type: 'passport', due_on: '2027-05-31' }]);
  expect(found?.deferred).toEqual(deps.deferredDocuments.awaited(id));
  expect(found?.originals).toEqual(deps.originals.noted(id));
  expect(found?.originals).toHaveLength(1);

  const byToken = deps.applications.findByToken(token);
  expect({ ...byToken, applicant: { ...byToken?.applicant, token_expires_at: null } }).toMatchObject({
    ...found,
    applicant: { ...found?.applicant, token_expires_at: null },
  });
  expect(byToken?.expiresAt).toBe(deps.tokens.find(token)?.expiresAt);
});

it('knows no application of another id or token', () => {
  expect(api.deps.applications.find('nobody')).toBeUndefined();
  expect(api.deps.applications.findByToken(crypto.randomUUID())).toBeUndefined();
});
