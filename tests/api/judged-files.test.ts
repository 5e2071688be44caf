import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import PdfKit from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentStore } from '#api/documents/document.store.ts';
import { fileSafetyStore } from '#api/documents/file-safety.store.ts';
import { judgeLater } from '#api/documents/judge-later.ts';
import { judgeFile } from '#api/files/judge-file.ts';
import { retentionStore } from '#api/retention/retention.store.ts';
import type { Finding } from '#contract/documents/file-safety.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply } from '../support/applications.ts';
import { blob, calculatingPdf, emptyPdf, fixtureBytes, livelyPdf, pdfBytes, pdfOfSize } from '../support/files.ts';
import { step1Form } from '../support/forms.ts';
import { bombPdf, pdfWith } from '../support/risky-pdf.ts';
import { changeRows, rowsOf } from '../support/rows.ts';

const judged = (name: string) => fixtureBytes(`judged/${name}`);

const SCRIPT = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
const inFile = (danger: Finding['danger']): Finding => ({ danger, page: null });

let api: Api;
let people = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Sends one file as the confirmation of a new application: what is found in it, or the code of its refusal. */
async function sent(content: Uint8Array<ArrayBuffer>, name = 'a.pdf') {
  people += 1;
  const file = { content: blob(content, ''), name };
  const form = await step1Form({ email: `judged-${people}@example.org` }, { hub4africa_file: file });
  const { status, body } = await answerOf(api.post('submit-preregistration', form));
  if (status !== 200) return body.code;
  return fileSafetyStore(api.deps.db).find(onlyDocument(body.applicant.id).id).findings;
}

function onlyDocument(id: string) {
  const [document] = documentStore(api.deps.db).current(id);
  if (!document) throw new Error('no document');
  return document;
}

describe('A PDF in which nothing is found', () => {
  it.each([
    ...[
      'title-of-code',
      'link-launch',
      'link-many',
      'link-javascript',
      'outline-of-code',
      'cv-of-code',
      'plain-stream',
    ],
    ...['ordinary-a', 'ordinary-b', 'ordinary-c', 'ordinary-d', 'ordinary-e', 'ordinary-f', 'ordinary-g'],
    // Written by qpdf: linearised, and encrypted without a password.
    ...['linear', 'open-r4'],
  ])('FILE-09 PRIV-50 %s is taken without a mark', async (name) => {
    expect(await sent(judged(`${name}.pdf`))).toEqual([]);
  });

  it.each<[string, (pdf: string) => string]>([
    ['no mark of its end', (pdf) => pdf.replace(/%%EOF\s*$/, '')],
    ['no version', (pdf) => pdf.replace('%PDF-1.7', '%PDF-')],
    ['blanks before it', (pdf) => `\n\n  ${pdf}`],
    ['bytes behind it', (pdf) => `${pdf}\n<!-- sent by a messenger -->\n`],
    ['a table of objects that is elsewhere', (pdf) => pdf.replace(/startxref\s+\d+/, 'startxref\n7')],
    ['no table of objects', (pdf) => pdf.replace(/xref[\s\S]*?trailer/, 'trailer')],
    ['line ends of another system', (pdf) => pdf.replace(/endobj\n/g, 'endobj\r\n')],
  ])('FILE-09 is taken with %s, as viewers open it', async (_what, change) => {
    const whole = Buffer.from(await pdfBytes()).toString('latin1');
    expect(change(whole)).not.toBe(whole);
    expect(await sent(new Uint8Array(Buffer.from(change(whole), 'latin1')))).toEqual([]);
  });

  it('PRIV-50 words that look like code, and encryption without a password, are no code', async () => {
    for (const useObjectStreams of [true, false]) {
      const document = await PDFDocument.create();
      document.setTitle('/JavaScript /JS (app.alert) /Launch /EmbeddedFile');
      document.addPage().drawText('/JavaScript and /Launches');
      document.getForm().createTextField('JS').addToPage(document.getPage(0));
      expect(await sent((await document.save({ useObjectStreams })) as Uint8Array<ArrayBuffer>)).toEqual([]);
    }
    expect(await sent(fixtureBytes('open-r6.pdf'))).toEqual([]);
    expect(await sent(await pdfOfSize(1_000_000))).toEqual([]);
  });
});

