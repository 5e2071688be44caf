import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { FINGERPRINT_DIGITS } from '#contract/applications/applicant.ts';
import { DOCUMENT_FILES, PHOTOS } from '#contract/documents/file.ts';
import { photoPath } from '#contract/documents/photo-fields.ts';
import type { Lang } from '#contract/languages.ts';
import { isNews } from '#src/features/applicants/application/is-news.ts';
import { IDENTICAL, identicalFiles } from '#src/features/applicants/documents/identical-files.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { foreignAnswer } from '#src/lib/sending/foreign-answer.ts';
import { atFields } from '#src/lib/sending/photo-faults.ts';
import { unreadableFiles } from '#src/lib/sending/unreadable-files.ts';
import { sentenceOf } from '#src/ui/chosen-file/AheadProgress.tsx';
import { holdPhotos, keyOfHeld } from '#src/ui/chosen-file/held-photos.ts';
import { preparePhoto } from '#src/ui/chosen-file/photo.ts';
import { withPlainOrientation } from '#src/ui/chosen-file/plain-orientation.ts';
import { readyFile, withPhotos } from '#src/ui/chosen-file/ready-file.ts';
import { fileProblems } from '#src/ui/chosen-file/send-files.ts';
import { wireForm } from '#src/ui/chosen-file/wire-form.ts';

const RULES = { sayProblem: ({ code }: { code: string }) => code, sentence: '{name}: {reason}', lang: 'en' as const };

/** What a canvas gives back of the pattern that it is asked for: its upper half is black. */
const TRUTH = (at: number) => (at % 4 < 3 && at < 128 ? 0 : 255);

/** Plays a browser that opens any picture, at this size, and whose canvas gives this back. Returns what it drew. */
function playBrowser(
  { width, height }: { width: number; height: number },
  given: (at: number) => number = TRUTH,
): number[][] {
  const drawn: number[][] = [];
  const pattern = Uint8ClampedArray.from({ length: 256 }, (_none, at) => given(at));
  const pen = {
    fillRect() {},
    drawImage: (...at: number[]) => drawn.push(at.slice(3)),
    getImageData: () => ({ data: pattern }),
  };
  const toBlob = (done: (made: Blob) => void, type: string) => done(new Blob([JPEG, 'jpeg'], { type }));
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }));
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen, toBlob }) });
  return drawn;
}

const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);
const NAMES = ['a2_file', 'cv_file', 'passport_file'];
const entries = (files: Record<string, File>) => new Map<string, FormDataEntryValue>(Object.entries(files));
const file = (content: string, name = 'a.pdf') => new File([content], name, { type: 'application/pdf' });

describe('A file on its way that stands still', () => {
  it.each([
    ['going', false, false, undefined],
    ['going', true, false, 'turn'],
    ['going', true, true, 'line'],
    ['waiting', true, false, 'line'],
    ['paused', true, false, 'paused'],
  ] as const)('UPLO-14 %s, still: %s, all others too: %s — says %s', (kind, isStill, areAllStill, said) => {
    expect(sentenceOf({ kind }, isStill, areAllStill)).toBe(said);
  });
});

describe('One file in two fields', () => {
  it('WIZ2-09 is named at the later one, whatever its name', async () => {
    const chosen = entries({ a2_file: file('one'), cv_file: file('two'), passport_file: file('one', 'b.pdf') });
    expect(await identicalFiles(chosen, NAMES, [])).toEqual([{ path: 'passport_file', code: IDENTICAL }]);
  });

  it('WIZ2-09 is none where only the sizes are the same, or a field is empty', async () => {
    expect(await identicalFiles(entries({ a2_file: file('one'), cv_file: file('two') }), NAMES, [])).toEqual([]);
    const large = 'x'.repeat(2_000_000);
    const chosen = entries({ a2_file: file(`${large}a`), cv_file: file(`${large}b`) });
    expect(await identicalFiles(chosen, NAMES, [])).toEqual([]);
  });

  it('WIZ2-09 is named as well where the server has it as another document', async () => {
    const [fingerprint, other] = ['one', 'two'].map((content) => hash('sha256', content).slice(0, FINGERPRINT_DIGITS));
    const chosen = entries({ a2_file: file('one'), cv_file: file('six') });
    const found = [{ path: 'a2_file', code: IDENTICAL }];
    expect(
      await identicalFiles(chosen, NAMES, [
        { size: 3, fingerprint: other },
        { size: 3, fingerprint },
      ]),
    ).toEqual(found);
    // The file is gone, or the server is older.
    expect(await identicalFiles(chosen, NAMES, [{ size: 3 }, { size: 4, fingerprint }])).toEqual([]);
  });
});

