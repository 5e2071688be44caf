import { useState } from 'react';
import type { Answer } from '#src/lib/call/answer.ts';
import { saveFile } from '#src/lib/call-file.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import type { Looking } from './looking.ts';
import type { Opened } from './opened-document.ts';

interface File {
  id: string;
  /** As its owner named it. */
  file_name: string;
  /** To draw it; `atHand` is what is there of it before. */
  open: () => Looking;
  atHand?: Opened;
  /** To save it. */
  fetch: () => Promise<Answer<Blob>>;
  /** Holds nothing of it. */
  isClosed: boolean;
  onSaved: () => void;
}

const LOADING: Opened = { kind: 'loading' };

/** Opens a file to be drawn; `again` tries once more, and `download` saves it. */
export function useOpenedFile({ id, file_name, open, atHand = LOADING, fetch, isClosed, onSaved }: File) {
  const [view, setView] = useState(isClosed ? LOADING : atHand);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useOnChange(`${id} ${isClosed} ${attempt}`, () => {
    if (isClosed) return setView(LOADING);
    let isOver = false;
    const looking = open();
    setView(looking.now);
    looking.view.then((next) => {
      if (!isOver) setView(next);
    });
    return () => {
      isOver = true;
      looking.stop();
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
