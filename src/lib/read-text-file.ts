import { readJson } from './call/call.ts';

/** Reads a file of texts of the same build. Rejects where it fails to load. */
export async function readTextFile<Texts>(address: string, lang: string): Promise<Texts> {
  const file = await readJson(address, { lang });
  if (file.kind !== 'ok') throw new Error(`${address} did not come`);
  return file.data as Texts;
}