describe('What a PDF can do', () => {
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, Finding[]]>([
    ['a script of the file', () => livelyPdf(1), [inFile('javascript')]],
    [
      'a script that runs on opening, in packed objects',
      () => pdfWith({ OpenAction: SCRIPT }, { packed: true }),
      [inFile('javascript')],
    ],
    ['a script that runs on closing', () => pdfWith({ AA: { WC: SCRIPT } }), [inFile('javascript')]],
    ['a script of a page', () => onPage(2, { AA: { O: SCRIPT } }), [{ danger: 'javascript', page: 2 }]],
    ['a script of a field', () => calculatingPdf(3), [{ danger: 'javascript', page: 3 }]],
    ['a script in a file without its table', async () => withoutTable(await livelyPdf(1)), [inFile('javascript')]],
    [
      'a form with scripts of its own',
      () => pdfWith({ AcroForm: { XFA: ['template', 'x'], Fields: [] } }),
      [inFile('xfa')],
    ],
    ['a file that is attached', () => withAttachment(), [inFile('embedded')]],
    ['a file on a page', () => withAnnotation('FileAttachment'), [{ danger: 'embedded', page: 1 }]],
    ['a film on a page', () => withAnnotation('RichMedia'), [{ danger: 'media', page: 1 }]],
    ['a sound on a page', () => withAnnotation('Sound'), [{ danger: 'media', page: 1 }]],
    ['a page that is not there', () => withLostPage(), [{ danger: 'unreadable', page: 2 }]],
    ['more pages than anybody reads', () => livelyPages(201), [{ danger: 'unreadable', page: 201 }]],
  ])('PRIV-50 is found, and where: %s', async (_what, bytes, findings) => {
    expect(await sent(await bytes())).toEqual(findings);
  });
});

describe('A PDF that nobody can use', () => {
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>, string]>([
    ...((['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const).map(
      (version) =>
        [`a password in version ${version}`, () => withPassword(version, 'geheim'), 'file_encrypted'] as const,
    ) as never[]),
    ['a password in version 2.0', () => fixtureBytes('locked-r6.pdf'), 'file_encrypted'],
    ['a password in a linearised file', () => judged('locked-linear.pdf'), 'file_encrypted'],
    ['no pages', () => emptyPdf(), 'file_without_pages'],
    ['half of a file', async () => half(await pdfBytes()), 'file_damaged'],
    ['half of a scan', () => half(judged('ordinary-d.pdf')), 'file_damaged'],
    ['half of a linearised file', () => half(judged('linear.pdf')), 'file_damaged'],
    ['only its first line', async () => (await pdfBytes()).slice(0, 9), 'file_damaged'],
    ['a page of HTML behind the first line', () => text('%PDF-1.7\n<html><script>alert(1)</script>'), 'file_damaged'],
    [
      'a page of HTML before a PDF',
      async () => joined(text('<html><body>'), await pdfBytes()),
      'file_type_not_allowed',
    ],
    ['a table without objects', () => text('%PDF-1.7\nstartxref\n9\n%%EOF'), 'file_damaged'],
  ])('FILE-09 is refused: %s', async (_what, bytes, code) => {
    expect(await sent(await bytes())).toBe(code);
  });

  it.each(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const)(
    'FILE-09 but not where version %s only forbids changes',
    async (version) => {
      expect(await sent(await withPassword(version))).toEqual([]);
    },
  );

  it('FILE-09 an empty one is told so in both languages', async () => {
    const say = async (lang: string) => {
      const file = { content: blob(await emptyPdf()) };
      const form = await step1Form({ email: 'empty@example.org', lang }, { hub4africa_file: file });
      return (await answerOf(api.post('submit-preregistration', form))).body.error;
    };
    expect([await say('de'), await say('en')]).toEqual([
      expect.stringContaining('hat keine Seiten'),
      expect.stringContaining('has no pages'),
    ]);
  });
});

describe('A picture', () => {
  it.each([
    ...['long.jpg', 'cut-off.jpg', 'fill-bytes.jpg', 'exif.png'].map((name) => `orientation/${name}`),
    ...['camera.jpg', 'broken-exif.jpg', 'progressive.jpg', 'cmyk.jpg', 'grey.jpg'].map((name) => `judged/${name}`),
    ...['16-bit.png', 'grey-alpha.png', 'palette.png'].map((name) => `judged/${name}`),
  ])('FILE-09 %s is taken, and its first half is refused', async (name) => {
    const picture = fixtureBytes(name);
    expect([await sent(picture, 'a.jpg'), await sent(half(picture), 'a.jpg')]).toEqual([[], 'file_damaged']);
  });

  it('FILE-09 with a broken header is refused', async () => {
    const broken = judged('camera.jpg').fill(0xff, 20);
    expect(await sent(broken, 'a.jpg')).toBe('file_damaged');
  });
});

