import { DOCUMENT_TYPES, type DocumentType } from '#contract/document.ts';
import type { Applicant } from '../application/applicant.ts';

export interface DocumentRow {
  type: DocumentType;
  state: 'pending' | 'accepted' | 'toReplace' | 'missing' | 'deferred';
  fileName?: string;
  /** ISO 8601. */
  sentAt?: string;
  /** The checker's, for one that was sent back. */
  reason?: string;
  /** ISO date, for a deferred one. */
  dueOn?: string;
}

const STATES = { pending: 'pending', accepted: 'accepted', to_replace: 'toReplace' } as const;

/** What is there, missing or deferred, in the order of the way. */
export function documentRows({ documents, missing_documents, promised_documents }: Applicant): DocumentRow[] {
  return DOCUMENT_TYPES.flatMap((type): DocumentRow[] => {
    const there = documents.find((document) => document.type === type);
    if (there) {
      const { review, reason, file_name: fileName, uploaded_at: sentAt } = there;
      return [{ type, state: STATES[review], fileName, sentAt, ...(reason ? { reason } : {}) }];
    }
    const deferred = promised_documents.find((each) => each.type === type);
    if (deferred) return [{ type, state: 'deferred', dueOn: deferred.due_on }];
    return missing_documents.includes(type) ? [{ type, state: 'missing' }] : [];
  });
}
