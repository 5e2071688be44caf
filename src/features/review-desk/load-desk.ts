import { readJson } from '#src/lib/call/call.ts';
import type { AllDeskTexts } from './desk-text-files.ts';

/** Loads the desk and its texts, for people whom the guard lets in. Rejects where a part fails to load. */
export async function loadDesk(textsAddress: string, lang: string) {
  const [{ Desk }, file] = await Promise.all([import('./Desk.tsx'), readJson(textsAddress, { lang })]);
  if (file.kind !== 'ok') throw new Error(`${textsAddress} did not come`);
  return { Desk, texts: file.data as AllDeskTexts };
}
