import type { Lang } from '#contract/languages.ts';
import { readJson } from '#src/lib/call/call.ts';
import type { StartTexts } from './start.text.ts';

/** Reads the texts of the same build. Rejects where they fail to load. */
export async function readStartTexts({
  lang,
  startAddress,
}: {
  lang: Lang;
  startAddress: string;
}): Promise<StartTexts> {
  const file = await readJson(startAddress, { lang });
  if (file.kind !== 'ok') throw new Error(`${startAddress} did not come`);
  return file.data as StartTexts;
}
