import { createHash } from 'node:crypto';
import { rmSync, truncateSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil, documentOf } from '../support/applications.ts';
import { openDocument } from '../support/desk.ts';
import { documentForm } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';
import { changeRows } from '../support/rows.ts';

let api: Api;
let admin: Visitor;
let adminId: string;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off' } });
  const { browser, id } = await newAdmin(api);
  admin = browser;
  adminId = id;
});
afterAll(() => api.stop());

const fileOf = (id: string) => api.deps.storage.placeOf(id);

async function someCv() {
  const { id, token } = await applyUntil(api, 'A2_CV_RECEIVED');
  return { applicantId: id, token, cv: documentOf(api, id, 'cv') };
}

const eventsOf = (applicantId: string, name = 'view-document') =>
  eventStore(api.deps.db)
    .history('applicant', applicantId)
    .filter(({ action }) => action === name);

describe('admin-document', () => {
  it('brings a document whole, to be kept and never shown', async () => {
    const { cv } = await someCv();
    changeRows(api.deps.db, 'document', { id: cv.id }, { file_name: 'Lebenslauf "ሰላም"\ud800 (1).pdf' });
    const answer = await openDocument(api, admin, cv.id);
    expect(answer.status).toBe(200);
    const content = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(content).digest('hex')).toBe(cv.sha256);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(cv.size),
      'content-disposition': `attachment; filename="Lebenslauf ______ (1).pdf"; filename*=UTF-8''Lebenslauf%20%22%E1%88%B0%E1%88%8B%E1%88%9D%22%EF%BF%BD%20%281%29.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('answers HEAD with the same headers and no bytes', async () => {
    const { cv } = await someCv();
    const answer = await openDocument(api, admin, cv.id, 'HEAD');
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(cv.size)]);
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });

  it('is loaded as such, and looked at when somebody says so: who, and what', async () => {
    const { applicantId, cv } = await someCv();
    expect((await (await openDocument(api, admin, cv.id)).arrayBuffer()).byteLength).toBe(cv.size);
    const newest = () => eventStore(api.deps.db).newest('applicant', applicantId, 1)[0];
    expect(newest()).toMatchObject({ action: 'load-document', actor_account_id: adminId });
    expect(eventsOf(applicantId)).toEqual([]);
    const { body } = await admin.get(`/api/admin/applications/${applicantId}`);
    expect(JSON.stringify(body)).not.toContain('"load-document"');
    expect(newest()?.action).toBe('view-application');
    const look = (document_id: string) => admin.post('/api/admin/view-document', { document_id });
    expect((await look(cv.id)).status).toBe(200);
    const detail = JSON.stringify({ document: 'cv', id: cv.id });
    expect(eventsOf(applicantId)).toMatchObject([{ actor_account_id: adminId, actor: 'operator', detail }]);
    expect((await look('nobody')).body.code).toBe('document_unknown');
  });

  it('brings a document that was replaced, too', async () => {
    const { applicantId, token, cv } = await someCv();
    review.sendBack(api.deps, OPERATOR, applicantId, 'cv', 'Cut off.');
    await api.post('upload-document', await documentForm({ token, id: applicantId }, 'cv', 'again'));
    expect((await openDocument(api, admin, cv.id)).status).toBe(200);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'x', '__proto__', '%00', '..%2Fapp.db', 'x'.repeat(101)])(
    'knows no document %s',
    async (id) => {
      const answer = await openDocument(api, admin, id);
      expect([answer.status, ((await answer.json()) as { code: string }).code].join(' ')).toMatch(
        /^(?:404 document_unknown|400 .*)$/,
      );
    },
  );

  it.each([
    ['missing', (file: string) => rmSync(file)],
    ['cut off', (file: string) => truncateSync(file, 10)],
  ])('says so where the file is %s, and records nothing', async (_what, damage) => {
    const { applicantId, cv } = await someCv();
    damage(fileOf(cv.id));
    const answer = await openDocument(api, admin, cv.id);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([410, 'document_file_gone']);
    expect(eventsOf(applicantId, 'load-document')).toEqual([]);
  });

  it('is left alone by a caller who hangs up', async () => {
    const { cv } = await someCv();
    const stop = new AbortController();
    const answer = await fetch(`${api.url}/api/admin/documents/${cv.id}/ahead`, {
      headers: { cookie: admin.cookie ?? '' },
      signal: stop.signal,
    });
    stop.abort();
    await answer.body?.cancel().catch(() => {});
    expect((await openDocument(api, admin, cv.id)).status).toBe(200);
  });
});