describe('A paper written in Word', () => {
  it.each(['cv.docx', 'CV.DOC', 'Lebenslauf.odt', 'cv.rtf', 'cv.pages'])(
    'FILE-04 is refused with the way to a PDF: %s',
    async (name) => {
      for (const [lang, way] of [
        ['de', /„Speichern unter“, „PDF“, auf Android und iPhone/],
        ['en', /Save as, PDF; on Android and iPhone/],
      ] as const)
        expect(await readyFile(file('PK\x03\x04', name), { ...RULES, lang, allowed: ['pdf'] })).toMatch(way);
      expect(await readyFile(file('PK\x03\x04', 'cv.zip'), { ...RULES, allowed: ['pdf'] })).not.toMatch(/Word/);
    },
  );
});

describe('A file with an awkward name', () => {
  it.each(['a..b.pdf', '..pdf', 'CV...pdf'])(
    'FILE-05 is refused on the page as the server refuses it: %s',
    async (name) => {
      const chosen = entries({ cv_file: file('cv', name) });
      expect(await fileProblems(chosen, [{ name: 'cv_file', allowed: ['pdf'] }], 'missing')).toEqual([
        { path: 'cv_file', code: 'file_name_invalid' },
      ]);
    },
  );

  it.each<[Lang, string]>([
    ['de', '„Maximale Kompatibilität“'],
    ['en', '“Most Compatible”'],
  ])('FILE-09 a photo in the format of iPhones is refused with a way out: %s', async (lang, way) => {
    const heic = new File(['\0\0\0\x18ftypheic....'], 'IMG_1.HEIC', { type: 'image/heic' });
    expect(await readyFile(heic, { ...RULES, lang, allowed: DOCUMENT_FILES })).toContain(way);
  });

  it('FILE-09 it becomes a JPEG where the browser can open it, and a PDF is still asked for', async () => {
    const heic = new File(['\0\0\0\x18ftypheic....'], 'IMG_1.HEIC', { type: 'image/heic' });
    const drawn = playBrowser({ width: 4000, height: 3000 });
    expect(await readyFile(heic, { ...RULES, allowed: ['pdf'] })).toContain('“Most Compatible”');
    expect(drawn).toEqual([]);
    const ready = await readyFile(heic, { ...RULES, allowed: DOCUMENT_FILES });
    vi.unstubAllGlobals();
    expect(ready).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
    expect(drawn[0]).toEqual([2400, 1800]);
  });

  // Point 16 of issue 35.
  it.each([
    ['cannot open it', false],
    ['opens it', true],
  ])('FILE-09 a HEIC that is named .jpg is never taken for a JPEG where the browser %s', async (_browser, opens) => {
    if (opens) playBrowser({ width: 40, height: 30 });
    const named = new File(['\0\0\0\x18ftypheic....'], 'IMG_1.jpg', { type: 'image/jpeg' });
    const sent = await preparePhoto(named, 'en');
    vi.unstubAllGlobals();
    if (opens) expect(await (sent as File).text()).toMatch(/jpeg$/);
    else expect(sent).toContain('“Most Compatible”');
  });
});

describe('A picture of another kind', () => {
  it.each([
    ['photo.webp', 'image/webp', 'RIFF\0\0\0\0WEBPVP8 '],
    ['scan.bmp', 'image/bmp', 'BM\0\0'],
    ['photo.avif', 'image/avif', '\0\0\0\x1cftypavif'],
    ['scan.gif', 'image/gif', 'GIF89a'],
    ['scan.tif', 'image/tiff', 'II*\0'],
  ])('FILE-09 becomes a JPEG where the browser opens it: %s', async (name, type, content) => {
    playBrowser({ width: 40, height: 30 });
    const ready = await readyFile(new File([content], name, { type }), { ...RULES, allowed: DOCUMENT_FILES });
    vi.unstubAllGlobals();
    expect(ready).toMatchObject({ name: name.replace(/\w+$/, 'jpg'), type: 'image/jpeg' });
  });
});

