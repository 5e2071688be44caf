import { useRef } from 'react';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useOnChange, useOnMount } from '#src/ui/island/on-change.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { ReviewDeskProps } from '../desk-props.ts';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import { known, type QueuePage } from './queue.ts';
import { askedFor, type QueueQuery, withChoice } from './queue-query.ts';

/** How long typing must pause before the search starts. */
const TYPING_MILLISECONDS = 200;

/** A page of the queue, and the filters and search that it was asked for with. */
export interface QueueList extends QueuePage {
  query: QueueQuery;
  search: string;
}

/** The page of the queue that the desk's address names, narrowed down by the search. */
export function useQueue({ lang, queueTexts: texts }: ReviewDeskProps, place: DeskPlaceHandle) {
  const { query, search, go } = place;
  const opens = useRef<'first' | 'last'>(undefined);
  const asked = useRef(search);
  const isTyping = search.trim() !== '' && search !== asked.current;
  const { data, fault, isAsking, load } = useLoaded({
    key: JSON.stringify([query, search]),
    waitMilliseconds: isTyping ? TYPING_MILLISECONDS : 0,
    ask: async (signal) => {
      asked.current = search;
      const answer = await call('POST /api/admin/applications', askedFor(query, search), { lang, signal });
      // All of a page may have been decided meanwhile: then the first page is shown.
      const isPlace = (query.after ?? query.before) !== undefined;
      const isEmpty = answer.kind === 'ok' && answer.data.applications.length === 0;
      if (!isPlace || !isEmpty || signal.aborted) return answer;
      go({ query: withChoice(query, {}) }, { replace: true });
      return undefined;
    },
    read: (reply) => {
      const page = known(reply);
      return typeof page === 'object' ? { ...page, query, search } : page;
    },
    fault: (answer) => faultOf(answer, lang, texts.faults),
  });
  /** The page that was loaded last: a later request that fails leaves it. */
  const list: QueueList | undefined = typeof data === 'object' ? data : undefined;
  // Whoever turned the page by going on sees the application that comes next.
  useOnChange(list, () => {
    const end = opens.current;
    opens.current = undefined;
    const rows = list?.applications ?? [];
    const next = end && (end === 'first' ? rows[0] : rows[rows.length - 1]);
    if (next) go({ application: next.id }, { replace: true });
  });
  // What has come in shows whenever somebody turns to this tab, and after 'back' from another page.
  useOnMount(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && load();
    const onLook = () => document.hidden || load();
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onLook);
    };
  });
  /** Opens the neighbouring page, and the application there that comes next. */
  const turnPage = (way: 'next' | 'previous') => {
    const place = list?.[way];
    if (!place) return;
    opens.current = way === 'next' ? 'first' : 'last';
    go({ query: withChoice(query, way === 'next' ? { after: place } : { before: place }) }, { replace: true });
  };
  /** The server is newer than this page. */
  const isStatusUnknown = data === 'status-unknown';
  return { list, isStatusUnknown, fault, isAsking, refresh: load, turnPage };
}
export type QueueHandle = ReturnType<typeof useQueue>;
