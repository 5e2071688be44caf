import { MAX_SEARCH_CHARACTERS } from '#contract/limits.ts';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import type { QueueTexts } from './queue.text.ts';
import styles from './queue-head.module.css';
import { withChoice } from './queue-query.ts';

/** Looks in every step, whatever tab is open. */
export function Search({ texts: t, place }: { texts: QueueTexts['head']; place: DeskPlaceHandle }) {
  const { query, search, go } = place;
  return (
    <div className={styles.search}>
      <label htmlFor="queue-search">{t.search}</label>
      <input
        id="queue-search"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_CHARACTERS}
        placeholder={t.searchHint}
        aria-describedby="queue-search-hint"
        value={search}
        onChange={(event) => go({ search: event.target.value, query: withChoice(query, {}) }, { replace: true })}
      />
      <span className={`sm muted ${styles.hint}`} id="queue-search-hint">
        {t.searchHint}
      </span>
    </div>
  );
}
