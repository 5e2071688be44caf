import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { $session } from '#src/lib/session/session.ts';
import { fetchAttachment } from '../../viewer/fetch-attachment.ts';
import { drawFirstSheet } from '../../viewer/first-sheet.ts';
import { openAnswer } from '../../viewer/open-answer.ts';
import type { Opened } from '../../viewer/opened-document.ts';
import { mayBeDrawn } from './desk-documents.ts';
import { createDocumentMemory } from './document-memory.ts';

/** One memory for the whole page, so that the documents of the previous application are kept too. */
export const documentMemory = createDocumentMemory({ fetchOne: fetchDocument, recordLook: recordView });

/** Documents that are drawn ahead: the next one of the application, and the first one of the next application. */
const MOST_PREPARED = 2;

/** A document on its way to the screen. `stop` frees it. */
export interface Looking {
  view: Promise<Opened>;
  /** What `view` has resolved to so far. */
  now: Opened;
  stop: () => void;
}

const prepared = new Map<string, Looking>();

/** Fetches and opens a document for the screen. It counts as looked at once it stands there. */
export function lookAt({ id, mime }: Pick<DeskDocument, 'id' | 'mime'>, lang: Lang): Looking {
  const answer = documentMemory.load(id, lang);
  const ready = prepared.get(id);
  prepared.delete(id);
  return ready ?? open(answer, mime, lang);
}

/** What is loaded of a document before somebody opens it. */
export function atHand(id: string): Opened {
  return prepared.get(id)?.now ?? { kind: 'loading' };
}

/** Fetches, opens and draws one that will be looked at next, where it may be drawn. */
export function prepare(document: DeskDocument, lang: Lang): void {
  const { id, mime } = document;
  if (prepared.has(id) || document.removed_at !== null || !mayBeDrawn(document)) return;
  const looking = open(documentMemory.load(id, lang), mime, lang, drawFirst);
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

// Personal data: forgotten when the session ends, also when it ends by itself.
$session.subscribe(({ kind }) => {
  if (kind !== 'signed-in') emptyMemory();
});

function forget(id: string): void {
  prepared.get(id)?.stop();
  prepared.delete(id);
}

function open(
  asked: Promise<Answer<Blob>>,
  mime: string,
  lang: Lang,
  onOpened?: (now: Opened, signal: AbortSignal) => void,
): Looking {
  const stop = new AbortController();
  const view = openAnswer(asked, mime, lang, stop.signal);
  const looking: Looking = {
    view,
    now: { kind: 'loading' },
    stop() {
      stop.abort();
      view.then((now) => now.kind === 'ready' && now.opened.close());
    },
  };
  view.then((now) => {
    looking.now = now;
    if (!stop.signal.aborted) onOpened?.(now, stop.signal);
  });
  return looking;
}

function drawFirst(now: Opened, signal: AbortSignal): void {
  if (now.kind === 'ready') drawFirstSheet(now.opened, now.firstPage, signal);
}

/** Fetches a document whole; the server records each time as a view, or as loaded ahead. Never rejects. */
function fetchDocument(id: string, lang: Lang, isAhead: boolean): Promise<Answer<Blob>> {
  return fetchAttachment(
    addressOf(isAhead ? 'GET /api/admin/documents/:document_id/ahead' : 'GET /api/admin/documents/:document_id', {
      document_id: id,
    }),
    lang,
  );
}

/** Has the server record that a loaded document is looked at; answers whether it has. That it was loaded stands there anyway. */
async function recordView(id: string, lang: Lang): Promise<boolean> {
  return (await call('POST /api/admin/view-document', { document_id: id }, { lang })).kind === 'ok';
}
