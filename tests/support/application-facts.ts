import { DOCUMENT_TYPES, type DocumentType, type ReviewState, requiredDocuments } from '#contract/model/document.ts';
import type { ApplicationFacts } from '#contract/model/next-act.ts';
import type { Status } from '#contract/model/status.ts';

type Held = Readonly<Partial<Record<DocumentType, ReviewState | 'absent'>>>;

/** The facts of an application whose documents are all accepted, except those in `otherwise`. */
export function acceptedIn(status: Status, otherwise: Held = {}): Pick<ApplicationFacts, 'status' | 'documents'> {
  const required = requiredDocuments(status);
  const documents = DOCUMENT_TYPES.flatMap((type) => {
    const review = otherwise[type] ?? (required.includes(type) ? 'accepted' : 'absent');
    return review === 'absent' ? [] : [{ type, review }];
  });
  return { status, documents };
}
