import type { ErrorCode } from '#contract/errors.ts';

/** The faults of a file that forms find by themselves; the server says all others in words. */
export const FILE_CODES = [
  'file_required',
  'file_too_large',
  'file_type_not_allowed',
  'file_documents_only',
  'file_name_invalid',
  'file_empty',
] as const satisfies readonly ErrorCode[];
