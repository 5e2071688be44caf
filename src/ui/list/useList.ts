import { useState } from 'react';
import type { Answer } from '#src/lib/call/answer.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { useOnMount } from '../island/on-change.ts';
import { useLoaded } from '../useLoaded.ts';
import { addressOfQuery, type Fields, firstPage, type ListQuery, namesUnknown, readListQuery } from './list-query.ts';

/** How long typing must pause before the server is asked. */
const TYPING_MILLISECONDS = 250;

interface Wanted<Reply extends object, Page> {
  lang: string;
  /** The names that the page's address may have, with the values of each. */
  fields: Fields;
  /** `search`: what was typed; it is in no address, since addresses are logged. */
  ask: (query: ListQuery, search: string, signal: AbortSignal) => Promise<Answer<Reply>>;
  /** The page, if it is not the whole reply. */
  read?: (reply: Reply) => Page;
  /** `old`: what is said of the rows that stay. */
  faults: { offline: string; failed: string; old?: string };
}

export interface ListHandle<Page> {
  /** The page that was loaded last, and the query that it answers. */
  page: (Page & { query: ListQuery; search: string }) | undefined;
  /** What is asked for: a filter that is chosen while another loads keeps that one. */
  query: ListQuery;
  /** Why the last request failed. */
  fault: string | undefined;
  /** The address names what is not there. */
  isUnknown: boolean;
  search: string;
  find: (search: string) => void;
  /** Shows other rows, and puts their address into the address bar. */
  show: (query: ListQuery) => void;
  /** Asks again for what is shown. */
  load: () => void;
  hrefOf: (query: ListQuery) => string;
}

/** The page of a list that the address names: filters and place in the address, typed words in the body. */
export function useList<Reply extends object, Page extends object = Reply>(
  wanted: Wanted<Reply, Page>,
): ListHandle<Page> {
  const { lang, fields, ask, read = (reply) => reply as unknown as Page, faults } = wanted;
  const here = () => {
    const query = readListQuery(location.search, fields);
    return { query, isUnknown: namesUnknown(location.search, query), search: keptSearch(), waitMilliseconds: 0 };
  };
  const [asked, setAsked] = useState(here);
  const { query, search, waitMilliseconds } = asked;
  const hrefOf = (other: ListQuery) => addressOfQuery(location.pathname, other);
  const {
    data: page,
    fault: why,
    isGone,
    load,
  } = useLoaded({
    key: asked,
    waitMilliseconds,
    ask: async (signal) => {
      const answer = await ask(query, search, signal);
      // The row next to which the page begins is gone, as in an old bookmark: the first page is shown instead.
      const isGone = answer.kind === 'refused' && answer.status === 400 && (query.after ?? query.before) !== undefined;
      if (!isGone || signal.aborted) return answer;
      history.replaceState(history.state, '', hrefOf(firstPage(query)));
      setAsked(here());
      return undefined;
    },
    read: (reply) => ({ ...read(reply), query, search }),
    fault: (answer) => faultOf(answer, lang, faults),
  });
  const fault = why && page && faults.old ? `${why} ${faults.old}` : why;
  const find = (typed: string) => {
    history.replaceState(stateOf(typed), '', hrefOf(firstPage(readListQuery(location.search, fields))));
    setAsked({ ...here(), waitMilliseconds: typed.trim() ? TYPING_MILLISECONDS : 0 });
  };
  const show = (other: ListQuery) => {
    history.pushState(stateOf(keptSearch()), '', hrefOf(other));
    setAsked(here());
  };
  useOnMount(() => {
    const onMove = () => setAsked(here());
    // 'Back' from another page may restore the list from the browser's cache, as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onMove();
    addEventListener('popstate', onMove);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('popstate', onMove);
      removeEventListener('pageshow', onShow);
    };
  });
  const isUnknown = isGone ? search === '' : asked.isUnknown && fault === undefined;
  return { page, query, fault, isUnknown, search, find, show, load, hrefOf };
}

// What was typed may be a name, and addresses are logged: 'back' finds it in the history entry.
function stateOf(search: string): object {
  return { ...(history.state as object | null), search };
}

function keptSearch(): string {
  const search = (history.state as { search?: unknown } | null)?.search;
  return typeof search === 'string' ? search : '';
}
