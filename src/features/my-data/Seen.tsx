import { fill } from '#contract/fill.ts';
import type { SeenEntry } from '#contract/personal-data/personal-data.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import styles from './my-data.module.css';
import { useMyData } from './my-data-context.ts';

// So many are shown at once; the others unfold.
const SHOWN = 5;

/** Who saw which data, the newest first. */
export function Seen() {
  const { data, texts } = useMyData();
  const t = texts.seen;
  const more = data.seen.slice(SHOWN);
  return (
    <section className="card stack" aria-labelledby="seen" data-seen="">
      <h2 id="seen">{t.title}</h2>
      <p className="sm muted">{t.text}</p>
      {data.seen.length === 0 && <p>{t.nobody}</p>}
      <Rows rows={data.seen.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className="fold">
          <summary>{fill(t.more, { count: more.length })}</summary>
          <Rows rows={more} />
        </details>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: readonly SeenEntry[] }) {
  const { data, texts } = useMyData();
  const t = texts.seen;
  if (rows.length === 0) return null;
  return (
    <ul className={`sm ${styles.rows}`}>
      {rows.map(({ at, what, who, document }) => (
        <li key={`${at} ${what} ${document ?? ''}`}>
          <div>
            <b>{fill(t[what], { document: document ? t.document_names[document] : '' })}</b>
            <p className="muted">
              {who === 'partner' ? fill(t.partner, { partner: data.partner ?? '' }) : t[who]},{' '}
              <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
