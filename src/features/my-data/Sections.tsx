import { fill } from '#contract/fill.ts';
import type { SeenEntry } from '#contract/personal-data/personal-data.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { DataExport } from '#src/nouns/personal-data/DataExport.tsx';
import { EmailText } from '#src/ui/EmailText.tsx';
import { Consents } from './Consents.tsx';
import { Corrections } from './Corrections.tsx';
import { Erase } from './Erase.tsx';
import styles from './my-data.module.css';
import { useMyData } from './my-data-context.ts';

/** The parts of the page, for somebody whose data it is. */
export function Sections() {
  return (
    <div className="stack">
      <DataOwner />
      <TakeAlong />
      <Corrections />
      <Consents />
      <Seen />
      <Erase />
    </div>
  );
}

/** Whose data the page shows, and how long its link works. */
function DataOwner() {
  const { data, texts } = useMyData();
  const t = texts.owner;
  return (
    <section className="card" aria-labelledby="data-owner">
      <h2 id="data-owner">{t.title}</h2>
      <dl className="dl">
        <dt>{t.name}</dt>
        <dd>{data.name}</dd>
        <dt>{t.email}</dt>
        <dd>
          <EmailText text={data.email} />
        </dd>
        <dt>{t.number}</dt>
        <dd className="mono number">{data.number}</dd>
      </dl>
      {data.link_ends_at && <p className="sm muted">{fill(t.linkEnds, { time: formatDateTime(data.link_ends_at) })}</p>}
    </section>
  );
}

/** Everything that we keep about the person, as a file. */
function TakeAlong() {
  const { lang, token, texts } = useMyData();
  const t = texts.take;
  return (
    <section className="card stack" aria-labelledby="take">
      <h2 id="take">{t.title}</h2>
      <p>{t.text}</p>
      <p className="sm muted">{t.careful}</p>
      <div>
        <DataExport at="POST /api/my-data/export" input={{ lang }} {...{ lang, token }} texts={t} />
      </div>
    </section>
  );
}

// So many are shown at once; the others unfold.
const SHOWN = 5;

/** Who saw which data, the newest first. */
function Seen() {
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
