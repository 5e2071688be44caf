/** What checks and sends files: fetched with the first one that is chosen, or with the press. Undefined: it did not come. */
export async function loadSending() {
  try {
    const [{ fileProblems, sendFiles }, { identicalFiles, identicalTexts }] = await Promise.all([
      import('#src/ui/chosen-file/send-files.ts'),
      import('./identical-files.ts'),
    ]);
    return { fileProblems, sendFiles, identicalFiles, identicalTexts };
  } catch {
    return undefined;
  }
}
