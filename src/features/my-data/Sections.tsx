import { fill } from '#contract/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { DataExport } from '#src/nouns/personal-data/DataExport.tsx';
import { EmailText } from '#src/ui/EmailText.tsx';
import { Consents } from './Consents.tsx';
import { Corrections } from './Corrections.tsx';
import { Erase } from './Erase.tsx';
import { useMyData } from './my-data-context.ts';
import { Seen } from './Seen.tsx';

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
          <EmailText email={data.email} />
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
