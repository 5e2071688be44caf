import type { DocumentType, Subtype } from '#contract/model/document.ts';
import type { Deps } from '../../deps.ts';
import { documentStore } from '../../documents/document.store.ts';
import { keepFiles } from '../../documents/keep.ts';
import { recordDocument } from '../../documents/record.ts';
import type { ReceivedFile } from '../../files/intake.ts';
import { problem } from '../../http/problem.ts';
import { advance } from '../advance.ts';
import { canUploadForApplicant, stepOnBehalf } from '../documents-needed.ts';
import { loadApplicant } from '../load.ts';
import { subtypeOf } from '../submissions/replace-document.ts';
import { assertSeenOnDesk } from './desk-seen.ts';

interface Upload {
  accountId: string;
  /** What the operator has looked at: nothing of the applicant's may be replaced unseen. */
  seen: string;
  type: DocumentType;
  subtype: Subtype | undefined;
  file: ReceivedFile;
}

/**
 * Stores a document that an operator uploads on behalf of the applicant. The last one of the applicant's next step ends
 * that step, with the mail that the applicant's own would have brought.
 */
export function replaceOnBehalf(
  deps: Deps,
  id: string,
  { accountId, seen, type, subtype, file }: Upload,
): Promise<void> {
  return keepFiles(deps, [file], () => {
    assertSeenOnDesk(deps, id, seen);
    const { status } = loadApplicant(deps, id);
    const by = { by: 'operator', who: { accountId } } as const;
    if (!canUploadForApplicant(type, status)) throw problem('upload_too_early');
    advance(deps, id, { action: 'upload-document', ...by, detail: { document: type } });
    recordDocument(deps, id, type, subtypeOf(deps, id, { type, subtype }), file, accountId);
    const step = stepOnBehalf(status);
    const held = documentStore(deps.db)
      .current(id)
      .map((document) => document.type);
    if (step?.documents.every((each) => held.includes(each)) && step.documents.includes(type))
      advance(deps, id, { action: step.action, ...by });
  });
}
