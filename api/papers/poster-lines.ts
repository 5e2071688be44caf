import type { Lang } from '#contract/languages.ts';
import type { ContactLines } from '#contract/partners/partner.ts';
import { POSTER as T } from './poster-art/poster.text.ts';

/** A contact: a label that says whose it is, and its lines. */
export interface Contact {
  label: string;
  lines: readonly Line[];
}

/** If a line is too long, its `beginning` is cut, as `end` has to be read whole. */
export type Line = string | { beginning: string; end: string };

/** Whom students ask at their university, as the poster's foot prints it; undefined where nothing is to be printed. */
export function partnersContact(
  lang: Lang,
  { person, office, reach }: Omit<ContactLines, 'campuses'>,
): Contact | undefined {
  if (person === '' && office === '' && reach === '') return undefined;
  const end = person && office ? `, ${office}` : office;
  return { label: T.askPartner[lang], lines: [{ beginning: person, end }, reach] };
}

/** Everything on the poster that a partner has typed, line by line, with the label that we print above it. */
export function partnersLines(lang: Lang, words: ContactLines & { organization: string }): string[] {
  const { label, lines } = partnersContact(lang, words) ?? { label: '', lines: [] };
  const contact = lines.map((line) => (typeof line === 'string' ? line : line.beginning + line.end));
  return [words.organization, ...words.campuses, label, ...contact].filter((line) => line !== '');
}