describe('A browser whose canvas does not give back what was drawn', () => {
  it.each<[string, (at: number) => number]>([
    ['white', () => 255],
    ['black', (at) => (at % 4 < 3 ? 0 : 255)],
    ['nothing', () => 0],
    ['grey', (at) => (at % 4 < 3 ? 128 : 255)],
    ['stripes', (at) => (at % 4 < 3 ? (at * 37) % 256 : 255)],
    ['noise', (at) => (at % 4 < 3 ? (at * 7919 + 104_729) % 251 : 255)],
    ['the picture upside down', (at) => TRUTH(at < 128 ? at + 128 : at - 128)],
    ['other colours', (at) => (at % 4 < 3 ? 255 - TRUTH(at) : 255)],
    ['a half of it', (at) => (at % 32 < 16 ? TRUTH(at) : 200)],
    ['much noise on it', (at) => (at % 4 < 3 ? TRUTH(at) + (TRUTH(at) ? -1 : 1) * ((at * 31) % 90) : 255)],
  ])('FILE-14 sends the photo as it was taken: %s', async (_what, given) => {
    const photo = new File([JPEG, 'x'.repeat(3_000_000)], 'a.jpg', { type: 'image/jpeg' });
    playBrowser({ width: 4000, height: 3000 }, given);
    const sent = await preparePhoto(photo, 'en');
    playBrowser({ width: 4000, height: 3000 });
    const faithful = await preparePhoto(photo, 'en');
    vi.unstubAllGlobals();
    expect([(sent as File).size, (faithful as File).size]).toEqual([photo.size, JPEG.length + 4]);
  });
});