describe('A file that cannot be judged within the bounds', () => {
  it('PRIV-50 many at once are taken, others beside them are judged, and a job marks what is left', async () => {
    const bomb = bombPdf();
    expect(bomb.length).toBeLessThan(500_000);
    expect(await Promise.all([sent(bomb), sent(bomb)])).toEqual([null, null]);
    expect(await sent(await pdfBytes())).toEqual([]);
    await judgeLater(api.deps);
    expect(rowsOf(api.deps.db, 'file_safety', { dangers: 'unreadable' })).toHaveLength(2);
  });

  it('PRIV-50 is not judged either where it waits too long', async () => {
    const pdf = async () => Buffer.from(await pdfBytes());
    const before = Promise.withResolvers<Buffer>();
    const first = judgeFile('pdf', () => before.promise, 60_000);
    expect(await judgeFile('pdf', pdf, 1)).toBeUndefined();
    before.resolve(await pdf());
    expect(await first).toEqual({ found: [] });
  });

  it('PRIV-52 what was not judged is judged by a job, and a stop in between does no harm', async () => {
    const { deps } = api;
    const content = blob(await pdfWith({ OpenAction: SCRIPT }));
    const form = await step1Form({ email: 'before@example.org' }, { hub4africa_file: { content } });
    const { body } = await answerOf(api.post('submit-preregistration', form));
    const risky = onlyDocument(body.applicant.id).id;
    const plain = onlyDocument((await apply(api)).id).id;
    const gone = onlyDocument((await apply(api)).id).id;
    await deps.storage.remove(gone);
    for (const id of [risky, plain, gone]) changeRows(deps.db, 'file_safety', { id }, { dangers: null });
    const found = (id: string) => fileSafetyStore(deps.db).find(id).findings;

    await judgeLater(deps, AbortSignal.abort());
    expect(found(risky)).toBeNull();
    await judgeLater(deps);
    expect([found(risky), found(plain)]).toEqual([[inFile('javascript')], []]);
    // It may come back from a backup.
    expect(found(gone)).toBeNull();
  });

  it('PRIV-59 what was found goes with the row of the file', async () => {
    const { id } = onlyDocument((await apply(api)).id);
    retentionStore(api.deps.db).removePassport(id, 1);
    expect(rowsOf(api.deps.db, 'file_safety', { id })).toEqual([]);
  });
});

const text = (content: string) => new TextEncoder().encode(content) as Uint8Array<ArrayBuffer>;
const half = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, bytes.length / 2);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** As pdfkit encrypts it: 40 and 128 bits of RC4, 128 and 256 of AES. */
async function withPassword(pdfVersion: '1.3' | '1.4' | '1.5' | '1.6' | '1.7' | '1.7ext3', userPassword?: string) {
  const rules = { pdfVersion, ownerPassword: 'owner', ...(userPassword && { userPassword }) };
  const doc = new PdfKit({ ...rules, permissions: { printing: 'highResolution' } });
  doc.text('Selam');
  doc.end();
  return joined(...((await doc.toArray()) as Buffer[]));
}

async function withPages(count: number, change: (document: PDFDocument) => void | Promise<void>) {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (let page = 0; page < count; page += 1) document.addPage([300, 200]);
  await change(document);
  return (await document.save({ useObjectStreams: false })) as Uint8Array<ArrayBuffer>;
}

const onPage = (page: number, entries: Record<string, object>) =>
  withPages(page, (document) => {
    for (const [name, value] of Object.entries(entries))
      document.getPage(page - 1).node.set(PDFName.of(name), document.context.obj(value as never));
  });

const withAnnotation = (Subtype: string) =>
  withPages(1, (document) => {
    const annotation = document.context.obj({ Type: 'Annot', Subtype, Rect: [0, 0, 9, 9] });
    document.getPage(0).node.addAnnot(document.context.register(annotation));
  });

const withAttachment = () => withPages(1, (document) => document.attach(Buffer.from('MZ'), 'invoice.exe'));

const withoutTable = (pdf: Uint8Array) =>
  text(
    Buffer.from(pdf)
      .toString('latin1')
      .replace(/xref[\s\S]*?trailer/, 'trailer'),
  );

const livelyPages = (count: number) => withPages(count, () => {});

const withLostPage = () =>
  withPages(2, (document) => {
    document.context.delete(document.getPage(1).ref);
  });
