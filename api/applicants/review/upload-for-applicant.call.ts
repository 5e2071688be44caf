import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import { wrongType } from '#contract/documents/file-problem.ts';
import type { DocumentType, Subtype } from '#contract/model/document.ts';
import { filesFor } from '#contract/model/document.ts';
import type { Deps } from '../../deps.ts';
import { documentStore } from '../../documents/document.store.ts';
import { keepFiles } from '../../documents/keep.ts';
import { recordDocument } from '../../documents/record.ts';
import type { ReceivedFile } from '../../files/intake.ts';
import { endpoint } from '../../http/endpoint.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { advance } from '../advance.ts';
import { canUploadForApplicant, stepOnBehalf } from '../documents-needed.ts';
import { loadApplicant } from '../load.ts';
import { assertDifferentFiles } from '../submissions/assert-different-files.ts';
import { subtypeOf } from '../submissions/replace-document.ts';
import { assertSeenOnDesk } from './desk-seen.ts';
import { viewForDesk } from './view-for-desk.ts';

/** Adds or replaces a document on behalf of the applicant, with the checks of the applicant's own upload. */
export const uploadForApplicant = endpoint('uploadForApplicant', {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 120 },
  files: { file: { allowed: DOCUMENT_FILES, required: 'file_required' } },
  async handle({ deps, caller, input: { applicant_id: id, seen, document_type: type, subtype }, files: { file } }) {
    if (!file) throw problem('file_required');
    if (!filesFor(type).includes(file.type)) throw fieldProblem([{ path: 'file', ...wrongType(filesFor(type)) }]);
    assertDifferentFiles(deps, id, [{ ...file, type }]);
    await replaceOnBehalf(deps, id, { accountId: caller.account.id, seen, type, subtype, file });
    return { application: viewForDesk(deps, id, caller.account.id) };
  },
});

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
function replaceOnBehalf(deps: Deps, id: string, { accountId, seen, type, subtype, file }: Upload): Promise<void> {
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
