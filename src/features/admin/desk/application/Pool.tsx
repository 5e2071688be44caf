import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { fill } from '#contract/fill.ts';
import { takesPlacement } from '#contract/model/status.ts';
import { formatDate } from '#src/i18n/format.ts';
import styles from './application.module.css';
import type { PoolTexts } from './pool.text.ts';

/** Whether employers see the person, or what is missing for it. Before the documents there is nothing to say. */
export function Pool({ application: { status, pool }, texts: t }: { application: DeskApplication; texts: PoolTexts }) {
  if (!takesPlacement(status)) return null;
  const { since, waits, missing, obstacles } = pool;
  const lines = [
    ...waits.flatMap((wait) => (wait === 'data' || wait === 'obstacles' ? [] : [t.waits[wait]])),
    ...(missing.length > 0 ? [fill(t.missing, { fields: missing.map((name) => t.fields[name]).join(', ') })] : []),
    ...obstacles.map((obstacle) => t.obstacles[obstacle]),
  ];
  const summary = `${t.title}: ${since === null ? t.out : fill(t.in, { date: formatDate(since) })}`;
  if (lines.length === 0)
    return (
      <p className="sm" data-pool="in">
        {summary}
      </p>
    );
  return (
    <details className={`fold sm ${styles.pool}`} data-pool="out">
      <summary>{summary}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
