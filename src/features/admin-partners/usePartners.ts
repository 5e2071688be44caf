import { useEffect, useRef, useState } from 'react';
import * as at from '#contract/addresses/partner.ts';
import { call } from '#src/lib/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { latestOnly } from '#src/lib/latest-only.ts';
import type { PartnerListProps } from './admin-partners-props.ts';
import { type PartnersPage, readPartners } from './partner.ts';
import { addressOfWish, readWish, type Wish, withChoice } from './partner-wish.ts';

/** How long typing must pause before the search starts. */
const TYPING_MILLISECONDS = 250;

type View = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; list: PartnersFound };

/** A page of partners, and the wish and search that it answers. */
export interface PartnersFound extends PartnersPage {
  wish: Wish;
  query: string;
}

/** `failed`: the last request failed; `again` repeats it. */
type Asking = { kind: 'no' } | { kind: 'asking' } | { kind: 'failed'; message: string; again: () => void };

export interface PartnersHandle {
  view: View;
  load: () => void;
  query: string;
  find: (query: string) => void;
  /** Shows other partners, and puts their address into the address bar. */
  show: (wish: Wish) => void;
  asking: Asking;
}

/** The page of the list that the address names, narrowed down by the search. */
export function usePartners({ lang, texts, listPath }: PartnerListProps): PartnersHandle {
  const [view, setView] = useState<View>({ kind: 'loading' });
  const [query, setQuery] = useState('');
  const [asking, setAsking] = useState<Asking>({ kind: 'no' });
  const ask = useRef(latestOnly()).current;
  // A ref, since listeners outlive the render that made them.
  const searched = useRef('');

  // The search goes into the body: addresses are logged, and names don't belong there.
  const fetchPage = async (wish: Wish, search: string, waitMilliseconds = 0): Promise<void> => {
    setAsking({ kind: 'asking' });
    const answer = await ask(
      (signal) => call(at.listPartners, { ...wish, search }, { lang, signal }),
      waitMilliseconds,
    );
    if (!answer) return;
    // The partner next to which the page begins is gone, as in an old bookmark: the first page is shown instead.
    if (answer.kind === 'refused' && answer.status === 400 && (wish.after ?? wish.before) !== undefined) {
      const first = withChoice(wish, {});
      history.replaceState(null, '', addressOfWish(listPath, first));
      return fetchPage(first, search);
    }
    const page = answer.kind === 'ok' ? readPartners(answer.data) : undefined;
    if (page) {
      setAsking({ kind: 'no' });
      setView({ kind: 'ready', list: { ...page, wish, query: search } });
      return;
    }
    const message = faultOf(answer, lang, texts.faults);
    setAsking({ kind: 'failed', message, again: () => fetchPage(wish, search) });
    setView((now) => (now.kind === 'ready' ? now : { kind: 'failed', message }));
  };

  const find = (next: string) => {
    setQuery(next);
    searched.current = next;
    const wish = withChoice(readWish(location.search), {});
    history.replaceState(null, '', addressOfWish(listPath, wish));
    fetchPage(wish, next, next.trim() ? TYPING_MILLISECONDS : 0);
  };
  const show = (wish: Wish) => {
    history.pushState(null, '', addressOfWish(listPath, wish));
    fetchPage(wish, searched.current);
  };
  const load = () => {
    setView({ kind: 'loading' });
    fetchPage(readWish(location.search), searched.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the page opens
  useEffect(() => {
    load();
    const onMove = () => fetchPage(readWish(location.search), searched.current);
    // 'Back' from a partner's page may restore the list from the browser's cache, as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onMove();
    addEventListener('popstate', onMove);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('popstate', onMove);
      removeEventListener('pageshow', onShow);
    };
  }, []);
  return { view, load, query, find, show, asking };
}
