import { fill } from '#contract/fill.ts';
import type { ReviewDeskProps } from '../review-desk-props.ts';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import styles from './queue.module.css';
import { filtersSet, withChoice, withoutFilters } from './queue-wish.ts';
import type { QueueList } from './useQueue.ts';

interface Props extends ReviewDeskProps {
  place: DeskPlaceHandle;
  list: QueueList;
}

/** Instead of rows: why there are none, and the way to some. */
export function Nothing({ queueTexts: texts, emptyPicture, place: { wish, go }, list }: Props) {
  const t = texts.list;
  const search = list.search.trim();
  const isWaiting = search === '' && wish.show === 'waiting';
  const text = search ? fill(t.nothingFound, { search }) : isWaiting ? t.nothingWaitsText : t.nothingText;
  return (
    <div className={styles.nothing} role="status">
      <img src={emptyPicture} alt="" width={180} height={135} />
      <b>{isWaiting ? t.nothingWaits : t.nothing}</b>
      <p className="sm muted">{text}</p>
      {search !== '' && (
        <button type="button" className="btn line small" onClick={() => go({ search: '' })}>
          {t.clearSearch}
        </button>
      )}
      {filtersSet(wish) > 0 && (
        <button type="button" className="btn line small" onClick={() => go({ wish: withoutFilters(wish) })}>
          {texts.head.clear}
        </button>
      )}
      {isWaiting && (
        <button
          type="button"
          className="btn line small"
          onClick={() => go({ wish: withChoice(wish, { show: 'all' }) })}
        >
          {t.showAll}
        </button>
      )}
    </div>
  );
}
