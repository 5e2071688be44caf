import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import { endpoint } from '../../http/endpoint.ts';
import { applicantToken } from '../applicant-auth.ts';
import { receiveWhole, step2 } from './step2.ts';

const REQUIRED = 'step2_files_required';

export const submitA2Cv = endpoint('submitA2Cv', {
  auth: applicantToken,
  limit: step2.limit,
  files: {
    a2: { allowed: DOCUMENT_FILES, required: REQUIRED, excusedBy: 'a2_follows' },
    cv: { allowed: DOCUMENT_FILES, required: REQUIRED },
    passport: { allowed: DOCUMENT_FILES, required: REQUIRED },
  },
  admit: step2.admit,
  page: '/status',
  handle: receiveWhole(REQUIRED),
});
