import type { ErrorCode } from '../errors.ts';
import type { Params } from '../fill.ts';
import { MAX_FILE_BYTES } from '../limits.ts';
import { DOCUMENT_FILES, type FileType, labelsOf } from './file.ts';

/** What browser and server know of a file before they look inside. */
export interface FileFacts {
  name: string;
  size: number;
}

/** Which rule a file breaks; `params` fill the sentence of the code. */
export interface FileProblem {
  code: ErrorCode;
  params?: Params;
}

/**
 * The first rule that name and size break, or undefined. Browser and server share this check. Of what kind a file is
 * its content says: phones, mail programs and browsers name files and their types in many ways.
 */
export function fileProblem({ name, size }: FileFacts): FileProblem | undefined {
  if (name === '' || /\.\.|[/\\\0]/.test(name)) return { code: 'file_name_invalid' };
  if (size === 0) return { code: 'file_empty' };
  return size > MAX_FILE_BYTES ? { code: 'file_too_large' } : undefined;
}

/** The document forms have a sentence of their own; for another choice of types, the sentence lists them. */
export function wrongType(allowed: readonly FileType[]): FileProblem {
  const isDocumentForm = DOCUMENT_FILES.every((type) => allowed.includes(type));
  return isDocumentForm ? { code: 'file_documents_only' } : notAllowed(allowed);
}

export function notAllowed(allowed: readonly FileType[]): FileProblem {
  return { code: 'file_type_not_allowed', params: { allowed: labelsOf(allowed) } };
}
