import { Check } from 'lucide-react';
import styles from './Timeline.module.css';

export interface TimelinePoint {
  name: string;
  text: string;
  isDone: boolean;
  /** Lies behind the person, even while somebody still checks it; every point that is done does. */
  isBehind: boolean;
}

interface Props {
  points: readonly TimelinePoint[];
  /** The point where the person stands; -1 where nobody stands on the way any more. */
  now: number;
  inCard?: boolean;
}

/** Points on an upright gold line; the line is gold up to now. */
export function Timeline({ points, now, inCard = false }: Props) {
  return (
    <ol className={`${styles.timeline} ${inCard ? styles.inCard : styles.onPage}`} data-timeline="">
      {points.map(({ name, text, isDone, isBehind }, index) => (
        <li
          key={name}
          className={isBehind ? styles.behind : undefined}
          data-done={isDone}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className={`num ${styles.point}`} aria-hidden="true">
            {isDone ? <Check size={18} strokeWidth={3} /> : index + 1}
          </span>
          <b>{name}</b>
          <p className="sm muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
