import { fill } from '#contract/fill.ts';
import { MAX_SEARCH_CHARACTERS, MOST_COUNTED } from '#contract/limits.ts';
import type { ReviewDeskProps } from '../review-desk-props.ts';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import { Filters } from './Filters.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import styles from './queue.module.css';
import { TABS, wishOfTab, withChoice } from './queue-wish.ts';
import type { QueueHandle } from './useQueue.ts';

interface Props extends ReviewDeskProps {
  place: DeskPlaceHandle;
  queue: QueueHandle;
}

/** Steps with counts, the search and the filters. Each choice keeps the others; a search looks in every step. */
export function QueueHead(props: Props) {
  const { deskPath, place } = props;
  const texts = props.queueTexts;
  const t = texts.head;
  const { wish, search } = place;
  const isSearching = search.trim() !== '';
  const common = { deskPath, place };
  return (
    <>
      <nav className={styles.tabs} aria-label={t.steps}>
        {TABS.map((step) => (
          <PlaceLink
            key={step ?? 'all'}
            {...common}
            change={{ wish: wishOfTab(wish, step), search: '' }}
            isCurrent={!isSearching && wish.step === step}
          >
            {texts.tabs[step ?? 'all']} <Count {...props} step={step} />
          </PlaceLink>
        ))}
      </nav>
      <div className={styles.bar}>
        <div className={`field ${styles.search}`}>
          <label htmlFor="queue-search">{t.search}</label>
          <input
            id="queue-search"
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_SEARCH_CHARACTERS}
            aria-describedby="queue-search-hint"
            value={search}
            onChange={(event) =>
              place.go({ search: event.target.value, wish: withChoice(wish, {}) }, { replace: true })
            }
          />
          <span className="hint" id="queue-search-hint">
            {t.searchHint}
          </span>
        </div>
        <nav className={styles.choice} aria-label={t.which}>
          {(['waiting', 'all'] as const).map((show) => (
            <PlaceLink
              key={show}
              {...common}
              change={{
                wish: withChoice(wish, {
                  show,
                  ...(show === 'waiting' && wish.step === 'ended' && { step: undefined }),
                }),
                search: '',
              }}
              isCurrent={!isSearching && wish.show === show}
            >
              {t[show]}
            </PlaceLink>
          ))}
        </nav>
        <Filters {...props} texts={t} statuses={texts.statuses} />
      </div>
    </>
  );
}

/** How many wait for the operator in a step; nothing where none do. */
function Count({ queue: { view }, queueTexts, step }: Props & { step: (typeof TABS)[number] }) {
  if (view.kind !== 'ready' || step === undefined || step === 'ended') return null;
  const count = view.list.counts[step];
  if (count === 0) return null;
  const shown = count < MOST_COUNTED ? String(count) : fill(queueTexts.head.moreThan, { count });
  return (
    <span className="badge warn">
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{fill(queueTexts.head.countWaiting, { count: shown })}</span>
    </span>
  );
}
