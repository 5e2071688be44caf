import { readTextFile } from '#src/lib/read-text-file.ts';
import type { AllDeskTexts } from './desk-text-files.ts';

/** Loads the desk and its texts, for people whom the guard lets in. Rejects where a part fails to load. */
export async function loadDesk(textsAddress: string, lang: string) {
  const [{ Desk }, texts] = await Promise.all([import('./Desk.tsx'), readTextFile<AllDeskTexts>(textsAddress, lang)]);
  return { Desk, texts };
}
