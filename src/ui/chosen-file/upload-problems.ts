import type { FileType } from '#contract/documents/file.ts';
import { fileProblem } from '#contract/documents/file-problem.ts';
import { type Entries, fileOf } from '#src/ui/form/entries.ts';
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

export function fileProblems(entries: Entries, fields: readonly UploadRule[], missing: string): Problem[] {
  return fields.flatMap(({ name, excusedBy }) => {
    const file = fileOf(entries, name);
    if (!file && excusedBy && entries.has(excusedBy)) return [];
    const problem = file ? fileProblem(file) : { code: missing };
    return problem ? [{ path: name, ...problem }] : [];
  });
}
