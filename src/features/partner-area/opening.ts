import { readJson } from '#src/lib/call.ts';
import type { PartnerAreaTexts } from './partner-area.text.ts';

/** What only somebody needs whom the guard lets in: the dashboard and its texts. Rejects where a part does not come. */
export async function openPartnerArea(textsAddress: string, lang: string) {
  const [{ PartnerArea }, file] = await Promise.all([import('./PartnerArea.tsx'), readJson(textsAddress, { lang })]);
  if (file.kind !== 'ok') throw new Error(`${textsAddress} did not come`);
  return { PartnerArea, texts: file.data as PartnerAreaTexts };
}
