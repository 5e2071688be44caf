import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import { DOCUMENT_TYPES, type DocumentType, documentsOf } from '#contract/model/document.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, statusOf, viewOf } from '../support/applications.ts';
import { type DeskAdmin, deskAdmin } from '../support/desk.ts';
import { pdf } from '../support/files.ts';
import { formOf } from '../support/forms.ts';
import { mailsTo } from '../support/mails.ts';

let api: Api;
let anna: DeskAdmin;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100', ADMIN_2FA: 'off' } });
  anna = await deskAdmin(api);
});
afterAll(() => api.stop());

let files = 0;
const another = () => {
  files += 1;
  return pdf(`on behalf ${files}`);
};

async function upload(id: string, type: DocumentType, { content, seen }: { content?: Blob; seen?: string } = {}) {
  const fields = { applicant_id: id, document_type: type, seen: seen ?? (await anna.look(id)).seen };
  const body = formOf(fields, { file: { content: content ?? (await another()), name: 'scan.pdf' } });
  const headers = { cookie: anna.browser.cookie, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${api.url}/api/admin/upload-document`, { method: 'POST', body, headers });
  const answer = (await response.json()) as { application: DeskApplication; code: string; errors: { code: string }[] };
  return { status: response.status, body: answer };
}

describe('A document that an operator uploads on behalf of an applicant', () => {
  it('replaces one, and is marked as such on the desk, in its history and on the page of the applicant', async () => {
    const { id, token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const { status, body } = await upload(id, 'cv');
    expect(status).toBe(200);
    const [now, before] = body.application.documents.filter(({ type }) => type === 'cv');
    expect([now?.uploaded_by, now?.review, before?.uploaded_by]).toEqual([anna.email, 'pending', null]);
    const told = body.application.timeline.map(({ kind, what, actor, person }) => [kind, what, actor, person]);
    expect(told).toContainEqual(['event', 'upload-document', 'operator', anna.email]);
    expect(told).toContainEqual(['upload', 'cv', 'operator', anna.email]);
    const { documents } = await viewOf(api, token);
    expect(documents.filter(({ by_operator }) => by_operator).map(({ type }) => type)).toEqual(['cv']);
  });

  it('ADMI-25 ends a step with its last one, with the mail of that step', async () => {
    const { id, email } = await applyUntil(api, 'STEP1_APPROVED');
    for (const type of documentsOf('documents')) expect((await upload(id, type)).status).toBe(200);
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
    await upload(id, 'enrolment');
    expect(statusOf(api, id)).toBe('ENROLMENT_UPLOADED');
    api.clock.time += UNDO_SECONDS * 1000;
    const subjects = (await mailsTo(api, email)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual(['We have your documents', 'Only the originals are missing now']);
  });

  it.each([
    ['PRE_REGISTERED', DOCUMENT_TYPES.filter((type) => type !== 'enrolment')],
    ['A2_CV_RECEIVED', DOCUMENT_TYPES],
    ['WITHDRAWN', []],
  ] as const)('in %s can be %j', async (status, types) => {
    const { id } = await applyUntil(api, status);
    expect((await anna.look(id)).uploads).toEqual(types);
    if (status !== 'A2_CV_RECEIVED') expect((await upload(id, 'enrolment')).body.code).toBe('upload_too_early');
  });

  it('is checked as the applicant’s own: its kind, its content, and that it is no other document again', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const text = new Blob(['no document'], { type: 'application/pdf' });
    const refused = await upload(id, 'cv', { content: text });
    expect([refused.status, refused.body.errors.length]).toEqual([400, 1]);
    const same = await another();
    await upload(id, 'cv', { content: same });
    expect((await upload(id, 'a2', { content: same })).body.errors[0]?.code).toBe('files_identical');
    expect((await upload(crypto.randomUUID(), 'cv', { seen: 'x' })).status).toBe(404);
  });

  it('replaces nothing unseen, and leaves no file behind then', async () => {
    const { id } = await apply(api);
    const { seen } = await anna.look(id);
    await upload(id, 'hub4africa');
    const kept = readdirSync(api.deps.folders.uploads).length;
    expect((await upload(id, 'hub4africa', { seen })).body.code).toBe('changed_meanwhile');
    expect(readdirSync(api.deps.folders.uploads)).toHaveLength(kept);
  });
});
