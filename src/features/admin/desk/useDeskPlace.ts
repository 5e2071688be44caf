import { useRef, useState } from 'react';
import { useOnMount } from '#src/ui/island/on-change.ts';
import { addressOfPlace, type DeskPlace, readPlace } from './desk-place.ts';

/** Kept in the visit's entry of the history and not in the address, which others log: the names that are searched. */
const SEARCH = 'search';

interface Shown extends DeskPlace {
  search: string;
}

/** What the desk shows: in its address, so that it can be reloaded, bookmarked and left by 'back'. */
export function useDeskPlace() {
  const [shown, setShown] = useState<Shown>(() => ({ ...readPlace(location.search), search: searchOf(history.state) }));
  // A ref, since an answer may come after something else was opened.
  const latest = useRef(shown);
  latest.current = shown;
  const hrefOf = (change: Partial<Shown>) => addressOf({ ...shown, ...change });
  useOnMount(() => {
    // What the address asked for once is not asked for again.
    if (shown.dialog) history.replaceState(history.state, '', hrefOf({}));
    const onMove = (event: PopStateEvent) => setShown({ ...readPlace(location.search), search: searchOf(event.state) });
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  });
  /** Shows something else. `replace`: 'back' does not lead to what was shown before. */
  const go = (change: Partial<Shown>, { replace = false } = {}) => {
    const next = { ...latest.current, ...change };
    // Another application has other documents.
    if (change.application !== undefined && change.application !== latest.current.application) {
      next.document = change.document;
      next.dialog = undefined;
    }
    const state = { ...history.state, [SEARCH]: next.search };
    if (replace) history.replaceState(state, '', addressOf(next));
    else history.pushState(state, '', addressOf(next));
    latest.current = next;
    setShown(next);
  };
  return { ...shown, hrefOf, go };
}
export type DeskPlaceHandle = ReturnType<typeof useDeskPlace>;

function addressOf(place: DeskPlace): string {
  return addressOfPlace(location.pathname, place);
}

function searchOf(state: unknown): string {
  const search = (state as Record<string, unknown> | null)?.[SEARCH];
  return typeof search === 'string' ? search : '';
}
