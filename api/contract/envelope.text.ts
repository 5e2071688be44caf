import { fill } from './fill.ts';
import type { Lang, Text } from './languages.ts';

/** What goes into the envelope with the originals, from top to bottom: screens, cover sheet and mails name the same. */
const ENVELOPE = [
  { de: 'Deckblatt, obenauf', en: 'Cover sheet, on top' },
  {
    de: 'Immatrikulationserklärung im Original, unterschrieben und gestempelt',
    en: 'Enrolment declaration: the original, signed and stamped',
  },
  { de: 'Bestätigung von {network}', en: 'Confirmation from {network}' },
  { de: 'Kopie Ihres A2-Zertifikats', en: 'Copy of your A2 certificate' },
] as const satisfies readonly Text[];

/** What must not go into the envelope. */
export const KEEP_PASSPORT = {
  de: 'Behalten Sie Ihren Reisepass. Senden Sie ihn nie per Post.',
  en: 'Keep your passport. Never send your passport by post.',
} as const satisfies Text;

/** What goes into the envelope, beginning with the cover sheet. `network`: the name of the partner network. */
export function envelopeItems(lang: Lang, network: string): string[] {
  return ENVELOPE.map((item) => fill(item[lang], { network }));
}
