import { useEffect, useRef, useState } from 'react';
import type { Answer, Unchecked } from '#src/lib/call/answer.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { latestOnly } from '#src/lib/latest-only.ts';
import { addressOfWish, type Fields, firstPage, readWish, type Wish } from './wish.ts';

/** How long typing must pause before the server is asked. */
const TYPING_MILLISECONDS = 250;

interface Wanted<Reply, Page> {
  lang: string;
  /** Path of the page, and the names that its address may have, with the values of each. */
  path: string;
  fields: Fields;
  /** `search`: what was typed; it is in no address, since addresses are logged. */
  ask: (wish: Wish, search: string, signal: AbortSignal) => Promise<Answer<Reply>>;
  /** Undefined for an answer that is not our server's. */
  read: (reply: Unchecked<Reply>) => Page | undefined;
  faults: { offline: string; failed: string };
}

export interface ListHandle<Page> {
  /** The page that was loaded last, and the wish that it answers. */
  page: (Page & { wish: Wish; search: string }) | undefined;
  /** Why the last request failed. */
  fault: string | undefined;
  search: string;
  find: (search: string) => void;
  /** Shows other rows, and puts their address into the address bar. */
  show: (wish: Wish) => void;
  /** Asks again for what is shown. */
  load: () => void;
  hrefOf: (wish: Wish) => string;
}

/** The page of a list that the address names: filters and place in the address, typed words in the body. */
export function useList<Reply, Page extends object>(wanted: Wanted<Reply, Page>): ListHandle<Page> {
  const { lang, path, fields, ask, read, faults } = wanted;
  const [page, setPage] = useState<ListHandle<Page>['page']>();
  const [fault, setFault] = useState<string>();
  const [search, setSearch] = useState('');
  const inTurn = useRef(latestOnly()).current;
  // A ref, since listeners outlive the render that made them.
  const typed = useRef('');
  const hrefOf = (wish: Wish) => addressOfWish(path, wish);

  const fetchPage = async (wish: Wish, waitMilliseconds = 0): Promise<void> => {
    const words = typed.current;
    const answer = await inTurn((signal) => ask(wish, words, signal), waitMilliseconds);
    if (!answer) return;
    // The row next to which the page begins is gone, as in an old bookmark: the first page is shown instead.
    if (answer.kind === 'refused' && answer.status === 400 && (wish.after ?? wish.before) !== undefined) {
      const first = firstPage(wish);
      history.replaceState(history.state, '', hrefOf(first));
      return fetchPage(first);
    }
    const found = answer.kind === 'ok' ? read(answer.data) : undefined;
    setFault(found ? undefined : faultOf(answer, lang, faults));
    if (found) setPage({ ...found, wish, search: words });
  };
  const load = () => {
    setFault(undefined);
    setSearch(keptSearch());
    typed.current = keptSearch();
    fetchPage(readWish(location.search, fields));
  };
  const find = (next: string) => {
    setSearch(next);
    typed.current = next;
    const wish = firstPage(readWish(location.search, fields));
    history.replaceState(stateOf(next), '', hrefOf(wish));
    fetchPage(wish, next.trim() ? TYPING_MILLISECONDS : 0);
  };
  const show = (wish: Wish) => {
    history.pushState(stateOf(typed.current), '', hrefOf(wish));
    fetchPage(wish);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the page opens
  useEffect(() => {
    load();
    // 'Back' from another page may restore the list from the browser's cache, as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && load();
    addEventListener('popstate', load);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('popstate', load);
      removeEventListener('pageshow', onShow);
    };
  }, []);
  return { page, fault, search, find, show, load, hrefOf };
}

// What was typed may be a name, and addresses are logged: 'back' finds it in the history entry.
function stateOf(search: string): object {
  return { ...(history.state as object | null), search };
}

function keptSearch(): string {
  const search = (history.state as { search?: unknown } | null)?.search;
  return typeof search === 'string' ? search : '';
}
