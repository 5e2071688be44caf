import { useEffect, useRef, useState } from 'react';
import * as at from '#contract/addresses/partner.ts';
import type { InputOf } from '#contract/calls.ts';
import { call } from '#src/lib/call.ts';
import { latestOnly } from '#src/lib/latest-only.ts';
import type { PartnerListProps } from './admin-partners-props.ts';
import { faultOf } from './fault.ts';
import { type Partner, type PartnersPage, readPartners } from './partner.ts';

type Wish = InputOf<typeof at.listPartners.path>;

/** How long a pause in typing starts the search. */
const TYPING_MILLISECONDS = 250;

type View = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; list: PartnersFound };

/** What has come so far of those who are looked for. */
interface PartnersFound {
  partners: readonly Partner[];
  /** How many fit in all. */
  total: number;
  next: string | null;
  /** Of all partners. */
  summary: PartnersPage['summary'];
  /** What these were looked for by. */
  query: string;
}

/** `failed`: what was asked last did not come; `again` asks once more. */
type Asking = { kind: 'no' } | { kind: 'asking' } | { kind: 'failed'; message: string; again: () => void };

export interface PartnersHandle {
  view: View;
  load: () => void;
  query: string;
  find: (query: string) => void;
  more: () => void;
  asking: Asking;
}

export function usePartners({ lang, texts }: PartnerListProps): PartnersHandle {
  const [view, setView] = useState<View>({ kind: 'loading' });
  const [query, setQuery] = useState('');
  const [asking, setAsking] = useState<Asking>({ kind: 'no' });
  const ask = useRef(latestOnly()).current;

  const load = async () => {
    setQuery('');
    setAsking({ kind: 'no' });
    const answer = await ask((signal) => call(at.listPartners, {}, { lang, signal }));
    if (!answer) return;
    const page = answer.kind === 'ok' ? readPartners(answer.data) : undefined;
    setView(
      page
        ? { kind: 'ready', list: found(page, '') }
        : { kind: 'failed', message: faultOf(answer, lang, texts.faults) },
    );
  };

  // Names don't belong in addresses, which are logged: what is looked for goes into the body.
  const fetchPage = async (wish: Wish, waitMilliseconds: number, add: (page: PartnersPage) => void) => {
    setAsking({ kind: 'asking' });
    const answer = await ask((signal) => call(at.listPartners, wish, { lang, signal }), waitMilliseconds);
    if (!answer) return;
    const page = answer.kind === 'ok' ? readPartners(answer.data) : undefined;
    const again = () => fetchPage(wish, 0, add);
    setAsking(page ? { kind: 'no' } : { kind: 'failed', message: faultOf(answer, lang, texts.faults), again });
    if (page) add(page);
  };

  const find = (next: string) => {
    setQuery(next);
    const wait = next.trim() ? TYPING_MILLISECONDS : 0;
    fetchPage({ search: next }, wait, (page) => setView({ kind: 'ready', list: found(page, next) }));
  };

  const more = () => {
    if (view.kind !== 'ready' || view.list.next === null || asking.kind === 'asking') return;
    const { list } = view;
    fetchPage({ search: list.query, after: view.list.next }, 0, ({ partners, next }) => {
      const ids = new Set(list.partners.map(({ partner_id: id }) => id));
      const fresh = partners.filter(({ partner_id: id }) => !ids.has(id));
      setView({ kind: 'ready', list: { ...list, partners: [...list.partners, ...fresh], next } });
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the page opens
  useEffect(() => {
    load();
    // Back from a partner's page the browser shows the list as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && load();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const reload = () => {
    setView({ kind: 'loading' });
    load();
  };
  return { view, load: reload, query, find, more, asking };
}

function found({ partners, total, next, summary }: PartnersPage, query: string): PartnersFound {
  return { partners, total: total ?? partners.length, next, summary, query };
}
