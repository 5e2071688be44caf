import { useEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import { MOST_COUNTED } from '#contract/limits.ts';
import { Note } from '#src/ui/Note.tsx';
import type { ReviewDeskProps } from '../desk-props.ts';
import { PlaceLink } from '../PlaceLink.tsx';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import { Filters } from './Filters.tsx';
import styles from './queue-head.module.css';
import { queryOfTab, TABS, withChoice } from './queue-query.ts';
import { SaveTable } from './SaveTable.tsx';
import { SaveView } from './SaveView.tsx';
import { useExport } from './useExport.ts';
import type { QueueHandle } from './useQueue.ts';
import { useViews } from './useViews.ts';
import { ViewsBar } from './ViewsBar.tsx';

interface Props extends ReviewDeskProps {
  place: DeskPlaceHandle;
  queue: QueueHandle;
}

/** Steps with counts, and the filters. Each choice keeps the others, and ends a search. */
export function QueueHead(props: Props) {
  const { place } = props;
  const texts = props.queueTexts;
  const t = texts.head;
  const { query, search } = place;
  const saved = useViews(props.lang, texts);
  const table = useExport(props.lang, texts);
  const isSearching = search.trim() !== '';
  const { show } = query;
  const tabs = useRef<HTMLElement>(null);
  const hasCounts = props.queue.list !== undefined;
  // On a phone not all tabs have room: the chosen one is in sight, with the counts that come later too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts widen the tabs
  useEffect(() => {
    const chosen = tabs.current?.children[TABS.indexOf(query.step)];
    if (tabs.current && chosen instanceof HTMLElement)
      tabs.current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth - tabs.current.clientWidth;
  }, [query.step, hasCounts]);
  // In the tab of what has ended, nothing waits.
  const stepFor = (wanted: typeof show) => (wanted === 'waiting' && query.step === 'ended' ? undefined : query.step);
  return (
    <div className={`row ${styles.head}`}>
      <nav ref={tabs} className={styles.tabs} aria-label={t.steps}>
        {TABS.map((step) => (
          <PlaceLink
            key={step ?? 'all'}
            place={place}
            change={{ query: queryOfTab(query, step), search: '' }}
            isCurrent={!isSearching && query.step === step}
          >
            {texts.tabs[step ?? 'all']} <Count {...props} step={step} />
          </PlaceLink>
        ))}
      </nav>
      <div className={`acts ${styles.tools}`}>
        <nav className={styles.choice} aria-label={t.which}>
          {(['waiting', 'all'] as const).map((wanted) => (
            <PlaceLink
              key={wanted}
              place={place}
              change={{ query: withChoice(query, { show: wanted, step: stepFor(wanted) }), search: '' }}
              isCurrent={!isSearching && show === wanted}
            >
              {t[wanted]}
            </PlaceLink>
          ))}
        </nav>
        <div className={styles.choice}>
          <SaveTable texts={texts.table} table={table} wanted={{ query, search }} className={styles.chip} />
        </div>
        <Filters {...props} texts={t} statuses={texts.statuses} held={props.queue.list?.held ?? 0}>
          <SaveView texts={texts.views} query={query} saved={saved} />
        </Filters>
      </div>
      <ViewsBar texts={texts.views} place={place} saved={saved} />
      {table.fault !== undefined && (
        <div className={styles.wide}>
          <Note tone="bad" title={texts.table.failed} role="alert" text={table.fault} />
        </div>
      )}
    </div>
  );
}

/** How many wait for the operator in a step; nothing where none do. */
function Count({ queue: { list }, queueTexts, step }: Props & { step: (typeof TABS)[number] }) {
  if (!list || step === undefined || step === 'ended') return null;
  const count = list.counts[step];
  if (count === 0) return null;
  const shown = count < MOST_COUNTED ? String(count) : fill(queueTexts.head.moreThan, { count });
  return (
    <span className="badge warn">
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{fill(queueTexts.head.countWaiting, { count: shown })}</span>
    </span>
  );
}
