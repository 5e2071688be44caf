import { fill } from '#contract/fill.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import type { ReviewDeskProps } from '../desk-props.ts';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import styles from './queue.module.css';
import { filtersSet, withChoice, withoutFilters } from './queue-query.ts';
import type { QueueList } from './useQueue.ts';

interface Props extends ReviewDeskProps {
  place: DeskPlaceHandle;
  list: QueueList;
}

/** Instead of rows: why there are none, and the way to some. */
export function EmptyQueue({ queueTexts: texts, emptyPicture, place: { query, go }, list }: Props) {
  const t = texts.list;
  const search = list.search.trim();
  const isWaiting = search === '' && query.show === 'waiting';
  const text = search ? fill(t.nothingFound, { search }) : isWaiting ? t.nothingWaitsText : t.nothingText;
  return (
    <div className={styles.nothing} role="status">
      <img src={emptyPicture} alt="" width={180} height={135} />
      <b>{isWaiting ? t.nothingWaits : t.nothing}</b>
      <p className="sm muted">{text}</p>
      {search !== '' && <Button look="line small" label={t.clearSearch} onClick={() => go({ search: '' })} />}
      {filtersSet(query) > 0 && (
        <Button look="line small" label={texts.head.clear} onClick={() => go({ query: withoutFilters(query) })} />
      )}
      {isWaiting && (
        <Button look="line small" label={t.showAll} onClick={() => go({ query: withChoice(query, { show: 'all' }) })} />
      )}
    </div>
  );
}
