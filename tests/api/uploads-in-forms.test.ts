import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { keyHash } from '#api/uploads/upload.store.ts';
import { TOKEN_LIFE_DAYS } from '#contract/limits.ts';
import { member, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { type Answer, answerOf, applyUntil, callAs, documentOf } from '../support/applications.ts';
import { makeConfirmedMatch } from '../support/contracts.ts';
import { type DeskAdmin, deskAdmin } from '../support/desk.ts';
import { ownEmployer } from '../support/employers.ts';
import { finish } from '../support/erasures.ts';
import {
  blob,
  emptyPdf,
  exeBytes,
  fixtureBytes,
  jpegBytes,
  pdfBytes,
  pngBytes,
  withTrailer,
} from '../support/files.ts';
import { formOf, type Sent } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';
import { PLACEMENT_TIME } from '../support/placements.ts';
import { columnOf, countOf } from '../support/rows.ts';
import { byUploads, idIn, uploadsOf } from '../support/uploads.ts';

let api: Api;
let anna: DeskAdmin;
let company: Visitor;
let companyId: string;
let uploads: ReturnType<typeof uploadsOf>;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME });
  uploads = uploadsOf(api.url);
  anna = await deskAdmin(api);
  ({ browser: company } = await member(api, 'employer'));
  companyId = (await ownEmployer(company)).id;
});
afterAll(() => api.stop());

let made = 0;
const pdfFile = async (): Promise<Sent> => {
  made += 1;
  return { content: blob(await pdfBytes(`file ${made}`)), name: 'scan.pdf' };
};
const photo = (): Sent => {
  made += 1;
  return { content: blob(withTrailer(jpegBytes(), made), 'image/jpeg'), name: 'page.jpg' };
};
const sha256 = async ({ content }: Sent) =>
  createHash('sha256')
    .update(await content.bytes())
    .digest('hex');

type Fields = Parameters<typeof formOf>[0];
type Way = (fields: Fields, parts: readonly string[], token?: string) => Promise<FormData>;

const asFiles: Way = async (fields, parts) =>
  formOf(fields, Object.fromEntries(await Promise.all(parts.map(async (part) => [part, await pdfFile()] as const))));
const asPhotos: Way = async (fields, parts) =>
  formOf(fields, Object.fromEntries(parts.map((part) => [`${part}_photos`, [photo(), photo()]])));

/** How the files of a form come. */
const WAYS: readonly [string, Way][] = [
  ['with it', asFiles],
  ['as photos with it', asPhotos],
  ['before it, in pieces', async (fields, parts, token) => byUploads(api.url, await asFiles(fields, parts), token)],
  ['before it, as photos', async (fields, parts, token) => byUploads(api.url, await asPhotos(fields, parts), token)],
];

const post = (name: string, form: FormData) => answerOf(api.post(name, form));
const postAs = (browser: Visitor, path: string, body: FormData) =>
  answerOf(
    fetch(`${api.url}/api/${path}`, {
      ...{ method: 'POST', body },
      headers: { cookie: browser.cookie, 'sec-fetch-site': 'same-origin' },
    }),
  );
const person = () => {
  made += 1;
  return { first_name: 'Selam', last_name: 'Tesfaye', email: `upload-${made}@example.org`, gdpr: 'true', lang: 'en' };
};

async function contractToSign() {
  const match = makeConfirmedMatch(api.deps, companyId);
  const { body } = await anna.browser.post('/api/admin/make-contract', { match_id: match.matchId });
  const { id } = body.contract as { id: string };
  await anna.browser.post('/api/admin/send-contract', { contract_id: id, seen: 1 });
  const fields = { contract_id: id, terms_version: '1' };
  await callAs(api, '../acknowledge-contract-costs', match.token, { ...fields, terms_version: 1 });
  return { ...match, fields };
}

