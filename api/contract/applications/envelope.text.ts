import { fill } from '../fill.ts';
import type { Lang, Text } from '../languages.ts';
import { ORIGINALS, type Original } from '../model/original.ts';

const COVER_SHEET = { de: 'Deckblatt, obenauf', en: 'Cover sheet, on top' } as const satisfies Text;

/** The papers below the cover sheet: screens, cover sheet and mails name the same. */
const PAPERS: Readonly<Record<Original, Text>> = {
  enrolment: {
    de: 'Immatrikulationserklärung im Original, unterschrieben und gestempelt',
    en: 'Enrolment declaration: the original, signed and stamped',
  },
  hub4africa: { de: 'Bestätigung von {network}', en: 'Confirmation from {network}' },
  a2: { de: 'Kopie Ihres A2-Zertifikats', en: 'Copy of your A2 certificate' },
};

/** What must not go into the envelope. */
export const KEEP_PASSPORT = {
  de: 'Behalten Sie Ihren Reisepass. Senden Sie ihn nie per Post.',
  en: 'Keep your passport. Never send your passport by post.',
} as const satisfies Text;

/** What goes into the envelope, from top to bottom. `network`: the name of the partner network. */
export function envelopeItems(lang: Lang, network: string, papers: readonly Original[] = ORIGINALS): string[] {
  return [COVER_SHEET[lang], ...papers.map((paper) => originalName(paper, lang, network))];
}

/** A paper of the envelope in the words that its sender reads. */
export function originalName(paper: Original, lang: Lang, network: string): string {
  return fill(PAPERS[paper][lang], { network });
}
