import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import type { DocumentType } from '#contract/model/document.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil, documentOf } from '../support/applications.ts';
import { deskAdmin } from '../support/desk.ts';
import { finish } from '../support/erasures.ts';
import { blob, pdf, pngBytes } from '../support/files.ts';
import { documentForm, formOf, step2Form, step3Form } from '../support/forms.ts';
import { formHead, openSocket } from '../support/hostile-form.ts';
import { OPERATOR } from '../support/operator.ts';
import { changeRows } from '../support/rows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off' } });
});
afterAll(() => api.stop());

type Person = { token: string; id: string };

const send = (form: FormData) => answerOf(api.post('upload-document', form));

async function upload(
  person: Person,
  change: Record<string, string | undefined> = {},
  file?: { content: Blob; name?: string },
) {
  const fields = { access_token: person.token, applicant_id: person.id, document_type: 'cv', bucket: 'private' };
  return send(formOf({ ...fields, ...change }, { file: file ?? { content: await pdf('another') } }));
}

const reviewOf = ({ id }: Person, type: DocumentType = 'cv') => documentOf(api, id, type);

/** Somebody whose CV was sent back. */
async function withCvSentBack(): Promise<Person> {
  const person = await applyUntil(api, 'A2_CV_RECEIVED');
  review.sendBack(api.deps, OPERATOR, person.id, 'cv', 'Cut off');
  return person;
}

describe('An application that is erased while its files are moved', () => {
  const forms = {
    'submit-a2-cv': ['STEP1_APPROVED', ({ token }: Person) => step2Form(token)],
    'submit-enrolment': ['STEP2_APPROVED', ({ token }: Person) => step3Form(token)],
    'upload-document': ['A2_CV_RECEIVED', (person: Person) => documentForm(person, 'cv', 'new')],
  } as const;

  it.each(Object.keys(forms) as (keyof typeof forms)[])(
    '%s answers that it is not known, and keeps no file',
    async (call) => {
      const [status, form] = forms[call];
      const person = await applyUntil(api, status);
      if (call === 'upload-document') review.sendBack(api.deps, OPERATOR, person.id, 'cv', 'Cut off');
      const { storage } = api.deps;
      const { put } = storage;
      const before = api.files();
      vi.spyOn(storage, 'put').mockImplementationOnce(async (ids) => {
        const keep = await put(ids);
        expect(beginErasure(api.deps, person.id, { why: 'operator' })).toBe(true);
        return keep;
      });
      const answer = await answerOf(api.post(call, await form(person)));
      expect([answer.status, answer.body.code]).toEqual([404, 'applicant_not_found']);
      await finish(api);
      expect(api.files().filter((name) => !before.includes(name))).toEqual([]);
    },
  );
});

