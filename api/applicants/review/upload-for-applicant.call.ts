import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import { wrongType } from '#contract/documents/file-problem.ts';
import { filesFor } from '#contract/model/document.ts';
import { endpoint } from '../../http/endpoint.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { assertDifferentFiles } from '../submissions/assert-different-files.ts';
import { replaceOnBehalf } from './replace-on-behalf.ts';
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
