import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf } from '../support/applications.ts';
import {
  blob,
  claimingSize,
  type Depth,
  exeBytes,
  jpegBehindEmptyParts,
  jpegBehindParts,
  jpegBytes,
  jpegWithPreview,
  jpegWithSecondFrame,
  pdf,
  pdfBytes,
  pdfOfSize,
  pngBytes,
  pngOfSize,
  withTrailer,
} from '../support/files.ts';
import { step1Form } from '../support/forms.ts';

const LOCKED = path.resolve(import.meta.dirname, '../fixtures/locked-r6.pdf');
const MAX = 10 * 1024 * 1024;

let api: Api;
let people = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Sends one file as the confirmation of a new application. */
async function send(content: Blob, name: string, lang = 'en') {
  people += 1;
  const form = await step1Form({ email: `file-${people}@example.org`, lang }, { hub4africa_file: { content, name } });
  return answerOf(api.post('submit-preregistration', form));
}

const withoutScan = (photo: ReturnType<typeof jpegBytes>) =>
  new Uint8Array(
    Buffer.concat([photo.subarray(0, Buffer.from(photo).indexOf(Buffer.from([0xff, 0xda]))), photo.slice(-2)]),
  );

describe('A file that is right', () => {
  it.each([
    ['a.pdf', 'application/pdf', () => pdfBytes()],
    ['a.jpg', 'image/jpeg', jpegBytes],
    ['a.jpeg', 'image/jpeg', jpegBytes],
    ['a.PNG', 'image/png', pngBytes],
    ['a.pdf', '', () => pdfBytes()],
    ['a.jpg', 'application/octet-stream', jpegBytes],
    ['preview.jpg', 'image/jpeg', jpegWithPreview],
    ['film.jpg', 'image/jpeg', () => withTrailer(jpegWithPreview())],
    ['film.png', 'image/png', () => withTrailer(pngBytes())],
    ['map.jpg', 'image/jpeg', () => jpegBehindParts(600_000)],
    ['filled.pdf', 'application/pdf', async () => new Uint8Array([...(await pdfBytes()), ...new Uint8Array(70_000)])],
    [
      'download.pdf',
      'application/pdf',
      async () => new Uint8Array(Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), await pdfBytes()])),
    ],
    ['parts.jpg', 'image/jpeg', () => jpegBehindEmptyParts(5000)],
    ['blank.pdf', 'application/pdf', async () => new Uint8Array([...(await pdfBytes()), ...Buffer.alloc(4096, ' \n')])],
    ['50-megapixels.jpg', 'image/jpeg', () => claimingSize(jpegBytes(), 10_000, 5000)],
    ['50-megapixels.png', 'image/png', () => pngOfSize(5000, 10_000)],
    ['a.pdf', 'image/png', () => pdfBytes()],
  ])('FILE-01 %s as %s is taken', async (name, type, bytes) => {
    expect((await send(blob(await bytes(), type), name)).status).toBe(200);
  });

  it.each([
    ['scan.jpg', 'image/jpeg', pngBytes, 'scan.png', 'image/png'],
    ['IMG.2026.PNG', 'image/png', jpegBytes, 'IMG.2026.jpg', 'image/jpeg'],
    ['passport.pdf', 'application/pdf', jpegBytes, 'passport.jpg', 'image/jpeg'],
    ['photo.jpeg', '', jpegBytes, 'photo.jpeg', 'image/jpeg'],
    ['a.jfif', 'image/pjpeg', jpegBytes, 'a.jpg', 'image/jpeg'],
    ['b.jpe', 'image/x-citrix-jpeg', jpegBytes, 'b.jpg', 'image/jpeg'],
    ['1000012345', 'image/*', jpegBytes, '1000012345.jpg', 'image/jpeg'],
    ['scan', 'image/x-png', pngBytes, 'scan.png', 'image/png'],
    ['DOC-20261010-WA0012.', 'application/x-pdf', pdfBytes, 'DOC-20261010-WA0012.pdf', 'application/pdf'],
    ['scan.pdf (1)', 'application/force-download', pdfBytes, 'scan (1).pdf', 'application/pdf'],
    ['scan.pdf ', 'application/acrobat', pdfBytes, 'scan.pdf', 'application/pdf'],
    ['scan.pdf\u200b', 'binary/octet-stream', pdfBytes, 'scan.pdf', 'application/pdf'],
    ['scan.pdf.', 'text/pdf', pdfBytes, 'scan.pdf', 'application/pdf'],
    ['Zeugnis Dr. Abebe', '*/*', pdfBytes, 'Zeugnis Dr. Abebe.pdf', 'application/pdf'],
    ['a.exe', 'text/html', pdfBytes, 'a.exe.pdf', 'application/pdf'],
    ['.pdf', 'image/jpeg', jpegBytes, 'document.jpg', 'image/jpeg'],
  ])('FILE-09 %j as %s is taken for what it is, and named so', async (name, type, bytes, named, mime) => {
    const { body } = await send(blob(await bytes(), type), name);
    const [kept] = documentStore(api.deps.db).current(body.applicant.id);
    expect([kept?.file_name, kept?.mime]).toEqual([named, mime]);
  });

  it('FILE-02 may have exactly 10 MiB', async () => {
    const { status, body } = await send(blob(await pdfOfSize(MAX)), 'a.pdf');
    expect([status, body.applicant.documents[0]?.size]).toEqual([200, MAX]);
  });

  it.each(['የትምህርት ማስረጃ.pdf', 'Ausweis (Kopie) 50%.pdf', 'L\'été "neu".pdf', `${'n'.repeat(300)}.pdf`])(
    'FILE-05 %s keeps its name, at most its last 255 characters of it',
    async (name) => {
      const { body } = await send(await pdf(), name);
      expect(body.applicant.documents[0]?.file_name).toBe(name.slice(-255));
    },
  );
});

