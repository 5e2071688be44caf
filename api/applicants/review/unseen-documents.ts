import type { Deps } from '../../deps.ts';
import type { Document } from '../../documents/document.store.ts';

/** The documents that an approval would accept, and that this person was never shown on the desk. */
export function unseenDocuments({ documents, events }: Deps, applicantId: string, accountId: string): Document[] {
  const seen = events.documentsViewed(applicantId, accountId);
  return documents.current(applicantId).filter(({ id, review }) => review === 'pending' && !seen.has(id));
}
