import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import { wrongType } from '#contract/documents/file-problem.ts';
import { DOCUMENT_TYPES, filesFor } from '#contract/model/document.ts';
import { endpoint } from '../../http/endpoint.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { assertAllowed } from '../advance.ts';
import { applicantToken } from '../applicant-auth.ts';
import { assertDifferentFiles } from './assert-different-files.ts';
import { isWanted, replaceDocument } from './replace-document.ts';

export const uploadDocument = endpoint('uploadDocument', {
  auth: applicantToken,
  limit: { perNetwork: 600, perCaller: 60 },
  files: { file: { allowed: DOCUMENT_FILES, required: 'file_required' } },
  admit(deps, { applicant }) {
    assertAllowed(deps, applicant, 'upload-document', 'applicant');
    // The form names the document; if the application lacks none, the form is not read at all.
    if (!DOCUMENT_TYPES.some((type) => isWanted(deps, applicant.id, type))) throw problem('nothing_to_replace');
  },
  page: '/status',
  async handle({
    deps,
    caller: { applicant, held },
    input: { applicant_id, document_type: type, subtype },
    files: { file },
  }) {
    // An application of somebody else is treated as unknown.
    if (applicant_id !== applicant.id) throw problem('applicant_not_found');
    if (!file) throw problem('file_required');
    if (!filesFor(type).includes(file.type)) throw fieldProblem([{ path: 'file', ...wrongType(filesFor(type)) }]);
    assertDifferentFiles(deps, applicant.id, [{ ...file, type }]);
    await replaceDocument(deps, { applicant, held }, { type, subtype }, file);
    return { success: true as const, path: `private/${applicant.id}/${file.id}` };
  },
});
