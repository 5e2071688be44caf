import { eventStore } from '../../audit/event.store.ts';
import type { Deps } from '../../deps.ts';
import { type Document, documentStore } from '../../documents/document.store.ts';

/** The documents that an approval would accept, and that this person was never shown on the desk. */
export function unseenDocuments({ db }: Deps, applicantId: string, accountId: string): Document[] {
  const seen = eventStore(db).documentsViewed(applicantId, accountId);
  return documentStore(db)
    .current(applicantId)
    .filter(({ id, review }) => review === 'pending' && !seen.has(id));
}
