import * as z from 'zod/mini';
import { cleanLines, cleanText, plainSigns } from './clean-text.ts';
import { standsForNoName } from './person-name.ts';

/** A required line of text. Issues carry an error code as their message. */
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

export function requiredLines(maxCharacters: number) {
  return z.pipe(
    z.pipe(z.string('input_empty'), z.transform(cleanLines)),
    z.string().check(z.minLength(1, 'input_empty'), z.maxLength(maxCharacters, 'input_too_long')),
  );
}

/** Text of several lines that may be blank. */
export function blankableLines(maxCharacters: number) {
  return z.pipe(
    z.pipe(z.string('input_invalid'), z.transform(cleanLines)),
    z.string().check(z.maxLength(maxCharacters, 'input_too_long')),
  );
}

// Somebody could put an address into a name, to advertise it. Dots alone say nothing: passports have "A.De Silva", and
// companies are called "Reisen.com GmbH". Mails greet only by what looks like a name (`isGreetable`).
export const ADDRESS = /:\/\/|www\.|@|\w\.(?:com|net|org|info|biz|shop|online|site|xyz)\//i;

/** Whether a text can be a name: it has a letter of some script and no address. A blank text passes. */
export function isName(text: string): boolean {
  return text === '' || (/\p{L}/u.test(text) && !ADDRESS.test(text));
}

const nameCheck = z.string().check(z.refine(isName, 'name_invalid'));
const orNoName = z.transform((text: string) => (standsForNoName(text) ? '' : plainSigns(text)));

/** A required name. A dash or a dot says that there is none, and becomes ''. */
export function requiredName(maxCharacters: number) {
  return z.pipe(z.pipe(requiredText(maxCharacters), orNoName), nameCheck);
}

/** A name that may be blank. */
export function blankableName(maxCharacters: number) {
  return z.pipe(z.pipe(blankableText(maxCharacters), orNoName), nameCheck);
}

/** Checks that a person gives at least one of their two names. */
export function oneNameAtLeast<First extends string, Last extends string>(first: First, last: Last) {
  return z.refine<Partial<Record<First | Last, string | undefined>>>(
    (person) => person[first] !== '' || person[last] !== '',
    {
      error: 'name_missing',
      path: [last],
    },
  );
}
