import { calls } from '#contract/calls.ts';
import { filesFor } from '#contract/document.ts';
import { DOCUMENT_FILES } from '#contract/file.ts';
import { typeOfName, wrongType } from '#contract/file-problem.ts';
import type { Deps } from '../deps.ts';
import { keepFiles } from '../documents/keep.ts';
import { recordDocument } from '../documents/record.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { advance, assertAllowed } from './advance.ts';
import { applicantToken } from './applicant-auth.ts';
import { canUpload } from './requirements.ts';

/** Replaces a document that was sent back, or adds a missing one. */
export const uploadDocument = endpoint(calls.uploadDocument, {
  auth: applicantToken,
  limit: { perNetwork: 600, perCaller: 60, windowMinutes: 15 },
  files: { file: { names: ['file'], allowed: DOCUMENT_FILES, required: 'file_required' } },
  admit: (deps, { applicant }) => assertAllowed(deps, applicant, 'upload-document', 'applicant'),
  async handle({ deps, caller: { applicant, held }, input: { applicant_id, document_type: type }, files: { file } }) {
    // A foreign application looks like a missing one.
    if (applicant_id !== applicant.id) throw problem('applicant_not_found');
    if (!file) throw problem('file_required');
    const fileType = typeOfName(file.name);
    if (!fileType || !filesFor(type).includes(fileType))
      throw fieldProblem([{ path: 'file', ...wrongType(filesFor(type)) }]);
    await keepFiles(deps, [file], () => {
      assertWanted(deps, applicant.id, type);
      advance(deps, applicant.id, { action: 'upload-document', by: 'applicant', detail: { document: type } });
      recordDocument(deps, applicant.id, type, null, file);
      deps.tokens.renew(held.token, deps.clock.now());
    });
    return { success: true as const, path: `private/${applicant.id}/${file.id}` };
  },
});

function assertWanted(deps: Deps, applicantId: string, type: Parameters<typeof canUpload>[0]): void {
  const applicant = deps.applicants.find(applicantId);
  const isWanted = applicant && canUpload(type, applicant.status, deps.documents.current(applicantId));
  if (!isWanted) throw problem('nothing_to_replace');
}
