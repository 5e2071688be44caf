import { useId } from 'react';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import disclosure from '../disclosure.module.css';
import { usePartnerArea } from '../partner-area-context.ts';
import type { Week } from '../registrations.ts';
import styles from './figures.module.css';
import { areaOf, pathOf, weekChart } from './week-chart.ts';

/** Registrations of each week as a line chart, and as a table. */
export function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const { texts } = usePartnerArea();
  const t = texts.registrations;
  const id = useId();
  const { points, ticks, labels } = weekChart(weeks);
  const numbers = weeks.map(({ registered }) => registered);
  const last = numbers[numbers.length - 1] ?? 0;
  const newest = points[points.length - 1];
  const summary = fill(t.weeksText, {
    sum: numbers.reduce((sum, one) => sum + one, 0),
    weeks: weeks.length,
    max: Math.max(0, ...numbers),
    last,
  });
  return (
    <div className="card" data-weeks="">
      <h3>{t.weeksTitle}</h3>
      <svg viewBox="0 -16 600 200" className={styles.chart} role="img" aria-labelledby={`${id}-t ${id}-d`}>
        <title id={`${id}-t`}>{t.weeksTitle}</title>
        <desc id={`${id}-d`}>{summary}</desc>
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
            {shortDate(startsOn)}
          </text>
        ))}
      </svg>
      <details className={disclosure.more}>
        <summary>{t.asTable}</summary>
        <table className={styles.numbers}>
          <thead>
            <tr>
              <th scope="col">{t.weekOf}</th>
              <th scope="col">{t.registered}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ startsOn, registered }) => (
              <tr key={startsOn}>
                <th scope="row">{formatDate(startsOn)}</th>
                <td>{registered}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** An ISO date as dd.MM. */
function shortDate(isoDate: string): string {
  return formatDate(isoDate).slice(0, 6);
}
