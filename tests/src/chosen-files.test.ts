import { describe, expect, it, vi } from 'vitest';
import type { FileType } from '#contract/documents/file.ts';
import type { Lang } from '#contract/languages.ts';
import { isNews } from '#src/features/applicants/application/is-news.ts';
import { IDENTICAL, identicalFiles } from '#src/features/applicants/documents/identical-files.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { foreignAnswer } from '#src/lib/sending/foreign-answer.ts';
import { unreadableFiles } from '#src/lib/sending/unreadable-files.ts';
import { preparePhoto } from '#src/ui/chosen-file/photo.ts';
import { faultOf } from '#src/ui/chosen-file/UploadRow.tsx';
import { fileProblems } from '#src/ui/chosen-file/upload-problems.ts';

const NAMES = ['a2_file', 'cv_file', 'passport_file'];
const entries = (files: Record<string, File>) => new Map<string, FormDataEntryValue>(Object.entries(files));
const file = (content: string, name = 'a.pdf') => new File([content], name, { type: 'application/pdf' });

describe('One file in two fields', () => {
  it('WIZ2-09 is named at the later one, whatever its name', async () => {
    const chosen = entries({ a2_file: file('one'), cv_file: file('two'), passport_file: file('one', 'b.pdf') });
    expect(await identicalFiles(chosen, NAMES)).toEqual([{ path: 'passport_file', code: IDENTICAL }]);
  });

  it('WIZ2-09 is none where only the sizes are the same, or a field is empty', async () => {
    expect(await identicalFiles(entries({ a2_file: file('one'), cv_file: file('two') }), NAMES)).toEqual([]);
    const large = 'x'.repeat(2_000_000);
    expect(await identicalFiles(entries({ a2_file: file(`${large}a`), cv_file: file(`${large}b`) }), NAMES)).toEqual(
      [],
    );
  });
});

describe('A file with an awkward name', () => {
  it.each(['a..b.pdf', '..pdf', 'CV...pdf'])('FILE-05 is refused on the page as the server refuses it: %s', (name) => {
    const chosen = entries({ cv_file: file('cv', name) });
    expect(fileProblems(chosen, [{ name: 'cv_file', allowed: ['pdf'] }], 'missing')).toEqual([
      { path: 'cv_file', code: 'file_name_invalid' },
    ]);
  });

  it.each<[Lang, string]>([
    ['de', '„Maximale Kompatibilität“'],
    ['en', '“Most Compatible”'],
  ])('FILE-09 a photo in the format of iPhones is refused with a way out: %s', async (lang, way) => {
    const heic = new File(['\0\0\0\x18ftypheic....'], 'IMG_1.HEIC', { type: 'image/heic' });
    const say = () => 'not allowed';
    expect(await faultOf(heic, ['pdf', 'jpeg', 'png'], say, '{name}: {reason}', lang)).toContain(way);
  });

  it('FILE-09 it becomes a JPEG in its field where the browser can open it, and a PDF is still asked for', async () => {
    // The browser of the tests opens no HEIC, so its part is played.
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close() {} }));
    const drawn: number[] = [];
    const canvas = {
      getContext: () => ({ fillRect() {}, drawImage: (...at: number[]) => drawn.push(...at.slice(3)) }),
      toBlob: (done: (made: Blob) => void, type: string) => done(new Blob(['jpeg'], { type })),
    };
    vi.stubGlobal('document', { createElement: () => canvas });
    vi.stubGlobal(
      'DataTransfer',
      class {
        files: File[] = [];
        items = { add: (file: File) => this.files.push(file) };
      },
    );
    const heic = new File(['\0\0\0\x18ftypheic....'], 'IMG_1.HEIC', { type: 'image/heic' });
    const input = Object.assign(new EventTarget(), { files: [heic] });
    let changes = 0;
    input.addEventListener('change', () => {
      changes += 1;
    });
    const chosen = (allowed: readonly FileType[]) =>
      faultOf(heic, allowed, () => 'not allowed', '{name}: {reason}', 'en', input as unknown as HTMLInputElement);

    expect(await chosen(['pdf'])).toContain('“Most Compatible”');
    expect([input.files[0]?.name, changes]).toEqual(['IMG_1.HEIC', 0]);
    expect(await chosen(['pdf', 'jpeg', 'png'])).toBeUndefined();
    expect([input.files[0]?.name, input.files[0]?.type, changes]).toEqual(['IMG_1.jpg', 'image/jpeg', 1]);
    expect(drawn).toEqual([2400, 1800]);
    vi.unstubAllGlobals();
  });

  // Point 16 of issue 35.
  it.each<[string, (() => Promise<object>) | undefined]>([
    ['cannot open it', undefined],
    ['opens it', async () => ({ width: 40, height: 30, close() {} })],
  ])('FILE-09 a HEIC that is named .jpg is never taken for a JPEG where the browser %s', async (_browser, opened) => {
    if (opened) {
      vi.stubGlobal('createImageBitmap', opened);
      const toBlob = (done: (made: Blob) => void, type: string) => done(new Blob(['jpeg'], { type }));
      const canvas = { getContext: () => ({ fillRect() {}, drawImage() {} }), toBlob };
      vi.stubGlobal('document', { createElement: () => canvas });
    }
    const named = new File(['\0\0\0\x18ftypheic....'], 'IMG_1.jpg', { type: 'image/jpeg' });
    const sent = await preparePhoto(named, 'en');
    vi.unstubAllGlobals();
    if (opened) expect(await (sent as File).text()).toBe('jpeg');
    else expect(sent).toContain('“Most Compatible”');
  });
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
