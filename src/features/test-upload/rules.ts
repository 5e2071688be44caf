import type { FieldOf } from '#contract/calls.ts';
import type { FileType } from '#contract/documents/file.ts';
import { fileProblem } from '#contract/documents/file-problem.ts';
import { type DocumentType, filesFor, isDocumentType, isSentBack } from '#contract/model/document.ts';
import { type Entries, fileOf } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import type { KnownApplicant } from './useApplicantOf.ts';

type Field = FieldOf<'POST /api/functions/upload-document'>;

/** The fields in the order of the form, named as the call takes them. */
export const NAMES = ['access_token', 'applicant_id', 'document_type', 'file'] as const satisfies readonly Field[];

export function problemsOf(entries: Entries): Problem[] {
  const empty = (['access_token', 'applicant_id'] as const).filter((name) => !entries.has(name));
  const file = fileOf(entries, 'file');
  // Text in its place names photos, which were looked at when they were chosen.
  const isMissing = !entries.has('file') && { code: 'file_required' as const };
  const broken = file ? fileProblem(file) : isMissing;
  return [...empty.map((path) => ({ path, code: 'input_empty' })), ...(broken ? [{ path: 'file', ...broken }] : [])];
}

export function allowedIn(entries: Entries): readonly FileType[] {
  const type = entries.get('document_type');
  return filesFor(isDocumentType(type) ? type : 'other');
}

/** The documents that the server takes for this application: missing ones, and those that were sent back. */
export function wantedDocuments({ documents, missing_documents }: KnownApplicant): DocumentType[] {
  const sentBack = documents.filter(isSentBack).map(({ type }) => type);
  return [...new Set([...missing_documents, ...sentBack])];
}
