import { afterEach, expect, test, vi } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { errorText } from '#src/lib/error-text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';

afterEach(() => vi.restoreAllMocks());

test('LANG-14 an unknown code is warned about and shown itself', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const lang of LANGUAGES) expect(errorText(pickErrorTexts(lang, ['file_empty']), 'nope')).toBe('nope');
  expect(errorText({}, 'toString')).toBe('toString');
  expect(warn).toHaveBeenCalledTimes(3);
});

test('WIZ1-22 the places of a sentence are filled', () => {
  const texts = pickErrorTexts('en', ['input_too_long']);
  expect(errorText(texts, 'input_too_long', { max: 100 })).toBe('Input too long. Maximum 100 characters');
});

test('LANG-15 every code has a sentence in every language, and only the picked ones travel', () => {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  for (const lang of LANGUAGES) {
    for (const sentence of Object.values(pickErrorTexts(lang, codes))) expect(sentence).not.toBe('');
  }
  expect(Object.keys(pickErrorTexts('de', ['file_empty']))).toEqual(['file_empty']);
});
