import { readTextFile } from '#src/lib/read-text-file.ts';
import type { PartnerAreaTexts } from './partner-area.text.ts';

/** Loads the partner area and its texts, for people whom the guard lets in. Rejects where a part fails to load. */
export async function loadPartnerArea(textsAddress: string, lang: string) {
  const [{ PartnerArea }, texts] = await Promise.all([
    import('./PartnerArea.tsx'),
    readTextFile<PartnerAreaTexts>(textsAddress, lang),
  ]);
  return { PartnerArea, texts };
}
