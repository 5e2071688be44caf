import { fill } from '#contract/fill.ts';
import type { RegistrationCounts } from '#contract/registration-list.ts';
import { usePartnerArea } from '../partner-area-context.ts';
import { lastsText } from '../people/age-text.ts';
import { daysSince, percentOf, type Summary, type Week } from '../registrations.ts';
import styles from './figures.module.css';

interface Props {
  counts: RegistrationCounts;
  weeks: readonly Week[];
  waiting: Summary['waiting'];
  withUs: Summary['withUs'];
  at: number;
}

/** Tiles with a number, its name, and a line that says what it means. */
export function Tiles({ counts, weeks, waiting, withUs, at }: Props) {
  const { texts } = usePartnerArea();
  const t = texts.registrations;
  const share = (count: number) => fill(t.share, { percent: percentOf(count, counts.registered) });
  const longest = (since: string | null) =>
    fill(t.oldest, { age: lastsText(since === null ? 0 : daysSince(since, at), t) });
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
      waiting.count === 1 ? t.needYouOne : t.needYou,
      waiting.count > 0 ? longest(waiting.since) : t.needYouNone,
    ],
    [
      'with_us',
      withUs.count,
      withUs.count === 1 ? t.withUsOne : t.withUs,
      withUs.count > 0 ? longest(withUs.since) : t.withUsNone,
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
