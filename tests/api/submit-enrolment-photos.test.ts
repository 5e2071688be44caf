import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, applyUntil, documentOf, statusOf } from '../support/applications.ts';
import { blob, claimingSize, fixtureBytes, jpegBytes, pdf, pngBytes, withTrailer } from '../support/files.ts';
import { formOf } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const jpeg = (bytes = jpegBytes()) => ({ content: blob(bytes, 'image/jpeg'), name: 'IMG_1.jpg' });
const png = (bytes = pngBytes()) => ({ content: blob(bytes, 'image/png'), name: 'scan.png' });
type Photos = Parameters<typeof formOf>[1];
const send = (access_token: string, photos: Photos) =>
  answerOf(api.post('submit-enrolment-photos', formOf({ access_token }, photos)));

/** The stored declaration, page by page: its size, and the pictures on it. */
async function storedPages(id: string) {
  const kept = documentOf(api, id, 'enrolment');
  const stream = await api.deps.storage.open(kept);
  if (!stream) throw new Error('no declaration');
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

describe('submit-enrolment-photos', () => {
  it('WIZ2-13 makes one PDF of the photos, a page each, and step 3 is done', async () => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const before = api.files().length;
    const { status, body } = await send(token, { photo_1: jpeg(), photo_2: png() });
    expect([status, body.applicant?.status, body.applicant?.missing_documents]).toEqual([
      200,
      'ENROLMENT_UPLOADED',
      [],
    ]);
    const { kept, pages } = await storedPages(id);
    expect(kept).toMatchObject({ mime: 'application/pdf', file_name: 'enrolment-declaration.pdf', review: 'pending' });
    expect(pages.map(({ pictures }) => pictures)).toEqual([1, 1]);
    // The photos themselves are gone.
    expect(api.files()).toHaveLength(before + 1);
  });

  it('WIZ2-09 takes the place of a declaration that was sent back', async () => {
    const { token, id } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    review.sendBack(api.deps, OPERATOR, id, 'enrolment', 'The stamp is missing.');
    const { status, body } = await send(token, { photo_1: jpeg() });
    const declaration = body.applicant.documents.find(({ type }) => type === 'enrolment');
    expect([status, declaration?.review, declaration?.reason]).toEqual([200, 'pending', null]);
  });

  it.each([
    ['no photo', {}, 'photos_required'],
    [
      'a PDF',
      { photo_1: { content: blob(new TextEncoder().encode('%PDF-1.7'), 'image/jpeg'), name: 'a.jpg' } },
      'file_type_not_allowed',
    ],
    ['a transparent picture', { photo_1: png(fixtureBytes('judged/grey-alpha.png')) }, 'photo_not_plain'],
    ['a second one that was cut off', { photo_1: jpeg(), photo_2: jpeg(jpegBytes().slice(0, -20)) }, 'file_damaged'],
    ['30,000 × 30,000 pixels', { photo_1: jpeg(claimingSize(jpegBytes(), 30_000, 30_000)) }, 'file_too_many_pixels'],
    ['more than four', Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`photo_${n}`, jpeg()])), 'file_unexpected'],
    [
      'more than 10 MB together',
      Object.fromEntries([1, 2].map((n) => [`photo_${n}`, jpeg(withTrailer(jpegBytes(), 6_000_000))])),
      'photos_too_large',
    ],
    ['samples of 12 bits', { photo_1: jpeg(withFrameByte(4, 12)) }, 'file_damaged'],
    ['five colours', { photo_1: jpeg(withFrameByte(9, 5)) }, 'file_damaged'],
  ] satisfies [string, Photos, string][])('WIZ2-12 refuses %s, and leaves no file', async (_what, photos, code) => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const before = api.files();
    const { status, body } = await send(token, photos);
    expect([status, body.code, body.errors[0]?.path]).toEqual([
      code === 'photos_too_large' ? 413 : 400,
      code,
      expect.stringMatching(/^photo_\d$/),
    ]);
    expect(api.files()).toEqual(before);
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
  });

  it('ENRO-06 refuses whoever has not sent documents yet, before a photo is read', async () => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    expect((await send(token, { photo_1: jpeg() })).body.code).toBe('wrong_status');
  });

  it('WIZ2-13 at the same moment twice is taken once', async () => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    const before = api.files().length;
    const answers = await Promise.all([send(token, { photo_1: jpeg() }), send(token, { photo_1: jpeg() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(api.files()).toHaveLength(before + 1);
  });
});

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
