import { envelopeItems, KEEP_PASSPORT } from '#contract/envelope.text.ts';
import type { Text } from '#contract/languages.ts';

/** What goes into the envelope, and what never. */
export function inTheEnvelope(network: string): Text {
  return {
    de: `In den Umschlag gehören: ${envelopeItems('de', network).join('; ')}. ${KEEP_PASSPORT.de}`,
    en: `What goes into the envelope: ${envelopeItems('en', network).join('; ')}. ${KEEP_PASSPORT.en}`,
  };
}
