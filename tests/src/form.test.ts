import { afterEach, describe, expect, test, vi } from 'vitest';
import { fileProblem } from '#contract/documents/file-problem.ts';
import { ERRORS } from '#contract/errors.ts';
import { FILE_UNREADABLE } from '#contract/sending-errors.ts';
import { keptDraft } from '#src/features/applicants/preregistration/kept-draft.ts';
import { checkStep1 } from '#src/features/applicants/preregistration/step1-sending.ts';
import { draftIn, keepDraft } from '#src/features/applicants/wizard/draft.ts';
import { byteSize, percentOf } from '#src/ui/chosen-file/byte-size.ts';
import { sentenceOf } from '#src/ui/chosen-file/file-sentence.ts';
import { wireForm } from '#src/ui/chosen-file/wire-form.ts';
import { inOrder } from '#src/ui/form/problems.ts';
import { secondsLeft } from '#src/ui/form/upload-progress.ts';

const MIB = 1024 * 1024;
const DAY = 86_400_000;
const pdf = new File(['%PDF'], 'confirmation.pdf', { type: 'application/pdf' });
const complete = {
  first_name: 'Selam',
  last_name: 'Tesfaye',
  email: 'selam@example.org',
  gdpr: 'true',
  hub4africa_file: pdf,
};
/** The storage of a device, played. */
function playStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('document', { referrer: 'https://example.org/en/join' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const check = (changes: object) => checkStep1(new Map(Object.entries({ ...complete, ...changes })));

describe('The form of step 1', () => {
  test('WIZ1-14 passes with its required fields', async () => {
    expect(await check({})).toEqual([]);
  });

  test('WIZ1-16 needs both names, of at most 100 characters', async () => {
    expect(await check({ first_name: '', last_name: ' \u0000 ' })).toEqual([
      { path: 'first_name', code: 'input_empty' },
      { path: 'last_name', code: 'input_empty' },
    ]);
    expect(await check({ last_name: 'x'.repeat(100) })).toEqual([]);
    expect(await check({ last_name: 'x'.repeat(101) })).toEqual([
      { path: 'last_name', code: 'input_too_long', params: { max: 100 } },
    ]);
  });

  test('WIZ1-17 WIZ1-18 limits middle name and phone', async () => {
    expect(
      (await check({ middle_name: 'x'.repeat(101), phone: '1'.repeat(21) })).map(({ path, params }) => [
        path,
        params?.max,
      ]),
    ).toEqual([
      ['middle_name', 100],
      ['phone', 20],
    ]);
  });

  test('WIZ1-19 wants a valid e-mail', async () => {
    expect(await check({ email: 'selam.tesfaye@' })).toEqual([{ path: 'email', code: 'email_invalid' }]);
  });

  test('WIZ1-23 WIZ1-24 names the missing file and consent', async () => {
    const bare = new Map(Object.entries({ first_name: 'Selam', last_name: 'T', email: 'selam@example.org' }));
    expect(await checkStep1(bare)).toEqual([
      { path: 'gdpr', code: 'gdpr_required' },
      { path: 'hub4africa_file', code: 'hub4africa_required' },
    ]);
  });

  test('WIZ1-26 goes over the wire with its text first and its file last', () => {
    const form = wireForm<'POST /api/functions/submit-preregistration'>(
      new Map<string, FormDataEntryValue>([
        ['hub4africa_file', pdf],
        ['gdpr', 'true'],
      ]),
      { lang: 'de' },
    );
    expect([...form.keys()]).toEqual(['lang', 'gdpr', 'hub4africa_file']);
  });

  test('WIZ1-30 what was typed and ticked survives a switch of the language; a new visit brings no consent', () => {
    playStorage();
    keepDraft(new Map<string, unknown>(Object.entries(complete)));
    const { hub4africa_file: _, gdpr, ...typed } = complete;
    expect(draftIn(keptDraft())).toEqual({ ...typed, gdpr });
    vi.stubGlobal('document', { referrer: 'https://example.org/de/students' });
    expect(keptDraft().isFromBefore).toBe(true);
    expect(draftIn(keptDraft())).toEqual(typed);
    keepDraft(new Map());
    expect(draftIn(keptDraft())).toEqual({});
  });

  test('WIZ1-30 what a device keeps for more than a day, or cannot be read, is nothing', () => {
    const storage = playStorage();
    vi.useFakeTimers();
    keepDraft(new Map([['phone', '+251 9']]));
    vi.advanceTimersByTime(DAY - 1);
    expect(draftIn(keptDraft())).toEqual({ phone: '+251 9' });
    vi.advanceTimersByTime(1);
    expect(draftIn(keptDraft())).toEqual({});
    expect(storage.size).toBe(0);
    for (const kept of ['no json', '7', 'null', `{"gdpr":true,"phone":7,"at":${Date.now()}}`]) {
      storage.set('s4f_draft', kept);
      expect(draftIn(keptDraft())).toEqual({});
    }
  });
});

describe('A chosen file', () => {
  test('FILE-08 is refused with its name and size', () => {
    const file = { name: 'x.png', size: Math.floor(14.2 * MIB) };
    const { code = 'unexpected' } = fileProblem(file) ?? {};
    expect(sentenceOf(file, { code, reason: 'Less than 10MB' }, '“{name}” is {size}. {reason}', 'en')).toBe(
      '“x.png” is 14.2\u00a0MB. Less than 10MB',
    );
    expect(sentenceOf(file, { code, reason: 'Zu groß' }, '„{name}“ ist {size} groß. {reason}', 'de')).toBe(
      '„x.png“ ist 14,2\u00a0MB groß. Zu groß',
    );
  });

  test.each(['de', 'en'] as const)(
    'FILE-08 that has gone, or is of a wrong type, is refused without a size: %s',
    (lang) => {
      for (const [code, reason] of [
        ['file_unreadable', FILE_UNREADABLE[lang]],
        // Names megabytes, of the picture when it is opened.
        ['file_too_many_pixels', ERRORS.file_too_many_pixels[lang]],
        ['file_type_not_allowed', ERRORS.file_type_not_allowed[lang]],
      ] as const)
        expect(sentenceOf({ name: 'x.png', size: 9 }, { code, reason }, '{name} has {size}. {reason}', lang)).toBe(
          `x.png: ${reason}`,
        );
    },
  );

  test('FILE-02 one byte over the limit does not read like the limit', () => {
    expect(byteSize(10 * MIB, 'en')).toBe('10\u00a0MB');
    expect(byteSize(10 * MIB + 1, 'en')).toBe('10.1\u00a0MB');
    expect(byteSize(1, 'en')).toBe('1\u00a0kB');
  });
});

describe('A running upload', () => {
  test('WIZ1-31 shows 100 % only when all is there', () => {
    expect(percentOf(999, 1000)).toBe(99);
    expect(percentOf(1000, 1000)).toBe(100);
    expect(percentOf(0, 0)).toBe(0);
  });

  test('WIZ1-31 guesses the rest only after a second', () => {
    expect(secondsLeft(10, 100, 500)).toBeUndefined();
    expect(secondsLeft(25, 100, 10_000)).toBe(30);
  });
});

test('WIZ1-22 the problems stand in the order of the form, those of unknown fields last', () => {
  const shown = ['c', 'b', 'a'].map((path) => ({ path, message: path }));
  expect(inOrder(shown, ['a', 'b']).map(({ path }) => path)).toEqual(['a', 'b', 'c']);
});
