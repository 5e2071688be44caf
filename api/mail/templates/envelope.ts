import { envelopeItems, KEEP_PASSPORT } from '#contract/applications/envelope.text.ts';
import type { Text } from '#contract/languages.ts';
import type { Original } from '#contract/model/original.ts';

/** What goes into the envelope, and what never. `papers`: those to post, if not all. */
export function inTheEnvelope(network: string, papers?: readonly Original[]): Text {
  return {
    de: `In den Umschlag gehören: ${envelopeItems('de', network, papers).join('; ')}. ${KEEP_PASSPORT.de}`,
    en: `What goes into the envelope: ${envelopeItems('en', network, papers).join('; ')}. ${KEEP_PASSPORT.en}`,
  };
}
