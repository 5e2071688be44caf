import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { fetchAttachment } from '../../viewer/fetch-attachment.ts';
import { drawFirstSheet } from '../../viewer/first-sheet.ts';
import { type Looking, openFile } from '../../viewer/looking.ts';
import type { Opened } from '../../viewer/opened-document.ts';
import { mayBeDrawn } from './desk-documents.ts';
import { createDocumentMemory } from './document-memory.ts';

/** One memory for the whole page, so that the documents of the previous application are kept too. */
export const documentMemory = createDocumentMemory({ fetchOne: fetchDocument, recordLook: recordView });

/** Documents that are drawn ahead: the next one of the application, and the first one of the next application. */
const MOST_PREPARED = 2;

const prepared = new Map<string, Looking>();

/** Fetches and opens a document for the screen. It counts as looked at once it stands there. */
export function lookAt({ id, mime }: Pick<DeskDocument, 'id' | 'mime'>, lang: Lang): Looking {
  const answer = documentMemory.load(id, lang);
  const ready = prepared.get(id);
  prepared.delete(id);
  return ready ?? openFile(answer, mime, lang);
}

/** What is loaded of a document before somebody opens it. */
export function atHand(id: string): Opened {
  return prepared.get(id)?.now ?? { kind: 'loading' };
}

/** Fetches, opens and draws one that will be looked at next, where it may be drawn. */
export function prepare(document: DeskDocument, lang: Lang): void {
  const { id, mime } = document;
  if (prepared.has(id) || document.removed_at !== null || !mayBeDrawn(document)) return;
  const looking = openFile(documentMemory.load(id, lang), mime, lang, drawFirst);
  prepared.set(id, looking);
  for (const oldest of [...prepared.keys()].slice(0, -MOST_PREPARED)) forget(oldest);
  // A document that failed is forgotten: opening it tries again.
  looking.view.then(({ kind }) => {
    if (kind !== 'ready' && prepared.get(id) === looking) forget(id);
  });
}

/** Frees all that was loaded, looked at or not. */
export function emptyMemory(): void {
  for (const id of [...prepared.keys()]) forget(id);
  documentMemory.empty();
}

function forget(id: string): void {
  prepared.get(id)?.stop();
  prepared.delete(id);
}

function drawFirst(now: Opened, signal: AbortSignal): void {
  if (now.kind === 'ready') drawFirstSheet(now.opened, now.firstPage, signal);
}

/** Fetches a document whole; the server records each time that it was loaded, before it sends a byte. Never rejects. */
function fetchDocument(id: string, lang: Lang): Promise<Answer<Blob>> {
  return fetchAttachment(addressOf('GET /api/admin/documents/:document_id/ahead', { document_id: id }), lang);
}

/** Has the server record that a loaded document is looked at; answers whether it has. That it was loaded stands there anyway. */
async function recordView(id: string, lang: Lang): Promise<boolean> {
  return (await call('POST /api/admin/view-document', { document_id: id }, { lang })).kind === 'ok';
}
