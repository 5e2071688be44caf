import { useEffect, useState } from 'react';
import type { DeskDocument } from '#contract/desk-document.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/answer.ts';
import { loadSession } from '#src/lib/session.ts';
import { createDocumentMemory } from './document-memory.ts';
import { fetchDocument } from './fetch-document.ts';
import { type FileFault, type OpenedDocument, openDocument, Undrawable } from './opened-document.ts';
import type { Size } from './sheet-size.ts';

export type Opened =
  | { kind: 'loading' }
  /** The bytes did not come. `message`: the server's sentence. */
  | { kind: 'not-fetched'; why: 'offline' | 'gone' | 'damaged' | 'refused'; message?: string | undefined }
  /** The bytes are there, but cannot be drawn. */
  | { kind: 'undrawable'; fault: FileFault }
  | { kind: 'ready'; opened: OpenedDocument; firstPage: Size };

/** Of the whole page, so that the documents of the last applicant are at hand too. */
export const documentMemory = createDocumentMemory(fetchDocument);

/** Fetches and opens a document. `isResting`: holds nothing. Returns how to try again. */
export function useOpened({ id, mime }: DeskDocument, lang: Lang, isResting: boolean) {
  const [view, setView] = useState<Opened>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again at each attempt
  useEffect(() => {
    setView({ kind: 'loading' });
    if (isResting) return;
    const stop = new AbortController();
    let opened: OpenedDocument | undefined;
    look({ id, mime }, lang, stop.signal).then((next) => {
      opened = next.kind === 'ready' ? next.opened : undefined;
      if (stop.signal.aborted) opened?.close();
      else setView(next);
    });
    return () => {
      stop.abort();
      opened?.close();
    };
  }, [id, mime, lang, isResting, attempt]);
  return { view, again: () => setAttempt((before) => before + 1) };
}

async function look({ id, mime }: Pick<DeskDocument, 'id' | 'mime'>, lang: Lang, signal: AbortSignal): Promise<Opened> {
  const answer = await documentMemory.get(id, lang);
  if (answer.kind !== 'ok') return notFetched(answer, lang);
  try {
    const opened = await openDocument(answer.data, mime, signal);
    return { kind: 'ready', opened, firstPage: await opened.sizeOf(0) };
  } catch (error) {
    return { kind: 'undrawable', fault: error instanceof Undrawable ? error.fault : 'broken' };
  }
}

function notFetched(answer: Exclude<Answer, { kind: 'ok' }>, lang: Lang): Opened {
  if (answer.kind === 'unreachable') return { kind: 'not-fetched', why: 'offline' };
  // Somebody may have taken the role away: the guard shows it.
  if (answer.code === 'role_required') loadSession(lang);
  return { kind: 'not-fetched', why: LOST[answer.code] ?? 'refused', message: answer.message };
}

const LOST: Readonly<Record<string, 'gone' | 'damaged'>> = {
  document_file_gone: 'gone',
  document_damaged: 'damaged',
};
