import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import { endpoint } from '../../http/endpoint.ts';
import { applicantToken } from '../applicant-auth.ts';
import { receiveWhole, step2 } from './step2.ts';

const REQUIRED = 'upload_files_required';

export const submitStep2 = endpoint('submitStep2', {
  auth: applicantToken,
  limit: step2.limit,
  files: {
    cv: { allowed: DOCUMENT_FILES, required: REQUIRED },
    a2: { allowed: DOCUMENT_FILES, required: REQUIRED, excusedBy: 'a2_follows' },
    passport: { allowed: DOCUMENT_FILES, required: REQUIRED },
  },
  admit: step2.admit,
  page: '/status',
  handle: receiveWhole(REQUIRED),
});
