import { loadSending as loadFiles } from '#src/ui/chosen-file/load-sending.ts';
import { twice } from '#src/ui/lazy/twice.ts';

/** The same with the comparison of files: fetched with the first one that is chosen, or with the press. */
export async function loadSending() {
  const loading = loadFiles();
  try {
    const { hold, identicalFiles, identicalTexts } = await twice(() => import('./identical-files.ts'));
    const files = await loading;
    return files && { ...files, hold, identicalFiles, identicalTexts };
  } catch {
    return undefined;
  }
}
