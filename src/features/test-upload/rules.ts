import * as z from 'zod/mini';
import { applicantView } from '#contract/applicant.ts';
import { DOCUMENT_TYPES, type DocumentType, filesFor } from '#contract/document.ts';
import { type FileType, fileProblem } from '#contract/file.ts';
import { type Entries, fileOf } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';

/** The fields in the order of the form, named as the call takes them. */
export const NAMES = ['access_token', 'applicant_id', 'document_type', 'file'] as const;

export function problemsOf(entries: Entries): Problem[] {
  const empty = (['access_token', 'applicant_id'] as const).filter((name) => !entries.has(name));
  const file = fileOf(entries, 'file');
  const broken = file ? fileProblem(file, allowedIn(entries)) : { code: 'file_required' as const };
  return [...empty.map((path) => ({ path, code: 'input_empty' })), ...(broken ? [{ path: 'file', ...broken }] : [])];
}

/** Which kinds of file the chosen type of document may be. */
export function allowedIn(entries: Entries): readonly FileType[] {
  return filesFor(DOCUMENT_TYPES.find((type) => type === entries.get('document_type')) ?? 'other');
}

const reply = z.object({
  applicant: z.pick(applicantView, {
    id: true,
    first_name: true,
    status: true,
    documents: true,
    missing_documents: true,
  }),
});
export type KnownApplicant = z.infer<typeof reply>['applicant'];

/** The applicant in an answer of get-applicant, or undefined. */
export function readApplicant(data: unknown): KnownApplicant | undefined {
  return z.safeParse(reply, data).data?.applicant;
}

/** What the server takes for this application: what is missing, and what was sent back. */
export function wantedDocuments({ documents, missing_documents }: KnownApplicant): DocumentType[] {
  const sentBack = documents.filter(({ review }) => review === 'to_replace').map(({ type }) => type);
  return [...new Set([...missing_documents, ...sentBack])];
}
