import { readJson } from '#src/lib/call/call.ts';
import type { PartnerAreaTexts } from './partner-area.text.ts';

/** Loads the partner area and its texts, for people whom the guard lets in. Rejects where a part fails to load. */
export async function loadPartnerArea(textsAddress: string, lang: string) {
  const [{ PartnerArea }, file] = await Promise.all([import('./PartnerArea.tsx'), readJson(textsAddress, { lang })]);
  if (file.kind !== 'ok') throw new Error(`${textsAddress} did not come`);
  return { PartnerArea, texts: file.data as PartnerAreaTexts };
}
