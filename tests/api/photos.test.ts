import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import type { DocumentType } from '#contract/model/document.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, applyUntil, documentOf, statusOf } from '../support/applications.ts';
import {
  blob,
  claimingSize,
  fixtureBytes,
  jpegBytes,
  lyingJpeg,
  pdf,
  pngBytes,
  withTrailer,
} from '../support/files.ts';
import { formOf, step1Form, step2Form } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const jpeg = (bytes = jpegBytes()) => ({ content: blob(bytes, 'image/jpeg'), name: 'IMG_1.jpg' });
const png = (bytes = pngBytes()) => ({ content: blob(bytes, 'image/png'), name: 'scan.png' });
type Files = Parameters<typeof formOf>[1];
const send = (access_token: string, files: Files, call = 'submit-enrolment', fields = {}) =>
  answerOf(api.post(call, formOf({ access_token, ...fields }, files)));
const photosOfDeclaration = (...photos: ReturnType<typeof jpeg>[]) => ({ enrolment_file_photos: photos });

/** A stored document, page by page: its side, and the pictures on it with how far each is turned. */
async function storedPages(id: string, type: DocumentType) {
  const kept = documentOf(api, id, type);
  const stream = await api.deps.storage.open(kept);
  if (!stream) throw new Error(`no ${type}`);
  const bytes = Buffer.concat(await stream.toArray());
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { fnArray } = await page.getOperatorList();
    const pictures = fnArray.filter((op) => op === OPS.paintImageXObject).length;
    pages.push({ side: width > height ? 'landscape' : 'portrait', pictures });
  }
  return { kept, pages };
}

