import { useId } from 'react';
import { fill } from '#contract/fill.ts';
import disclosure from '../disclosure.module.css';
import styles from './figures.module.css';
import { areaOf, pathOf, type WeekCount, weekChart } from './week-chart.ts';

interface Props {
  weeks: readonly WeekCount[];
  texts: {
    title: string;
    /** Says in a sentence what the line shows: {sum}, {weeks}, {max} and {last}. */
    summary: string;
    asTable: string;
    weekOf: string;
    counted: string;
  };
  /** An ISO date as dd.MM.yyyy. */
  formatDate: (isoDate: string) => string;
}

/** A number of each week as a line chart, and as a table. */
export function WeekChart({ weeks, texts: t, formatDate }: Props) {
  const id = useId();
  const { points, ticks, labels } = weekChart(weeks);
  const counts = weeks.map(({ count }) => count);
  const last = counts[counts.length - 1] ?? 0;
  const sum = counts.reduce((before, one) => before + one, 0);
  const newest = points[points.length - 1];
  return (
    <>
      <svg viewBox="0 -16 600 200" className={styles.chart} role="img" aria-labelledby={`${id}-t ${id}-d`}>
        <title id={`${id}-t`}>{t.title}</title>
        <desc id={`${id}-d`}>{fill(t.summary, { sum, weeks: weeks.length, max: Math.max(0, ...counts), last })}</desc>
        {ticks.map(({ value, y }) => (
          <g key={value}>
            <path className={styles.tick} d={`M30 ${y}H570`} />
            <text x={0} y={y + 5}>
              {value}
            </text>
          </g>
        ))}
        <path className={styles.area} d={areaOf(points)} />
        <path className={styles.curve} d={pathOf(points)} />
        {newest && (
          <>
            <circle className={styles.newest} cx={newest.x} cy={newest.y} r={9} />
            <text className={styles.value} x={newest.x} y={newest.y - 17}>
              {last}
            </text>
          </>
        )}
        {labels.map(({ startsOn, x, isWide }) => (
          <text key={startsOn} className={isWide ? styles.wideLabel : styles.label} x={x} y={178}>
            {formatDate(startsOn).slice(0, 6)}
          </text>
        ))}
      </svg>
      <details className={disclosure.more}>
        <summary>{t.asTable}</summary>
        <table className={styles.numbers}>
          <thead>
            <tr>
              <th scope="col">{t.weekOf}</th>
              <th scope="col">{t.counted}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ startsOn, count }) => (
              <tr key={startsOn}>
                <th scope="row">{formatDate(startsOn)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
