import type { ListedApplication } from '#contract/desk/queue.ts';
import type { Selection } from '#src/ui/many/useSelection.ts';
import { Deciders } from '../../Deciders.tsx';
import { PlaceLink } from '../PlaceLink.tsx';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import styles from './queue.module.css';
import type { QueueTexts } from './queue.text.ts';
import { badgesOf } from './queue.ts';
import { sinceText } from './since.ts';

interface Props {
  one: ListedApplication;
  /** The server's time. */
  now: string;
  texts: QueueTexts;
  place: DeskPlaceHandle;
  /** What the box says. */
  select: string;
  selection: Selection;
}

/** An application in the queue: who, since when, in which step, and what is to be done. */
export function QueueRow({ one, now, texts, place, select, selection }: Props) {
  return (
    <li className={place.application === one.id ? styles.open : undefined}>
      <Deciders>
        <label className={styles.box}>
          <input
            type="checkbox"
            aria-label={select}
            checked={selection.ids.includes(one.id)}
            onChange={(event) => selection.toggle(one.id, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      </Deciders>
      <PlaceLink
        className={styles.row}
        place={place}
        change={{ application: one.id, document: undefined }}
        isCurrent={place.application === one.id}
      >
        <b className={styles.name}>{one.name}</b>
        <span className={styles.facts}>
          <time dateTime={one.since}>{sinceText(one.since, now, texts.since)}</time> · {texts.tabs[one.step]} ·{' '}
          <span className={`mono ${styles.number}`}>{one.number}</span>
        </span>
        {one.partner_name !== null && <span className={`${styles.facts} ${styles.partner}`}>{one.partner_name}</span>}
        <span className={styles.badges}>
          {badgesOf(one).map(({ tone, text }) => (
            <span key={text} className={`badge ${tone}`}>
              {texts.badges[text]}
            </span>
          ))}
        </span>
      </PlaceLink>
    </li>
  );
}