describe('Photos of a document', () => {
  it('WIZ2-13 make one PDF, a page each, and step 3 is done', async () => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const before = api.files().length;
    const { status, body } = await send(token, photosOfDeclaration(jpeg(), png()));
    expect([status, body.applicant?.status, body.applicant?.missing_documents]).toEqual([
      200,
      'ENROLMENT_UPLOADED',
      [],
    ]);
    const { kept, pages } = await storedPages(id, 'enrolment');
    expect(kept).toMatchObject({ mime: 'application/pdf', file_name: 'IMG_1.pdf', review: 'pending' });
    expect(pages.map(({ pictures }) => pictures)).toEqual([1, 1]);
    // The photos themselves are gone.
    expect(api.files()).toHaveLength(before + 1);
  });

  it('FILE-15 become one PDF for every document of steps 1 and 2', async () => {
    const form = await step1Form({ email: 'photos@example.org' }, { hub4africa_file_photos: [jpeg(), png()] });
    const { body } = await answerOf(api.post('submit-preregistration', form));
    const { id } = body.applicant;
    expect((await storedPages(id, 'hub4africa')).pages).toHaveLength(2);
    const rest = await step2Form(body.access_token, {
      a2_file: undefined,
      cv_file: undefined,
      passport_file: undefined,
      a2_file_photos: [jpeg(), jpeg(withTrailer(jpegBytes()))],
      cv_file_photos: [png(), png(), png()],
      id_file_photos: [png(), jpeg()],
    });
    expect((await answerOf(api.post('submit-a2-cv', rest))).status).toBe(200);
    expect((await storedPages(id, 'a2')).pages).toHaveLength(2);
    expect((await storedPages(id, 'cv')).pages).toHaveLength(3);
    const passport = await storedPages(id, 'passport');
    expect([passport.kept?.subtype, passport.pages.length]).toEqual(['id', 2]);
  });

  it('FILE-15 VERI-08 become the PDF where nothing else is accepted, and one photo stays one where it is', async () => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    const files = { a2_file_photos: jpeg(), cv_file_photos: png() };
    expect((await send(token, files, 'submit-verification', { gdpr: 'true' })).status).toBe(200);
    expect(documentOf(api, id, 'a2')).toMatchObject({ mime: 'image/jpeg', file_name: 'IMG_1.jpg' });
    expect((await storedPages(id, 'cv')).pages).toHaveLength(1);
  });

  it.each([
    ['enrolment', 'ENROLMENT_UPLOADED'],
    ['cv', 'A2_CV_RECEIVED'],
  ] as const)('WIZ2-09 take the place of a document that was sent back: %s', async (type, status) => {
    const { token, id } = await applyUntil(api, status);
    review.sendBack(api.deps, OPERATOR, id, type, 'The stamp is missing.');
    const fields = { applicant_id: id, document_type: type };
    const answer = await send(token, { file_photos: [jpeg(), png()] }, 'upload-document', fields);
    expect([answer.status, documentOf(api, id, type)?.review]).toEqual([200, 'pending']);
    expect((await storedPages(id, type)).pages).toHaveLength(2);
  });

  it('WIZ2-09 are refused if they are those of another document', async () => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    const both = [jpeg(), png()];
    const form = await step2Form(token, {
      a2_file: undefined,
      a2_file_photos: both,
      cv_file: undefined,
      cv_file_photos: both,
    });
    const { body } = await answerOf(api.post('submit-a2-cv', form));
    expect(body.errors.map(({ path, code }) => [path, code])).toEqual([['cv_file', 'files_identical']]);
  });

  it.each([
    [
      'a PDF',
      [{ content: blob(fixtureBytes('judged/ordinary-a.pdf'), 'image/jpeg'), name: 'a.jpg' }],
      'file_type_not_allowed',
      0,
    ],
    ['a transparent picture', [png(fixtureBytes('judged/grey-alpha.png'))], 'photo_not_plain', 0],
    ['a second one that was cut off', [jpeg(), jpeg(jpegBytes().slice(0, -20))], 'file_damaged', 1],
    ['30,000 × 30,000 pixels', [jpeg(claimingSize(jpegBytes(), 30_000, 30_000))], 'file_too_many_pixels', 0],
    ['more than eight', Array.from({ length: 9 }, () => jpeg()), 'photos_too_many', undefined],
    [
      'more than 10 MB together',
      [1, 2].map(() => jpeg(withTrailer(jpegBytes(), 5_300_000))),
      'photos_too_large',
      undefined,
    ],
    ['samples of 12 bits', [jpeg(withFrameByte(4, 12))], 'file_damaged', 0],
    ['five colours', [jpeg(withFrameByte(9, 5))], 'file_damaged', 0],
  ])('WIZ2-12 are refused with a code, and leave no file: %s', async (_what, photos, code, place) => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const before = api.files();
    const { status, body } = await send(token, photosOfDeclaration(...photos));
    expect([status, body.code, body.errors[0]?.path]).toEqual([
      code === 'photos_too_large' ? 413 : 400,
      code,
      place === undefined ? 'enrolment_file' : `enrolment_file_photos.${place}`,
    ]);
    expect(api.files()).toEqual(before);
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
  });

  it('WIZ2-12 are refused as too many where thirty come at once, and leave no file', async () => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const before = api.files();
    const { status, body } = await send(token, photosOfDeclaration(...Array.from({ length: 30 }, () => jpeg())));
    expect([status, body.code]).toEqual([400, 'photos_too_many']);
    expect(api.files()).toEqual(before);
  });

  it('FILE-15 are refused beside the file itself', async () => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const { body } = await send(token, { enrolment_file: { content: await pdf() }, ...photosOfDeclaration(jpeg()) });
    expect(body.errors.map(({ path, code }) => [path, code])).toEqual([['enrolment_file', 'file_twice']]);
  });

  it('ENRO-06 are refused before one is read where no documents have come yet', async () => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    expect((await send(token, photosOfDeclaration(jpeg()))).body.code).toBe('wrong_status');
  });

  it('WIZ2-13 at the same moment twice are taken once', async () => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const before = api.files().length;
    const answers = await Promise.all([1, 2].map(() => send(token, photosOfDeclaration(jpeg()))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(api.files()).toHaveLength(before + 1);
  });

  // Pictures whose EXIF readers understand differently; what sharp says is what the desk draws.
  it.each(['long.jpg', 'cut-off.jpg', 'fill-bytes.jpg', 'exif.png', 'as usual'])(
    'FILE-14 stand upright on their page as the desk draws them: %s',
    async (name) => {
      const bytes = name === 'as usual' ? lyingJpeg() : picture(name);
      const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
      const photo = name.endsWith('.png') ? png(bytes) : jpeg(bytes);
      expect((await send(token, photosOfDeclaration(photo))).status).toBe(200);
      const { info } = await sharp(bytes).rotate().toBuffer({ resolveWithObject: true });
      const [page] = (await storedPages(id, 'enrolment')).pages;
      expect(page).toEqual({ side: info.width > info.height ? 'landscape' : 'portrait', pictures: 1 });
    },
  );
});

const picture = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, '../fixtures/orientation', name)));

describe('One file for two documents', () => {
  it('WIZ2-09 is refused at its field, also where the other came before', async () => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    const same = await pdf('same');
    const form = formOf(
      { access_token: token },
      { a2_file: { content: await pdf('a2') }, cv_file: { content: same }, passport_file: { content: same } },
    );
    const { status, body } = await answerOf(api.post('submit-a2-cv', form));
    expect([status, body.errors.map(({ path, code }) => [path, code])]).toEqual([
      400,
      [['passport_file', 'files_identical']],
    ]);
    const own = await applyUntil(api, 'A2_CV_RECEIVED');
    const declaration = formOf({ access_token: own.token }, { enrolment_file: { content: await pdf('cv') } });
    expect((await answerOf(api.post('submit-enrolment', declaration))).body.code).toBe('files_identical');
  });
});

/** The frame of a JPEG with one byte changed. */
function withFrameByte(offset: number, value: number) {
  const photo = Buffer.from(jpegBytes());
  photo[photo.indexOf(Buffer.from([0xff, 0xc0])) + offset] = value;
  return new Uint8Array(photo);
}
