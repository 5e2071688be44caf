import * as z from 'zod/mini';

// Control characters break mail headers and terminals; the directional overrides among the
// format characters let a name show itself backwards in the review desk, and spaces without width make an empty
// name look filled. The joiners stay: some scripts are written with them.
const UNWANTED = /[\p{Cc}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** Removes control characters and outer white space, and composes accents (NFC). */
export function cleanText(raw: string): string {
  // Composed last: a control character can stand between a letter and its accent.
  return raw.replace(UNWANTED, '').normalize('NFC').trim();
}

/** A required line of text. Issues carry an error code as message. */
export function requiredText(maxCharacters: number) {
  return z.pipe(
    z.pipe(z.string('input_empty'), z.transform(cleanText)),
    z.string().check(z.minLength(1, 'input_empty'), z.maxLength(maxCharacters, 'input_too_long')),
  );
}

/** A line of text that may be blank. */
export function blankableText(maxCharacters: number) {
  return z.pipe(
    z.pipe(z.string('input_invalid'), z.transform(cleanText)),
    z.string().check(z.maxLength(maxCharacters, 'input_too_long')),
  );
}

/** A line of text that may be missing; missing and blank both become ''. */
export function optionalText(maxCharacters: number) {
  return z._default(blankableText(maxCharacters), '');
}
