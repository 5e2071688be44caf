import { ERRORS, type ErrorCode, GENERAL } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { type ErrorTexts, UNKNOWN_CODE } from './error-text.ts';

/** For pages only: an island that imported this would carry every sentence twice. Adds the one for unknown codes. */
export function pickErrorTexts(lang: Lang, codes: readonly ErrorCode[]): ErrorTexts {
  return {
    [UNKNOWN_CODE]: GENERAL.error[lang],
    ...Object.fromEntries(codes.map((code) => [code, ERRORS[code][lang]])),
  };
}