describe('A file that is wrong leaves no file and no row', () => {
  let before: unknown[];
  const kept = () => [
    api.files(),
    applicantStore(api.deps.db).page({ most: 1000 }).length,
    outboxStore(api.deps.db).list().length,
  ];
  beforeEach(() => {
    before = kept();
  });
  afterEach(() => {
    expect(kept()).toEqual(before);
  });

  it('FILE-02 one byte more than 10 MiB', async () => {
    const { status, body } = await send(blob(await pdfOfSize(MAX + 1)), 'a.pdf');
    expect([status, body.code, body.error]).toEqual([413, 'file_too_large', 'File size must be less than 10MB']);
    expect(body.errors.map((error) => error.path)).toEqual(['hub4africa_file']);
  });

  it.each(['../a.pdf', 'a..pdf', 'b/a.pdf', 'C:\\a.pdf', '/etc/a.pdf', 'a／b.pdf', '．．a.pdf'])(
    'FILE-05 the name %s',
    async (name) => {
      const { status, body } = await send(await pdf(), name);
      expect([status, body.code, body.error]).toEqual([400, 'file_name_invalid', 'Invalid file name']);
    },
  );

  it('FILE-06 zero bytes', async () => {
    const { status, body } = await send(blob(new Uint8Array()), 'a.pdf');
    expect([status, body.error]).toEqual([400, 'File is empty (0 bytes). Please select a valid file.']);
  });

  it.each([
    ['a program called a.pdf', 'a.pdf', 'application/pdf', exeBytes],
    ['a program called a.png', 'a.png', 'image/png', exeBytes],
    ['a Word file called a.pdf', 'a.pdf', 'application/pdf', () => new TextEncoder().encode('PK\x03\x04 word/')],
    ['a text called a.jpg', 'a.jpg', 'image/jpeg', () => new TextEncoder().encode('Selam')],
    ['a GIF called a.png', 'a.png', 'image/png', () => new TextEncoder().encode('GIF89a')],
    ['a WebP called a.jpg', 'a.jpg', 'image/jpeg', () => new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8 ')],
    ['a page called a.pdf', 'a.pdf', 'application/pdf', () => new TextEncoder().encode('<!doctype html>%PDF-1.7')],
  ])('FILE-09 %s', async (_what, name, type, bytes) => {
    const { status, body } = await send(blob(bytes(), type), name);
    expect([status, body.error]).toEqual([400, 'File type not allowed. Allowed types: PDF, JPG, PNG']);
  });

  it.each([
    ['a PDF that stops in the middle', 'a.pdf', async () => (await pdfBytes()).slice(0, -40)],
    ['a PDF of its first line', 'a.pdf', async () => (await pdfBytes()).slice(0, 9)],
    ['a JPEG that stops before its dimensions', 'a.jpg', async () => jpegBytes().slice(0, 100)],
    ['a PNG that stops before its dimensions', 'a.png', async () => pngBytes().slice(0, 20)],
    ['a PDF without its table', 'a.pdf', () => new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')],
    ['a JPEG that stops in the middle', 'a.jpg', () => jpegBytes().slice(0, -20)],
    ['a JPEG with a preview that stops in the middle', 'a.jpg', () => jpegWithPreview().slice(0, -20)],
    ['a JPEG without a picture', 'a.jpg', () => withoutScan(jpegBytes())],
    ['a JPEG with a second frame without height', 'a.jpg', () => jpegWithSecondFrame(100, 0)],
    ['a JPEG with a second frame that claims too many pixels', 'a.jpg', () => jpegWithSecondFrame(65_500, 65_500)],
    ['a JPEG of 12 bits', 'a.jpg', () => claimingSize(jpegBytes(), 10_000, 5000, { bits: 12, kind: 4 })],
    ['a PNG of more pixels than there are numbers', 'a.png', () => claimingSize(pngBytes(), 2 ** 31 - 1, 2 ** 31 - 1)],
    ['a PNG that stops in the middle', 'a.png', () => pngBytes().slice(0, -100)],
    ['a PNG without height', 'a.png', async () => pngBytes().fill(0, 20, 24)],
  ])('FILE-09 %s is damaged', async (_what, name, bytes) => {
    const { status, body } = await send(blob(await bytes(), ''), name);
    expect([status, body.code]).toEqual([400, 'file_damaged']);
  });

  it.each([
    ['a.png', 30_000, 30_000],
    ['a.png', 65_500, 65_500],
    ['a.png', 50_000_000, 1],
    ['a.png', 25_000_000, 2],
    ['a.png', 1, 20_001],
    ['a.png', 8000, 5000, { bits: 16, kind: 6 }],
    ['a.jpg', 20_001, 1],
    ['a.jpg', 30_000, 30_000],
    ['a.jpg', 65_500, 65_500],
    ['a.jpg', 10_000, 5001],
  ] as const)('FILE-09 the picture %s that claims %d × %d pixels', async (name, width, height, depth?: Depth) => {
    const picture = name === 'a.png' ? pngBytes() : jpegBytes();
    const { status, body } = await send(blob(claimingSize(picture, width, height, depth), ''), name);
    expect([status, body.code]).toEqual([400, 'file_too_many_pixels']);
    expect(body.error).toContain('more than 50 megapixels');
  });

  it('FILE-09 the picture that claims too many pixels behind large parts', async () => {
    const picture = claimingSize(jpegBehindParts(600_000), 65_500, 65_500);
    const { status, body } = await send(blob(picture, ''), 'a.jpg');
    expect([status, body.code]).toEqual([400, 'file_too_many_pixels']);
  });

  it.each([
    ['IMG_0001.HEIC', 'image/heic'],
    ['IMG_0001.jpg', 'image/jpeg'],
  ])('FILE-09 a photo in the format of iPhones as %s, and says what to do', async (name, type) => {
    const heic = new Uint8Array(
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(2000)]),
    );
    const { status, body } = await send(blob(heic, type), name);
    expect([status, body.code]).toEqual([400, 'file_heic']);
    expect(body.error).toContain('“Most Compatible”');
  });

  it('FILE-09 a PDF behind a password, and says what to do', async () => {
    const { status, body } = await send(blob(new Uint8Array(readFileSync(LOCKED))), 'a.pdf', 'de');
    expect([status, body.code]).toEqual([400, 'file_encrypted']);
    expect(body.error).toContain('„Als PDF speichern“');
  });

  it('FILE-09 the same file twice in one form', async () => {
    const form = await step1Form({ email: 'twice@example.org' });
    form.append('hub4africa_file', await pdf('second'), 'b.pdf');
    expect(await answerOf(api.post('submit-preregistration', form))).toMatchObject({
      status: 400,
      body: { code: 'file_twice' },
    });
  });

  it('FILE-07 is told in German to a German form', async () => {
    expect((await send(blob(new Uint8Array()), 'a.pdf', 'de')).body.error).toBe(
      'Die Datei ist leer (0 Bytes). Bitte wählen Sie eine gültige Datei.',
    );
    expect((await send(blob(exeBytes()), 'a.pdf', 'de')).body.error).toBe(
      'Dateityp nicht erlaubt. Erlaubte Typen: PDF, JPG, PNG',
    );
  });
});
