import type { ErrorCode } from '../errors.ts';
import type { Params } from '../fill.ts';
import { MAX_FILE_BYTES } from '../limits.ts';
import { DOCUMENT_FILES, FILE_TYPES, type FileType, labelsOf } from './file.ts';

/** What browser and server know of a file before they look inside. `type` is the claimed MIME type. */
export interface FileFacts {
  name: string;
  size: number;
  type: string;
}

/** Which rule a file breaks; `params` fill the sentence of the code. */
export interface FileProblem {
  code: ErrorCode;
  params?: Params;
}

/** The first rule that a file breaks, or undefined. Browser and server share this check. */
export function fileProblem(file: FileFacts, allowed: readonly FileType[]): FileProblem | undefined {
  if (file.name === '' || /\.\.|[/\\\0]/.test(file.name)) return { code: 'file_name_invalid' };
  if (file.size === 0) return { code: 'file_empty' };
  if (file.size > MAX_FILE_BYTES) return { code: 'file_too_large' };
  const type = typeOfName(file.name);
  if (!type || !allowed.includes(type)) return wrongType(allowed);
  // Some phones and mail programs send no type, a general one, or that of another extension; the content decides.
  const claimsNothing = file.type === '' || file.type === 'application/octet-stream';
  const claimed = claimedType(file.type);
  if (!claimsNothing && !(claimed && allowed.includes(claimed))) return wrongType(allowed);
  return undefined;
}

/** The document forms have a sentence of their own; for another choice of types, the sentence lists them. */
export function wrongType(allowed: readonly FileType[]): FileProblem {
  const isDocumentForm = DOCUMENT_FILES.every((type) => allowed.includes(type));
  return isDocumentForm ? { code: 'file_documents_only' } : notAllowed(allowed);
}

export function notAllowed(allowed: readonly FileType[]): FileProblem {
  return { code: 'file_type_not_allowed', params: { allowed: labelsOf(allowed) } };
}

export function typeOfName(name: string): FileType | undefined {
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
  return fileTypes().find((type) => (FILE_TYPES[type].extensions as readonly string[]).includes(extension));
}

function claimedType(mime: string): FileType | undefined {
  const plain = mime.split(';', 1)[0]?.trim().toLowerCase();
  // image/jpg is no registered type, yet old Android galleries send it.
  return plain === 'image/jpg' ? 'jpeg' : fileTypes().find((type) => FILE_TYPES[type].mime === plain);
}

function fileTypes(): FileType[] {
  return Object.keys(FILE_TYPES) as FileType[];
}
