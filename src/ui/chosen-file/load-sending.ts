import { twice } from '../lazy/twice.ts';

/** What checks and sends files: fetched with the press. Undefined where the script fails to load. */
export async function loadSending() {
  try {
    const { fileProblems, sendFiles } = await twice(() => import('./send-files.ts'));
    return { fileProblems, sendFiles };
  } catch {
    return undefined;
  }
}
