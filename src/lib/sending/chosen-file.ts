import { type FileProblem, fileProblem } from '#contract/documents/file-problem.ts';

/** Whether its bytes are still there: false for a file that was moved or deleted after it was chosen. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a file by its name and size. One that was deleted meanwhile only seems empty: sending says so. */
export async function chosenFileProblem(file: File): Promise<FileProblem | undefined> {
  const problem = fileProblem(file);
  return problem?.code === 'file_empty' && !(await isReadable(file)) ? undefined : problem;
}
