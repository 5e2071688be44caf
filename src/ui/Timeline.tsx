import { Check } from './icons.tsx';
import styles from './Timeline.module.css';

export interface TimelinePoint {
  name: string;
  text: string;
  isDone: boolean;
  /** The applicant has done this point, even if its documents are still being reviewed. */
  isBehind: boolean;
}

interface Props {
  points: readonly TimelinePoint[];
  /** The current point; -1 for none. */
  now: number;
  inCard?: boolean;
}

/** Points on a vertical line, which is gold up to the current one. */
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
            {isDone ? <Check width={18} height={18} strokeWidth={3} /> : index + 1}
          </span>
          <b>{name}</b>
          <p className="sm muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
