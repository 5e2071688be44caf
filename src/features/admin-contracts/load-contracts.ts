import { readTextFile } from '#src/lib/read-text-file.ts';
import type { AdminContractsTexts } from './admin-contracts.text.ts';

/** Loads the page and its texts, for people whom the guard lets in. Rejects where a part fails to load. */
export async function loadContracts(textsAddress: string, lang: string) {
  const [{ ContractsPage }, texts] = await Promise.all([
    import('./ContractsPage.tsx'),
    readTextFile<AdminContractsTexts>(textsAddress, lang),
  ]);
  return { ContractsPage, texts };
}
