import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cleanText } from '#contract/clean-text.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import { optionalText, requiredText } from '#contract/text-input.ts';

const tricky = fc.constantFrom('e', '\u0301', '\u0000', '\u202E', '\u2069', ' ', '\u00A0', '\n', 'ሰ');
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: tricky }));
const UNSEEN = /[\p{Cc}\p{Cs}\u00AD\u061C\u115F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF]/u;

/** The first refusal of a value, or the value as it is kept. */
function read(schema: z.ZodMiniType<string>, value: unknown) {
  const result = z.object({ field: schema }).safeParse({ field: value });
  return result.success ? result.data.field : fieldErrors(result.error)[0];
}

describe('A line of text', () => {
  test.each([
    ['\u0000 Abel ', 'Abel'],
    ['\tAbel\r\n', 'Abel'],
    ['A\u0007bel\u009F', 'Abel'],
    ['Abel\uD83D', 'Abel'],
    ['\uDE00A\uD83D\u200B\uDE00bel 😀', 'Abel 😀'],
    ['Ab\u202Eel\u2066', 'Abel'],
    [' Gebre Meskel ', 'Gebre Meskel'],
    ['Gebre\u00A0\u2009Meskel', 'Gebre Meskel'],
    ['Gebre \u200B Meskel\u3000', 'Gebre Meskel'],
    ['Mül\u00ADler\u200E', 'Müller'],
    ['\u061CAbel\u034F\u2800', 'Abel'],
    ['Ab\u200Cel\u200D', 'Abel'],
    ['می\u200Cخواهم\u200C', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['👩\u200D💻 ❤\uFE0F a\uFE0F', '👩\u200D💻 ❤\uFE0F a'],
    ['Ａｂｅｌ（１）', 'Abel(1)'],
    ['Müller\u2010Meier\u2011Kurz', 'Müller-Meier-Kurz'],
    ['Mo\u2013Fr', 'Mo\u2013Fr'],
    ['ሰላም', 'ሰላም'],
    ['e\u0301', 'é'],
    ['e\u0000\u0301', 'é'],
  ])('WIZ1-20 %j is kept as %j', (raw, kept) => {
    expect(cleanText(raw)).toBe(kept);
  });

  test('WIZ1-20 whatever is typed, nothing invisible stays, accents are composed, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const kept = cleanText(raw);
        expect(kept).not.toMatch(UNSEEN);
        expect(kept).toBe(kept.trim());
        expect(kept).toBe(kept.normalize('NFC'));
        expect(cleanText(kept)).toBe(kept);
      }),
      { numRuns: 2000 },
    );
  });

  test('WIZ1-20 nothing that can be seen is lost', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const seen = (value: string) =>
          value
            .normalize('NFKD')
            .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\s\u2800]/gu, '')
            .replaceAll('\u2010', '-');
        expect(seen(cleanText(raw))).toBe(seen(raw));
      }),
    );
  });
});

describe('A required line of text', () => {
  const name = requiredText(100);

  test.each(['', '   ', '\u0000', '\u202E', undefined, null, 7, ['Abel']])('WIZ1-21 %j is empty', (value) => {
    expect(read(name, value)).toEqual({ path: 'field', code: 'input_empty' });
  });

  test('WIZ1-16 WIZ1-22 may have 1 to 100 characters, counted after cleaning', () => {
    expect(read(name, 'A')).toBe('A');
    expect(read(name, `\u0000 ${'x'.repeat(100)} `)).toBe('x'.repeat(100));
    expect(read(name, 'x'.repeat(101))).toEqual({ path: 'field', code: 'input_too_long', params: { max: 100 } });
  });
});

describe('An optional line of text', () => {
  const phone = optionalText(20);

  test('WIZ1-17 WIZ1-18 may be missing or blank', () => {
    expect(read(phone, undefined)).toBe('');
    expect(read(phone, ' \u0000 ')).toBe('');
  });

  test('WIZ1-18 WIZ1-22 has its own limit', () => {
    expect(read(phone, '1'.repeat(20))).toBe('1'.repeat(20));
    expect(read(phone, '1'.repeat(21))).toEqual({ path: 'field', code: 'input_too_long', params: { max: 20 } });
  });

  test.each([7, null, ['1']])('is refused as %j, which is no text', (value) => {
    expect(read(phone, value)).toEqual({ path: 'field', code: 'input_invalid' });
  });
});

test('WIZ1-20 WIZ1-21 a name of spaces without width is empty', () => {
  expect(cleanText(' \u200B\uFEFF\u2060 ')).toBe('');
});
