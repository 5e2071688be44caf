import type { FileType } from '#contract/documents/file.ts';
import { fileProblem } from '#contract/documents/file-problem.ts';
import { filesOf, whenReady } from '#src/ui/chosen-file/held-photos.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';

/** A file that a form asks for, under the name that the call knows. */
export interface UploadRule<Name extends string = string> {
  name: Name;
  allowed: readonly FileType[];
  /** The checkbox that lets the file come later. */
  excusedBy?: string;
  /** This page's own sentence for a file of the wrong type or size. */
  wrong?: string;
}

/** What is wrong with the files of a form, once its photos are ready. */
export async function fileProblems(
  entries: Entries,
  fields: readonly UploadRule[],
  missing: string,
): Promise<Problem[]> {
  for (const { name } of fields) await whenReady(entries, name);
  return fields.flatMap(({ name, excusedBy }) => {
    const files = filesOf(entries, name);
    if (files.length === 0) return excusedBy && entries.has(excusedBy) ? [] : [{ path: name, code: missing }];
    const problems = files.map(fileProblem).filter((problem) => problem !== undefined);
    return problems.slice(0, 1).map((problem) => ({ path: name, ...problem }));
  });
}