/** Every call that takes files, and what it needs to take them. */
const CALLS: Record<string, (way: Way) => Promise<Answer>> = {
  'submit-preregistration': async (way) => post('submit-preregistration', await way(person(), ['hub4africa_file'])),
  'submit-a2-cv': async (way) => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    return post('submit-a2-cv', await way({ access_token: token }, ['a2_file', 'cv_file', 'id_file'], token));
  },
  'submit-step2': async (way) => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    return post('submit-step2', await way({ access_token: token }, ['cv_file', 'a2_file', 'passport_file'], token));
  },
  'submit-verification': async (way) => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    const fields = { access_token: token, gdpr: 'true' };
    return post('submit-verification', await way(fields, ['a2_file', 'cv_file'], token));
  },
  'submit-enrolment': async (way) => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    return post('submit-enrolment', await way({ access_token: token }, ['enrolment_file'], token));
  },
  'upload-document': async (way) => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    review.sendBack(api.deps, OPERATOR, id, 'cv', 'The stamp is missing.');
    const fields = { access_token: token, applicant_id: id, document_type: 'cv' };
    return post('upload-document', await way(fields, ['file'], token));
  },
  'admin/upload-document': async (way) => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const { seen } = await anna.look(id);
    return postAs(
      anna.browser,
      'admin/upload-document',
      await way({ applicant_id: id, document_type: 'cv', seen }, ['file']),
    );
  },
  'employer/upload-contract-copy': async (way) => {
    const { fields } = await contractToSign();
    return postAs(company, 'employer/upload-contract-copy', await way(fields, ['file']));
  },
  'upload-contract-copy': async (way) => {
    const { fields, token } = await contractToSign();
    return post('../upload-contract-copy', await way({ ...fields, access_token: token }, ['file'], token));
  },
};

describe.each(Object.entries(CALLS))('The files of %s', (_call, send) => {
  it.each(WAYS)('FILE-19 may come %s', async (_how, way) => {
    const { status, body } = await send(way);
    expect([status, body.code]).toEqual([200, undefined]);
  });
});

/** Sends step 3 with one file. */
async function enrol(token: string, file: Sent, isBefore: boolean) {
  const form = formOf({ access_token: token }, { enrolment_file: file });
  return post('submit-enrolment', isBefore ? await byUploads(api.url, form, token) : form);
}

