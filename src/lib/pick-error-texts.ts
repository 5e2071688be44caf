import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import type { ErrorTexts } from './error-text.ts';

/** For pages only: an island that imported this would carry every sentence twice. */
export function pickErrorTexts(lang: Lang, codes: readonly ErrorCode[]): ErrorTexts {
  return Object.fromEntries(codes.map((code) => [code, ERRORS[code][lang]]));
}