describe('Photos of a document', () => {
  const photo = (name: string, bytes = 10) => new File([JPEG, 'x'.repeat(bytes)], name, { type: 'image/jpeg' });
  const rules = { ...RULES, lang: 'de' as const, allowed: PHOTOS };

  it('FILE-02 FILE-15 are taken up to eight and 10 MB, the same one once, and what is no picture is named', async () => {
    const nine = Array.from({ length: 9 }, (_none, page) => photo(`${page}.jpg`));
    const many = await withPhotos([], nine, rules);
    expect([many.photos.length, many.faults]).toEqual([8, [expect.stringContaining('bis zu 8 Fotos')]]);
    expect((await withPhotos(nine.slice(0, 2), nine.slice(1, 3), rules)).photos).toEqual(nine.slice(0, 3));
    const large = await withPhotos([photo('a.jpg', 9_000_000)], [photo('b.jpg', 2_000_000)], rules);
    expect([large.photos.length, large.faults]).toEqual([1, [expect.stringContaining('Zusammen sind die Fotos')]]);
    const mixed = await withPhotos([], [file('text'), photo('a.jpg')], rules);
    expect([mixed.photos.length, mixed.faults]).toEqual([1, ['a.pdf: file_type_not_allowed']]);
  });

  it('FILE-15 go out in their order, behind the text, in the field beside the file', async () => {
    const pages = [photo('1.jpg'), photo('2.jpg')];
    holdPhotos('step2-cv_file', { photos: pages, takesPictures: false });
    const chosen = new Map([
      ['cv_file', keyOfHeld('step2-cv_file')],
      ['gdpr', 'true'],
    ]);
    const sent = [...wireForm(chosen)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
    expect(sent).toEqual([
      ['gdpr', 'true'],
      ['cv_file_photos', '1.jpg'],
      ['cv_file_photos', '2.jpg'],
    ]);
    expect(await fileProblems(chosen, [{ name: 'cv_file', allowed: ['pdf'] }], 'missing')).toEqual([]);
    for (const takesPictures of [true, false]) {
      holdPhotos('step2-cv_file', { photos: pages.slice(1), takesPictures });
      expect(wireForm(chosen).has('cv_file')).toBe(takesPictures);
    }
    expect(await fileProblems(new Map(), [{ name: 'cv_file', allowed: ['pdf'] }], 'missing')).toEqual([
      { path: 'cv_file', code: 'missing' },
    ]);
  });

  it('FILE-08 a fault of one of them stands at their field, and says which it is', () => {
    const errors = [
      { path: photoPath('enrolment_file', 1), code: 'file_damaged', message: 'Damaged.' },
      { path: 'gdpr', code: 'gdpr_required' },
    ];
    const refused = { kind: 'refused', status: 400, code: 'file_damaged', errors } as const;
    expect(atFields(refused, 'de')).toMatchObject({
      errors: [{ path: 'enrolment_file', message: 'Foto 2: Damaged.' }, errors[1]],
    });
  });

  // What sharp reads is what the server draws.
  it.each(['long.jpg', 'cut-off.jpg', 'fill-bytes.jpg'])(
    'FILE-14 a photo says in the usual way how it was held, as the server reads it: %s',
    async (name) => {
      const bytes = readFileSync(path.join(import.meta.dirname, '../fixtures/orientation', name));
      const plain = await withPlainOrientation(new File([bytes], name, { type: 'image/jpeg' }));
      const changed = Buffer.from(await plain.arrayBuffer());
      const orientationOf = async (picture: Buffer) => (await sharp(picture).metadata()).orientation;
      expect(await orientationOf(changed)).toBe(await orientationOf(bytes));
      expect(changed.equals(bytes)).toBe(name !== 'long.jpg');
      // The entry, its number and its type: a short one.
      if (name === 'long.jpg') expect(changed.toString('hex')).toContain('0112000300000001000600000000');
    },
  );
});

describe('A file that can no longer be read', () => {
  it('ENRO-07 is named at its field, and others are not', async () => {
    const gone = file('gone');
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    const form = new FormData();
    form.set('access_token', 't');
    form.set('a2_file', file('there'));
    expect(await unreadableFiles(form, 'de')).toBeUndefined();
    const pair: [string, File][] = [
      ['a2_file', file('there')],
      ['cv_file', gone],
    ];
    const found = await unreadableFiles(pair as unknown as FormData, 'de');
    expect(found?.errors.map(({ path, code }) => [path, code])).toEqual([['cv_file', 'file_unreadable']]);
    expect(found?.message).toContain('noch einmal aus');
    const photos = ['there', 'gone'].map((name) => ['cv_file_photos', name === 'gone' ? gone : file(name)]);
    const [error] = (await unreadableFiles(photos as unknown as FormData, 'de'))?.errors ?? [];
    expect(error?.path).toBe('cv_file_photos.1');
  });
});

describe('An answer that is not ours', () => {
  const refused = (status: number, message?: string): Answer => ({
    kind: 'refused',
    status,
    code: 'unexpected',
    errors: [],
    ...(message && { message }),
  });
  const said = (answer: Answer, isPage: boolean, lang: Lang = 'en') => {
    const read = foreignAnswer(answer, isPage, lang);
    return read.kind === 'refused' ? read.message : undefined;
  };

  it('WIZ1-30 says what it looks like: the page of a Wi-Fi, or a proxy', () => {
    expect(said(refused(200), true)).toContain('sign-in page of a Wi-Fi');
    expect(said(refused(511), true, 'de')).toContain('Anmeldeseite eines WLANs');
    expect(said(refused(502), true)).toContain('wait a minute');
    expect(said(refused(504), false, 'de')).toContain('eine Minute');
  });

  it('WIZ1-30 is none with a sentence of ours, or without a page', () => {
    expect(said(refused(503, 'busy'), true)).toBe('busy');
    expect(said(refused(500), false)).toBeUndefined();
    expect(foreignAnswer({ kind: 'ok', data: {} }, true, 'en')).toEqual({ kind: 'ok', data: {} });
  });
});

describe('News of an application', () => {
  const applicant = {
    status: 'PRE_REGISTERED',
    documents: [],
    missing_documents: [],
    originals_posted_at: null,
  } as never;

  it('WIZ2-03 are another status or review, and not a renewed token', () => {
    expect(isNews(applicant, { ...(applicant as object), access_token: 'new', expires_at: 'later' } as never)).toBe(
      false,
    );
    expect(isNews(applicant, { ...(applicant as object), status: 'STEP1_APPROVED' } as never)).toBe(true);
    const documents = [{ type: 'cv', review: 'to_replace', reason: 'blurred' }];
    expect(isNews(applicant, { ...(applicant as object), documents } as never)).toBe(true);
  });
});

describe('What goes into the envelope', () => {
  it('WIZ2-26 is one list, in screens, cover sheet and mails', async () => {
    const { envelopeItems } = await import('#contract/applications/envelope.text.ts');
    const { applicantTexts } = await import('#src/features/applicants/application/applicant.text.ts');
    const { site } = await import('#site');
    for (const lang of ['de', 'en'] as const) {
      const items = envelopeItems(lang, site.partnerNetwork.name);
      expect(items).toHaveLength(4);
      expect(applicantTexts(lang).envelope.items).toEqual(items);
    }
  });
});