describe('A file that came before its form', () => {
  it('FILE-19 is the document byte for byte, under its name', async () => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const file = { ...(await pdfFile()), name: 'Erklärung ü (1).pdf' };
    expect((await enrol(token, file, true)).status).toBe(200);
    const { file_name, sha256: hash } = documentOf(api, id, 'enrolment');
    expect([file_name, hash]).toEqual([file.name, await sha256(file)]);
  });

  it.each<[string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>]>([
    ['is a program', exeBytes],
    ['has no pages', emptyPdf],
    ['is locked', () => fixtureBytes('locked-r6.pdf')],
    ['is a photo where a PDF is due', jpegBytes],
    ['is cut off', async () => (await pdfBytes()).slice(0, 200)],
  ])('FILE-19 and %s is refused as one that comes with it', async (_what, bytes) => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const file = { content: blob(await bytes()), name: 'scan.pdf' };
    const [before, beside] = [await enrol(token, file, true), await enrol(token, file, false)];
    expect(before.status).toBe(400);
    expect([before.status, before.body.errors]).toEqual([beside.status, beside.body.errors]);
    expect(countOf(api.deps.db, 'document', { applicant_id: id, type: 'enrolment' })).toBe(0);
  });

  it('FILE-19 and faults of photos name the photo', async () => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const photos = [photo(), { content: blob(await pdfBytes()), name: 'b.jpg' }, photo()];
    const form = await byUploads(api.url, formOf({ access_token: token }, { enrolment_file_photos: photos }), token);
    const ids = String(form.get('enrolment_file_photos_upload')).split(',');
    form.set('enrolment_file_photos_upload', [...ids, crypto.randomUUID()].join(','));
    const { body } = await post('submit-enrolment', form);
    expect(body.errors.map(({ path, code }) => [path, code])).toEqual([
      ['enrolment_file_photos.1', 'file_type_not_allowed'],
      ['enrolment_file_photos.3', 'upload_gone'],
    ]);
  });

  it('FILE-19 one photo stays a picture where pictures are taken, beside a file that comes with the form', async () => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    const upload = await uploads.send({ content: blob(pngBytes()), name: 'id.png' }, token);
    const fields = { access_token: token, passport_file_photos_upload: upload };
    const form = formOf(fields, { a2_file: await pdfFile(), cv_file: await pdfFile() });
    expect((await post('submit-a2-cv', form)).status).toBe(200);
    expect(documentOf(api, id, 'passport')).toMatchObject({ mime: 'image/png', file_name: 'id.png' });
  });

  it.each<[string, (token: string, id: string) => Promise<string>, string]>([
    ['that nobody knows', async () => crypto.randomUUID(), 'upload_gone'],
    ['of another application', async () => otherUpload(), 'upload_gone'],
    ['that was ended', async (_token, id) => (await uploads.end(id)) && id, 'upload_gone'],
    ['that is not whole yet', async (token) => idIn(await uploads.begin(9, { token })), 'upload_unfinished'],
    ['of 15 KB', async () => 'x'.repeat(15_000), 'upload_gone'],
    ['that is another’s hash', async (_token, id) => keyHash(id), 'upload_gone'],
  ])('FILE-19 is not taken by an id %s, and all else stays for the next try', async (_what, idFor, code) => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    const form = await byUploads(api.url, await asFiles({ access_token: token }, ['a2_file', 'cv_file', 'id_file']));
    const right = String(form.get('cv_file_upload'));
    form.set('cv_file_upload', await idFor(token, right));
    const refused = await post('submit-a2-cv', form);
    expect(refused.body.errors.map((each) => [each.path, each.code])).toEqual([['cv_file', code]]);
    expect([refused.status, countOf(api.deps.db, 'document', { applicant_id: id, type: 'a2' })]).toEqual([
      code === 'upload_gone' ? 410 : 409,
      0,
    ]);
    form.set('cv_file_upload', await uploads.send(await pdfFile()));
    expect((await post('submit-a2-cv', form)).status).toBe(200);
  });

  async function otherUpload() {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    return uploads.send(await pdfFile(), token);
  }

  it.each<[string, (form: FormData) => unknown, string]>([
    ['twice', async (form) => form.set('cv_file', (await pdfFile()).content, 'a.pdf'), 'file_twice'],
    ['as nine photos', (form) => form.set('cv_file_photos_upload', Array(9).fill('x').join()), 'photos_too_many'],
    [
      'under the id of another document',
      (form) => form.set('cv_file_upload', String(form.get('a2_file_upload'))),
      'files_identical',
    ],
    ['with a field of 60 KB', (form) => form.set('cv_file_upload', 'x'.repeat(60_000)), 'body_too_large'],
    ['not at all', (form) => form.set('cv_file_upload', ''), 'step2_files_required'],
  ])('FILE-19 may not come %s', async (_what, change, code) => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    const parts = ['a2_file', 'cv_file', 'id_file'];
    const form = await byUploads(api.url, await asFiles({ access_token: token }, parts), token);
    if (code === 'photos_too_many') form.delete('cv_file_upload');
    await change(form);
    const answer = await post('submit-a2-cv', form);
    expect([answer.body.code, answer.status >= 500]).toEqual([code, false]);
    expect(countOf(api.deps.db, 'upload', { id: keyHash(String(form.get('a2_file_upload'))) })).toBe(1);
  });

  it('FILE-19 is not opened once the token of its application has expired', async () => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const before = api.clock.time;
    onTestFinished(() => {
      api.clock.time = before;
    });
    api.clock.time += TOKEN_LIFE_DAYS * DAY_MS + 1;
    const id = await uploads.send(await pdfFile());
    const { status, body } = await post('submit-enrolment', formOf({ access_token: token, enrolment_file_upload: id }));
    expect([status, body.code]).toEqual([410, 'token_expired']);
    expect((await uploads.begin(9, { token })).status).toBe(410);
  });

  it('FILE-19 is still there for a form whose answer was lost, and the application is the same', async () => {
    const fields = { ...person(), idempotency_key: crypto.randomUUID() };
    const form = await byUploads(api.url, await asFiles(fields, ['hub4africa_file']));
    const [first, again] = [await post('submit-preregistration', form), await post('submit-preregistration', form)];
    expect([again.status, again.body.applicant.id]).toEqual([200, first.body.applicant.id]);
    expect(countOf(api.deps.db, 'document', { applicant_id: first.body.applicant.id })).toBe(1);
  });

  it.each<[string, (token: string, id: string) => unknown]>([
    ['is withdrawn', (token) => callAs(api, 'withdraw-application', token)],
    ['is rejected', (_token, id) => review.reject(api.deps, OPERATOR, id, 'The season is full.')],
  ])('FILE-20 is gone once its application %s', async (_what, end) => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const upload = await uploads.send(await pdfFile(), token);
    await end(token, id);
    expect((await uploads.head(upload)).status).toBe(410);
  });

  it('FILE-20 is erased with its application, whose document it became before there was one', async () => {
    const form = await byUploads(api.url, await asFiles(person(), ['hub4africa_file']));
    const { body } = await post('submit-preregistration', form);
    const { id } = body.applicant;
    const of = columnOf(api.deps.db, 'upload', 'id', { applicant_id: id });
    const [piece = ''] = columnOf(api.deps.db, 'upload_piece', 'id', { upload_id: of[0] });
    expect(api.files()).toContain(piece);
    expect(beginErasure(api.deps, id, { why: 'asked' })).toBe(true);
    await finish(api);
    expect([api.files().includes(piece), countOf(api.deps.db, 'document_key', { id: piece })]).toEqual([false, 0]);
    expect([
      countOf(api.deps.db, 'upload', { id: of[0] }),
      countOf(api.deps.db, 'upload_piece', { id: piece }),
    ]).toEqual([0, 0]);
  });
});
