import { fill } from '#contract/fill.ts';
import type { RegistrationCounts } from '#contract/partner.ts';
import { usePartnerArea } from '../partner-area-context.ts';
import { ageText } from '../people/age-text.ts';
import { daysSince, percentOf, type Summary, type Week } from '../registrations.ts';
import styles from './figures.module.css';

interface Props {
  counts: RegistrationCounts;
  weeks: readonly Week[];
  waiting: Summary['waiting'];
  at: number;
}

/** A number, its word, and one line that says what to think of it. */
export function Tiles({ counts, weeks, waiting, at }: Props) {
  const { texts } = usePartnerArea();
  const t = texts.registrations;
  const share = (count: number) => fill(t.share, { percent: percentOf(count, counts.registered) });
  const longest = waiting.since === null ? 0 : daysSince(waiting.since, at);
  const tiles = [
    [
      'registered',
      counts.registered,
      t.steps.registered,
      fill(t.thisWeek, { count: weeks[weeks.length - 1]?.registered ?? 0 }),
    ],
    [
      'waiting',
      waiting.count,
      t.needYou,
      waiting.count > 0 ? fill(t.oldest, { age: ageText(longest, t) }) : t.needYouNone,
    ],
    ['documents_in', counts.documents_in, t.steps.documents_in, share(counts.documents_in)],
    ['complete', counts.complete, t.steps.complete, share(counts.complete)],
  ] as const;
  return (
    <ul className={styles.tiles}>
      {tiles.map(([id, number, word, context]) => (
        <li key={id} className={styles.tile} data-tile={id}>
          <span className="num">{number}</span> <span>{word}</span> <span className={styles.change}>{context}</span>
        </li>
      ))}
    </ul>
  );
}
