import type { FileProblem } from '#contract/documents/file-problem.ts';
import { type ErrorTexts, errorText } from '#src/lib/error-text.ts';
import type { Problem } from '#src/ui/form/problems.ts';

const WRONG_KIND_OR_SIZE: readonly string[] = ['file_type_not_allowed', 'file_documents_only', 'file_too_large'];

/** @param wrong the page's own sentence for a file of the wrong type or size */
export function sayUploadProblem(
  { code, params }: Pick<Problem, 'code' | 'params'> | FileProblem,
  wrong: string | undefined,
  errors: ErrorTexts,
): string {
  return wrong && WRONG_KIND_OR_SIZE.includes(code) ? wrong : errorText(errors, code, params);
}
