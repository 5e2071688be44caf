import * as z from 'zod/mini';
import { standsForNoName } from './person-name.ts';

// Control characters break mail headers and terminals, direction overrides show a name backwards in the review desk,
// and spaces without width make an empty name look filled. Half of a surrogate pair is no character: a field that cuts
// at its maximum may leave one of an emoji. Joiners stay, as some scripts need them.
const UNWANTED = /[\p{Cc}\p{Cs}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** One line: line breaks become spaces, control characters and outer white space go, accents are composed (NFC). */
export function cleanText(raw: string): string {
  return clean(raw.replace(/[\t\r\n]+/g, ' '));
}

/** Like cleanText, but line breaks stay. */
function cleanLines(raw: string): string {
  const lines = raw.replace(/\r\n?/g, '\n').split('\n').map(cleanText);
  return lines.join('\n').trim();
}

// Ordering accents (NFC) takes time with the square of their number: a minute for a long text of nothing else. No
// language writes more than a few on one letter; thirty is Unicode's own bound for streamed text.
const TOO_MANY_ACCENTS = /(\p{M}{30})\p{M}+/gu;

function clean(raw: string): string {
  // NFC comes last: a control character can stand between a letter and its accent.
  return raw.replace(UNWANTED, '').replace(TOO_MANY_ACCENTS, '$1').normalize('NFC').trim();
}

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

/** Required text of several lines. */
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

// Mails greet by name: somebody could put an address into it, to advertise it in our mails.
const ADDRESS =
  /:\/\/|www\.|@|\w\.[a-z]{2,}\/|\w\.(?:com|net|org|info|biz|shop|online|site|xyz|io|de|at|ch|eu|et|ru|cn)(?![a-z])/i;

/** Whether a text can be a name: it has a letter of some script and no address. A blank text passes. */
export function isName(text: string): boolean {
  return text === '' || (/\p{L}/u.test(text) && !ADDRESS.test(text));
}

const nameCheck = z.string().check(z.refine(isName, 'name_invalid'));
const orNoName = z.transform((text: string) => (standsForNoName(text) ? '' : text));

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
