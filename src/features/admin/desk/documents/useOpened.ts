import { useState } from 'react';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { Lang } from '#contract/languages.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import type { Opened } from '../../viewer/opened-document.ts';
import { atHand, lookAt } from './look-at.ts';

/** Fetches and opens a document. `isResting`: holds nothing. Returns how to try again. */
export function useOpened({ id, mime }: DeskDocument, lang: Lang, isResting: boolean) {
  const [view, setView] = useState<Opened>(() => (isResting ? { kind: 'loading' } : atHand(id)));
  const [attempt, setAttempt] = useState(0);
  useOnChange(`${id} ${isResting} ${attempt}`, () => {
    if (isResting) return setView({ kind: 'loading' });
    let isOver = false;
    const looking = lookAt({ id, mime }, lang);
    setView(looking.now);
    looking.view.then((next) => {
      if (!isOver) setView(next);
    });
    return () => {
      isOver = true;
      looking.stop();
    };
  });
  return { view, again: () => setAttempt((before) => before + 1) };
}
