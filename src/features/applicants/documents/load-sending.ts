import { loadSending as loadFiles } from '#src/ui/chosen-file/load-sending.ts';

/** The same with the comparison of files: fetched with the first one that is chosen, or with the press. */
export async function loadSending() {
  const [files, identical] = await Promise.all([loadFiles(), import('./identical-files.ts').catch(() => undefined)]);
  return files && identical && { ...files, ...identical };
}
