import { useState } from 'react';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { openAnswer } from './open-answer.ts';
import type { Opened } from './opened-document.ts';

interface File {
  id: string;
  mime: string;
  fetch: () => Promise<Answer<Blob>>;
  /** Holds nothing of it. */
  isClosed: boolean;
}

const LOADING: Opened = { kind: 'loading' };

/** Fetches and opens a file to be drawn. Returns how to try again. */
export function useOpenedFile({ id, mime, fetch, isClosed }: File, lang: Lang) {
  const [view, setView] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  useOnChange(`${id} ${isClosed} ${attempt}`, () => {
    setView(LOADING);
    if (isClosed) return;
    const stop = new AbortController();
    const opening = openAnswer(fetch(), mime, lang, stop.signal);
    opening.then((next) => {
      if (!stop.signal.aborted) setView(next);
    });
    return () => {
      stop.abort();
      opening.then((next) => next.kind === 'ready' && next.opened.close());
    };
  });
  return { view, again: () => setAttempt((before) => before + 1) };
}
