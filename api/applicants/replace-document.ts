import type { DocumentType } from '#contract/document.ts';
import type { Deps } from '../deps.ts';
import { keepFiles } from '../documents/keep.ts';
import { recordDocument } from '../documents/record.ts';
import type { ReceivedFile } from '../files/intake.ts';
import { problem } from '../http/problem.ts';
import { advance } from './advance.ts';
import type { ApplicantCaller } from './applicant-auth.ts';
import { canUpload } from './requirements.ts';
import type { HeldToken } from './token.store.ts';

/** Stores a document in place of a missing one or of one that was sent back. */
export function replaceDocument(
  deps: Deps,
  { applicant, held }: ApplicantCaller,
  type: DocumentType,
  file: ReceivedFile,
): Promise<HeldToken> {
  return keepFiles(deps, [file], () => {
    if (!isWanted(deps, applicant.id, type)) throw problem('nothing_to_replace');
    advance(deps, applicant.id, { action: 'upload-document', by: 'applicant', detail: { document: type } });
    recordDocument(deps, applicant.id, type, null, file);
    return deps.tokens.renew(held.token, deps.clock.now());
  });
}

/** Whether this document of an application is missing or was sent back. */
export function isWanted(deps: Deps, applicantId: string, type: DocumentType): boolean {
  const applicant = deps.applicants.find(applicantId);
  return applicant !== undefined && canUpload(type, applicant.status, deps.documents.current(applicantId));
}
