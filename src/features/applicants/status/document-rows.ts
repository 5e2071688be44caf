import { DOCUMENT_TYPES, type DocumentType, type NamedDocument, whileDeferred } from '#contract/model/document.ts';
import { STATUS } from '#contract/model/status.ts';
import type { Applicant } from '../application/applicant.ts';

export interface DocumentRow {
  type: DocumentType;
  name: NamedDocument;
  /** `unchecked`: the application has ended, so nobody reviews the document any more. `removed`: deleted, as announced. */
  state: 'pending' | 'accepted' | 'unchecked' | 'toReplace' | 'missing' | 'deferred' | 'late' | 'removed';
  fileName?: string;
  /** ISO 8601. */
  sentAt?: string;
  /** We uploaded it on the applicant's behalf. */
  isOurs?: boolean;
  /** The reviewer's reason for sending the document back. */
  reason?: string;
  /** The last day for a deferred document, or the day on which one was deleted, as ISO date. */
  dueOn?: string;
}

const STATES = { pending: 'pending', accepted: 'accepted', to_replace: 'toReplace' } as const;
const STATES_AT_END = { pending: 'unchecked', accepted: 'accepted', to_replace: 'unchecked' } as const;

/** All documents that are there, missing or deferred, in the order of the steps. */
export function documentRows(applicant: Applicant): DocumentRow[] {
  const { status, documents, missing_documents, promised_documents, today } = applicant;
  const hasEnded = STATUS[status].stage === 'ended';
  const states = hasEnded ? STATES_AT_END : STATES;
  return DOCUMENT_TYPES.flatMap((type): DocumentRow[] => {
    const there = documents.find((document) => document.type === type);
    const deferred = promised_documents.find((each) => each.type === type);
    const later = deferred && !hasEnded ? [laterRow(deferred, today)] : [];
    if (there) {
      const name = deferred ? 'identity_card' : type;
      return [{ type, name, state: states[there.review], ...factsOf(there) }, ...later];
    }
    if (hasEnded || deferred) return later;
    return missing_documents.includes(type) ? [{ type, name: type, state: 'missing' }] : [];
  });
}

function laterRow({ type, due_on: dueOn }: Applicant['promised_documents'][number], today: string): DocumentRow {
  return { type, name: whileDeferred(type), state: dueOn < today ? 'late' : 'deferred', dueOn };
}

type SentDocument = Applicant['documents'][number];

function factsOf({ reason, file_name: fileName, uploaded_at: sentAt, by_operator, removed_at }: SentDocument) {
  if (removed_at) return { state: 'removed' as const, dueOn: removed_at };
  return { fileName, sentAt, ...(reason ? { reason } : {}), ...(by_operator ? { isOurs: true } : {}) };
}
