import { useState } from 'react';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { saveFile } from '#src/lib/call-file.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { openAnswer } from './open-answer.ts';
import type { Opened } from './opened-document.ts';

interface File {
  id: string;
  /** As its owner named it. */
  file_name: string;
  mime: string;
  fetch: () => Promise<Answer<Blob>>;
  /** Holds nothing of it. */
  isClosed: boolean;
  onSaved: () => void;
}

const LOADING: Opened = { kind: 'loading' };

/** Fetches and opens a file to be drawn; `again` tries once more, and `download` saves it. */
export function useOpenedFile({ id, file_name, mime, fetch, isClosed, onSaved }: File, lang: Lang) {
  const [view, setView] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
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
  const save = async () => {
    setFailed(false);
    const answer = await fetch();
    if (answer.kind !== 'ok') return setFailed(true);
    saveFile({ bytes: answer.data, name: savedName(file_name, answer.data.type) });
    onSaved();
  };
  return { view, again: () => setAttempt((before) => before + 1), download: { save, hasFailed } };
}

/** A picture comes as JPEG, whatever was uploaded: programs go by the extension. */
function savedName(name: string, type: string): string {
  return type === 'image/jpeg' && !/\.jpe?g$/i.test(name) ? `${name.replace(/\.png$/i, '')}.jpg` : name;
}
