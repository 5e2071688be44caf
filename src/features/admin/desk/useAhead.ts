import { useEffect } from 'react';
import type { Lang } from '#contract/languages.ts';
import { prepareToOpen } from '../viewer/open-document.ts';
import { forgetLoaded, loadAhead } from './application/application-ahead.ts';
import { useRest } from './documents/useRest.ts';

/** What is loaded ahead waits so long, so that what is shown now is loaded first. */
const PAUSE_MILLISECONDS = 250;

/** Loads ahead what the next key will show. `next`: the application that comes after the open one, or the first. */
export function useAhead(next: string | undefined, lang: Lang): void {
  const isResting = useRest(forgetLoaded);
  useEffect(() => {
    // If a part fails to load, opening a document says so.
    const timer = setTimeout(() => prepareToOpen().catch(() => {}), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (next === undefined || isResting) return;
    const timer = setTimeout(() => loadAhead(next, lang), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [next, lang, isResting]);
}
