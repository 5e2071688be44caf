import type { Danger } from '#contract/documents/file-safety.ts';

/** Names that show what a PDF can do (ISO 32000-2). Viewers look for them by name, so no other word works. */
const NAMES: Readonly<Record<string, Danger>> = {
  JavaScript: 'javascript',
  Launch: 'launch',
  // They open another file, send what was typed, or bring data in.
  GoToR: 'launch',
  SubmitForm: 'launch',
  ImportData: 'launch',
  EmbeddedFile: 'embedded',
  EmbeddedFiles: 'embedded',
  RichMedia: 'media',
  Rendition: 'media',
  Encrypt: 'encrypted',
};

const LONGEST_VALUE = 80;

/** What may stand between two words: a blank, of which NUL is one, or a comment. */
const BETWEEN = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])`;
const REFERENCE = String.raw`\d{1,10}${BETWEEN}+\d{1,5}${BETWEEN}+R`;
// Blanks, or a comment, up to the end of what is looked at count as well.
const before = (values: string) =>
  new RegExp(String.raw`^(?:[\s\0]{${LONGEST_VALUE}}|${BETWEEN}*(?:${values}|${REFERENCE}|%[^\r\n]*$))`);

/** Names so short that pictures hold them by chance: they count before a value of their kind. */
const SHORT_NAMES: Readonly<Record<string, { danger: Danger; value: RegExp }>> = {
  JS: { danger: 'javascript', value: before('[(<]') },
  // A form that brings scripts of its own.
  XFA: { danger: 'javascript', value: before('\\[') },
  EF: { danger: 'embedded', value: before('<<') },
};

/** The danger that a name means. `behind`: where the bytes behind it begin. */
export function dangerOf(name: string, bytes: Buffer, behind: number): Danger | undefined {
  const short = SHORT_NAMES[name];
  if (!short) return NAMES[name];
  return short.value.test(bytes.toString('latin1', behind, behind + LONGEST_VALUE)) ? short.danger : undefined;
}
