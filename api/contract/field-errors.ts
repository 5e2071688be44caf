import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Params } from './fill.ts';

/** What is wrong with one field of a form or body. `path` is the field's wire name. */
export interface FieldError {
  path: string;
  code: ErrorCode;
  params?: Params;
}

/**
 * The codes of a failed check, the first of each field; an issue without a code becomes 'input_invalid'. Imports only
 * the types of the error table, so that a phone need not load every sentence of it.
 */
export function fieldErrors(error: { issues: readonly z.core.$ZodIssue[] }): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (!first.has(path)) first.set(path, toFieldError(path, issue));
  }
  return [...first.values()];
}

function toFieldError(path: string, issue: z.core.$ZodIssue): FieldError {
  const [word = '', sign] = issue.message.split(' ');
  const code = isCode(word) ? word : 'input_invalid';
  if (sign !== undefined && isCode(word)) return { path, code, params: { sign } };
  return 'maximum' in issue ? { path, code, params: { max: Number(issue.maximum) } } : { path, code };
}

/** Tells codes (lower case with underscores), behind which a sign may stand, from zod's own messages: sentences. */
function isCode(message: string): message is ErrorCode {
  return /^[a-z0-9_]+$/.test(message);
}
