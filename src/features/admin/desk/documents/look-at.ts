import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { fetchAttachment } from '../../viewer/fetch-attachment.ts';
import { mayBeDrawn } from './desk-documents.ts';
import { createDocumentMemory } from './document-memory.ts';

/** One memory for the whole page, so that the documents of the previous application are kept too. */
export const documentMemory = createDocumentMemory({ fetchOne: fetchDocument, recordLook: recordView });

/** Fetches one that will be looked at next, where it may be drawn. It counts as looked at once it is on the screen. */
export function loadDocumentAhead(document: DeskDocument, lang: Lang): void {
  if (document.removed_at === null && mayBeDrawn(document)) documentMemory.load(document.id, lang);
}

/** Fetches a document whole; the server records each time that it was loaded, before it sends a byte. Never rejects. */
function fetchDocument(id: string, lang: Lang): Promise<Answer<Blob>> {
  return fetchAttachment(addressOf('GET /api/admin/documents/:document_id/ahead', { document_id: id }), lang);
}

/** Has the server record that a loaded document is looked at; answers whether it has. That it was loaded stands there anyway. */
async function recordView(id: string, lang: Lang): Promise<boolean> {
  return (await call('POST /api/admin/view-document', { document_id: id }, { lang })).kind === 'ok';
}
