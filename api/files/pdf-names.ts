import type { Danger } from '#contract/file-safety.ts';

/** Names that show what a PDF can do (ISO 32000-2). Viewers look for them by name, so no other word works. */
const NAMES: Readonly<Record<string, Danger>> = {
  JavaScript: 'javascript',
  Launch: 'launch',
  EmbeddedFile: 'embedded',
  EmbeddedFiles: 'embedded',
  RichMedia: 'media',
  Rendition: 'media',
  Encrypt: 'encrypted',
};

const REFERENCE = String.raw`\d{1,10}\s{1,10}\d{1,5}\s{1,10}R`;
const before = (values: string) => new RegExp(String.raw`^\s{0,50}(?:${values}|${REFERENCE})`);

/** Names so short that pictures hold them by chance: they count before a value of their kind. */
const SHORT_NAMES: Readonly<Record<string, { danger: Danger; value: RegExp }>> = {
  JS: { danger: 'javascript', value: before('[(<]') },
  // A form that brings scripts of its own.
  XFA: { danger: 'javascript', value: before('\\[') },
  EF: { danger: 'embedded', value: before('<<') },
};

/** The longest word, with what must follow it. */
export const LONGEST_WORD = 256;
const LONGEST_VALUE = 80;

/** A name, of which each character may be written as #xx, or the bounds of a stream. */
export const WORDS = /\/((?:[A-Za-z0-9]|#[\dA-Fa-f]{2}){2,50})|endstream|stream/g;

/** A name as it is meant: `J#53` is `JS`. */
export function decoded(name: string): string {
  return name.includes('#')
    ? name.replace(/#(..)/g, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : name;
}

/** The danger that a decoded name means. `end`: where it ends in the text. */
export function dangerOf(name: string, text: string, end: number): Danger | undefined {
  const short = SHORT_NAMES[name];
  if (!short) return NAMES[name];
  return short.value.test(text.slice(end, end + LONGEST_VALUE)) ? short.danger : undefined;
}
