import { type FileProblem, type FileType, fileProblem } from '#contract/file.ts';
import { type ErrorTexts, errorText } from '#src/lib/error-text.ts';
import { type Entries, fileOf } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';

export interface UploadRule {
  name: string;
  allowed: readonly FileType[];
  /** The box that, ticked, lets the file come later. */
  excusedBy?: string;
  /** What the page says of a file of the wrong kind or size, where it has a sentence of its own. */
  wrong?: string;
}

export function fileProblems(entries: Entries, fields: readonly UploadRule[], missing: string): Problem[] {
  return fields.flatMap(({ name, allowed, excusedBy }) => {
    const file = fileOf(entries, name);
    if (!file && excusedBy && entries.has(excusedBy)) return [];
    const problem = file ? fileProblem(file, allowed) : { code: missing };
    return problem ? [{ path: name, ...problem }] : [];
  });
}

const WRONG_KIND_OR_SIZE: readonly string[] = ['file_type_not_allowed', 'file_documents_only', 'file_too_large'];

/** @param wrong the page's own sentence for a file of the wrong kind or size */
export function sayUploadProblem(
  { code, params }: Pick<Problem, 'code' | 'params'> | FileProblem,
  wrong: string | undefined,
  errors: ErrorTexts,
): string {
  return wrong && WRONG_KIND_OR_SIZE.includes(code) ? wrong : errorText(errors, code, params);
}
