import { fill } from '#contract/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { useMyData } from './my-data-context.ts';

/** Whose data the page shows, and how long its link works. */
export function DataOwner() {
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
          <EmailText email={data.email} />
        </dd>
        <dt>{t.number}</dt>
        <dd className="mono number">{data.number}</dd>
      </dl>
      {data.link_ends_at && <p className="sm muted">{fill(t.linkEnds, { time: formatDateTime(data.link_ends_at) })}</p>}
    </section>
  );
}
