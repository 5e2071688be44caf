import { readJson } from '#src/lib/call.ts';
import type { PartnerAreaWords } from './partner-area.text.ts';

/** What only somebody needs whom the guard lets in: the dashboard and its words. Rejects where a part does not come. */
export async function openPartnerArea(wordsAddress: string, lang: string) {
  const [{ PartnerArea }, file] = await Promise.all([import('./PartnerArea.tsx'), readJson(wordsAddress, { lang })]);
  if (file.kind !== 'ok') throw new Error(`${wordsAddress} did not come`);
  return { PartnerArea, words: file.data as PartnerAreaWords };
}