describe('upload-document', () => {
  it('CALL-05 replaces a document that was sent back, and keeps the old file', async () => {
    const person = await withCvSentBack();
    const [before, old] = [api.files(), reviewOf(person)];
    expect(old).toMatchObject({ review: 'to_replace', reason: 'Cut off' });
    const { status, body } = await upload(person);
    const now = reviewOf(person);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, path: `private/${person.id}/${now?.id}` });
    expect(now).toMatchObject({ review: 'pending', reason: null });
    expect(api.files()).toEqual([...before, now?.id].sort());
    expect(applicantStore(api.deps.db).find(person.id)?.status).toBe('A2_CV_RECEIVED');
  });

  it('CALL-05 adds a missing document; the bucket may be left out', async () => {
    const person = await applyUntil(api, 'A2_CV_RECEIVED');
    changeRows(api.deps.db, 'document', { applicant_id: person.id, type: 'cv' }, { type: 'other' });
    expect((await upload(person, { bucket: undefined })).status).toBe(200);
    expect(reviewOf(person)).toMatchObject({ review: 'pending' });
  });

  it('ENRO-06 changes a declaration until it is accepted; the operator who saw the old one is told', async () => {
    const person = await applyUntil(api, 'ENROLMENT_UPLOADED');
    const declaration = () => reviewOf(person, 'enrolment');
    const change = () => upload(person, { document_type: 'enrolment' });
    const admin = await deskAdmin(api);
    const [old, { seen }] = [declaration(), await admin.look(person.id)];
    const { status, body } = await change();
    expect([status, body.path]).toEqual([200, `private/${person.id}/${declaration()?.id}`]);
    expect(declaration()?.id).not.toBe(old?.id);
    expect(applicantStore(api.deps.db).find(person.id)?.status).toBe('ENROLMENT_UPLOADED');
    expect((await admin.decide(person.id, { action: 'complete' }, { seen })).body.code).toBe('changed_meanwhile');
    review.accept(api.deps, OPERATOR, person.id, 'enrolment');
    expect((await change()).body.code).toBe('nothing_to_replace');
  });

  it('CALL-05 refuses what is neither missing nor sent back and leaves nothing', async () => {
    const person = await applyUntil(api, 'A2_CV_RECEIVED');
    const before = api.files();
    for (const document_type of ['cv', 'hub4africa', 'enrolment', 'other']) {
      const { status, body } = await upload(person, { document_type });
      expect([document_type, status, body.code]).toEqual([document_type, 409, 'nothing_to_replace']);
      expect(body).toMatchObject({ success: false, error: expect.stringContaining('not needed at the moment') });
    }
    expect(api.files()).toEqual(before);
  });

  it('CALL-05 refuses an application that waits for no document before its form is read', async () => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const headers = { authorization: `Bearer ${token}` };
    const form = openSocket(api.url);
    form.socket.write(formHead('/api/functions/upload-document', 5_000_000, headers));
    await expect.poll(form.answer).toContain('"code":"nothing_to_replace"');
    form.socket.destroy();
  });

  it('CALL-05 two at the same moment: one is taken, the other leaves nothing', async () => {
    const person = await withCvSentBack();
    const before = api.files().length;
    const answers = await Promise.all([upload(person), upload(person)]);
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [409, 'nothing_to_replace'],
    ]);
    expect(api.files()).toHaveLength(before + 1);
  });

  it('CALL-05 a foreign application looks like a missing one', async () => {
    const [owner, stranger] = [await withCvSentBack(), await withCvSentBack()];
    const before = api.files();
    const foreign = await upload({ token: stranger.token, id: owner.id });
    const missing = await upload({ token: stranger.token, id: crypto.randomUUID() });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'applicant_not_found']);
    expect({ ...foreign.body, instance: '' }).toEqual({ ...missing.body, instance: '' });
    expect(reviewOf(owner)?.review).toBe('to_replace');
    expect(api.files()).toEqual(before);
  });

  it.each([undefined, '', 'photo', 'CV', 'toString'])(
    'FILE-12 refuses %j as type of document',
    async (document_type) => {
      const { status, body } = await upload(await withCvSentBack(), { document_type });
      expect([status, body.code]).toEqual([400, 'document_type_invalid']);
    },
  );

  it.each(['public', '', 'Private', '../private'])('FILE-13 refuses %j as bucket', async (bucket) => {
    const person = await withCvSentBack();
    const before = api.files();
    expect(await upload(person, { bucket })).toMatchObject({ status: 400, body: { code: 'bucket_invalid' } });
    expect(api.files()).toEqual(before);
  });

  it('FILE-13 a kept file cannot be fetched by its path', async () => {
    const person = await withCvSentBack();
    const { body } = await upload(person);
    for (const path of [body.path, `uploads/${reviewOf(person)?.id}`, `storage/${body.path}`]) {
      expect((await fetch(`${api.url}/${path}`)).status, path).toBe(404);
      expect((await fetch(`${api.url}/api/${path}`)).status, path).toBe(404);
    }
  });

  it('WIZ2-12 an enrolment declaration that was sent back must be a PDF', async () => {
    const person = await applyUntil(api, 'ENROLMENT_UPLOADED');
    review.sendBack(api.deps, OPERATOR, person.id, 'enrolment', 'Not signed');
    const before = api.files();
    const png = { content: blob(pngBytes(), 'image/png'), name: 'signed.png' };
    const { status, body } = await upload(person, { document_type: 'enrolment' }, png);
    expect([status, body.error]).toEqual([400, 'File type not allowed. Allowed types: PDF']);
    expect(body.errors.map((error) => error.path)).toEqual(['file']);
    expect(api.files()).toEqual(before);
    expect((await upload(person, { document_type: 'enrolment' })).status).toBe(200);
  });

  it('CALL-05 needs file, application and token', async () => {
    const person = await withCvSentBack();
    const { token: access_token, id: applicant_id } = person;
    const bare = await send(formOf({ access_token, applicant_id, document_type: 'cv' }));
    expect([bare.status, bare.body.code]).toEqual([400, 'file_required']);
    expect(await upload(person, { applicant_id: undefined })).toMatchObject({
      status: 400,
      body: { code: 'input_empty', errors: [{ path: 'applicant_id' }] },
    });
    expect((await upload(person, { access_token: undefined })).status).toBe(401);
  });

  it('CALL-05 is closed to somebody whose application is new and lacks nothing', async () => {
    expect(await upload(await apply(api))).toMatchObject({ status: 409, body: { code: 'nothing_to_replace' } });
  });
});
