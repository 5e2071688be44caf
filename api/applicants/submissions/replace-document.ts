import { type DocumentType, isSentBack, type Subtype } from '#contract/model/document.ts';
import type { Deps } from '../../deps.ts';
import { documentStore } from '../../documents/document.store.ts';
import { keepFiles } from '../../documents/keep.ts';
import { recordDocument } from '../../documents/record.ts';
import type { ReceivedFile } from '../../files/intake.ts';
import { problem } from '../../http/problem.ts';
import { advance } from '../advance.ts';
import { applicantStore } from '../applicant.store.ts';
import type { ApplicantCaller } from '../applicant-auth.ts';
import { deferredDocumentStore } from '../deferred-document.store.ts';
import { canUpload } from '../documents-needed.ts';
import { loadApplicant } from '../load.ts';
import { type HeldToken, tokenStore } from '../token.store.ts';

/** What somebody says that a file is. */
export interface Said {
  type: DocumentType;
  subtype?: Subtype | undefined;
}

/** Stores a document in place of a missing one or of one that was sent back. */
export function replaceDocument(
  deps: Deps,
  { applicant, held }: ApplicantCaller,
  said: Said,
  file: ReceivedFile,
): Promise<HeldToken> {
  const { type } = said;
  return keepFiles(deps, [file], () => {
    loadApplicant(deps, applicant.id);
    const subtype = subtypeOf(deps, applicant.id, said);
    if (!isWanted(deps, applicant.id, type, subtype)) throw problem('nothing_to_replace');
    advance(deps, applicant.id, { action: 'upload-document', by: 'applicant', detail: { document: type } });
    recordDocument(deps, applicant.id, type, subtype, file);
    return tokenStore(deps.db).renew(held.token, deps.clock.now());
  });
}

/** Whether this document of an application is missing or was sent back. A card does not bring a missing passport. */
export function isWanted(deps: Deps, applicantId: string, type: DocumentType, subtype?: Subtype | null): boolean {
  const applicant = applicantStore(deps.db).find(applicantId);
  const awaited = subtype === 'id' ? [] : deferredDocumentStore(deps.db).awaitedTypes(applicantId);
  return (
    applicant !== undefined && canUpload(type, applicant.status, documentStore(deps.db).current(applicantId), awaited)
  );
}

/** Without a word about it, what comes in place of a card that was sent back is a card again. */
export function subtypeOf(deps: Deps, applicantId: string, { type, subtype }: Said): Subtype | null {
  if (type !== 'passport') return null;
  if (subtype !== undefined) return subtype;
  const isAwaited = deferredDocumentStore(deps.db).awaitedTypes(applicantId).includes(type);
  const current = documentStore(deps.db)
    .current(applicantId)
    .find((document) => document.type === type);
  return isAwaited && current && isSentBack(current) ? 'id' : null;
}
