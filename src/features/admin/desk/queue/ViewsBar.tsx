import { fill } from '#contract/fill.ts';
import { X } from '#src/ui/icons.tsx';
import { PlaceLink } from '../PlaceLink.tsx';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import type { QueueTexts } from './queue.text.ts';
import styles from './queue-head.module.css';
import { addressOfQueue, withChoice } from './queue-query.ts';
import type { Views } from './useViews.ts';

interface Props {
  texts: QueueTexts['views'];
  place: DeskPlaceHandle;
  saved: Views;
}

/** The saved views, each a link to what it shows. */
export function ViewsBar({ texts: t, place, saved: { views, remove } }: Props) {
  if (views.length === 0) return null;
  const shown = addressOfQueue('', withChoice(place.query, {}));
  return (
    <nav className={styles.views} aria-label={t.title}>
      <b className="sm">{t.title}</b>
      <ul>
        {views.map(({ id, name, filters }) => (
          <li key={id}>
            <PlaceLink
              place={place}
              change={{ query: filters, search: '' }}
              isCurrent={place.search.trim() === '' && addressOfQueue('', filters) === shown}
            >
              {name}
            </PlaceLink>
            <button
              type="button"
              aria-label={fill(t.remove, { name })}
              data-tip={fill(t.remove, { name })}
              onClick={() => remove(id)}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
