import { useRef, useState } from 'react';
import { useOnMount } from '#src/ui/island/on-change.ts';
import { addressOfPlace, type DeskPlace, readPlace } from './desk-place.ts';

/** Kept in the visit's entry of the history and not in the address, which others log: the names that are searched. */
const SEARCH = 'search';

interface Shown extends DeskPlace {
  search: string;
}

export interface DeskPlaceHandle extends Shown {
  /** Shows something else. `replace`: 'back' does not lead to what was shown before. */
  go: (change: Partial<Shown>, options?: { replace?: boolean }) => void;
}

/** What the desk shows: in its address, so that it can be reloaded, bookmarked and left by 'back'. */
export function useDeskPlace(deskPath: string): DeskPlaceHandle {
  const [shown, setShown] = useState<Shown>(() => ({ ...readPlace(location.search), search: searchOf(history.state) }));
  // A ref, since an answer may come after something else was opened.
  const latest = useRef(shown);
  latest.current = shown;
  useOnMount(() => {
    // What the address asked for once is not asked for again.
    if (shown.dialog) history.replaceState(history.state, '', addressOfPlace(deskPath, shown));
    const onMove = (event: PopStateEvent) => setShown({ ...readPlace(location.search), search: searchOf(event.state) });
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  });
  const go: DeskPlaceHandle['go'] = (change, { replace = false } = {}) => {
    const next = { ...latest.current, ...change };
    // Another application has other documents.
    if (change.application !== undefined && change.application !== latest.current.application) {
      next.document = change.document;
      next.dialog = undefined;
    }
    const state = { ...history.state, [SEARCH]: next.search };
    const address = addressOfPlace(deskPath, next);
    if (replace) history.replaceState(state, '', address);
    else history.pushState(state, '', address);
    latest.current = next;
    setShown(next);
  };
  return { ...shown, go };
}

function searchOf(state: unknown): string {
  const search = (state as Record<string, unknown> | null)?.[SEARCH];
  return typeof search === 'string' ? search : '';
}
