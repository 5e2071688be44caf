import { useEffect, useRef, useState } from 'react';
import * as at from '#contract/addresses/queue.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { latestOnly } from '#src/lib/latest-only.ts';
import type { ReviewDeskProps } from '../review-desk-props.ts';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import { type QueuePage, readQueue } from './queue.ts';
import { askedFor, type Wish, withChoice } from './queue-wish.ts';

/** How long typing must pause before the search starts. */
const TYPING_MILLISECONDS = 200;

/** A page of the queue, and the filters and search that it was asked for with. */
export interface QueueList extends QueuePage {
  wish: Wish;
  search: string;
}

type View =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'status-unknown' }
  | { kind: 'ready'; list: QueueList };
/** `failed`: the last request failed, and the list is as it was before. */
type Asking = { kind: 'no' } | { kind: 'asking' } | { kind: 'failed'; message: string };

export interface QueueHandle {
  view: View;
  asking: Asking;
  /** Asks for the same page again. */
  refresh: () => void;
  /** Opens the neighbouring page, and the application there that comes next. */
  turnPage: (way: 'next' | 'previous') => void;
}

/** The page of the queue that the desk's address names, narrowed down by the search. */
export function useQueue({ lang, queueTexts: texts }: ReviewDeskProps, place: DeskPlaceHandle): QueueHandle {
  const { wish, search, go } = place;
  const [view, setView] = useState<View>({ kind: 'loading' });
  const [asking, setAsking] = useState<Asking>({ kind: 'no' });
  const ask = useRef(latestOnly()).current;
  const opens = useRef<'first' | 'last'>(undefined);
  const shownSearch = useRef(search);

  const fail = (message: string) => {
    setAsking({ kind: 'failed', message });
    setView((now) => (now.kind === 'ready' ? now : { kind: 'failed', message }));
  };

  const fetchPage = async (waitMilliseconds = 0): Promise<void> => {
    setAsking({ kind: 'asking' });
    const answer = await ask(
      (signal) => call(at.listApplications, askedFor(wish, search), { lang, signal }),
      waitMilliseconds,
    );
    if (!answer) return;
    const page = answer.kind === 'ok' ? readQueue(answer.data) : undefined;
    if (page === 'status-unknown') {
      setAsking({ kind: 'no' });
      return setView({ kind: page });
    }
    if (!page) return fail(faultOf(answer, lang, texts.faults));
    // All of a page may have been decided meanwhile: then the first page is shown.
    if (page.applications.length === 0 && (wish.after ?? wish.before) !== undefined)
      return go({ wish: withChoice(wish, {}) }, { replace: true });
    setAsking({ kind: 'no' });
    setView({ kind: 'ready', list: { ...page, wish, search } });
    openNext(page.applications);
  };

  /** Whoever turned the page by going on sees the application that comes next. */
  const openNext = (rows: QueuePage['applications']) => {
    const end = opens.current;
    opens.current = undefined;
    const next = end && (end === 'first' ? rows[0] : rows[rows.length - 1]);
    if (next) go({ application: next.id }, { replace: true });
  };

  const key = JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked whenever the desk's address or search says something else
  useEffect(() => {
    const isTyping = search.trim() !== '' && search !== shownSearch.current;
    shownSearch.current = search;
    fetchPage(isTyping ? TYPING_MILLISECONDS : 0);
  }, [key, search]);
  // What has come in shows whenever somebody turns to this tab, and after 'back' from another page.
  const latest = useRef(fetchPage);
  latest.current = fetchPage;
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    const onLook = () => {
      if (!document.hidden) latest.current();
    };
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, []);

  const turnPage = (way: 'next' | 'previous') => {
    if (view.kind !== 'ready') return;
    const { next, previous } = view.list;
    const place = way === 'next' ? next : previous;
    if (place === null) return;
    opens.current = way === 'next' ? 'first' : 'last';
    go({ wish: withChoice(wish, way === 'next' ? { after: place } : { before: place }) }, { replace: true });
  };
  return { view, asking, refresh: () => void latest.current(), turnPage };
}
