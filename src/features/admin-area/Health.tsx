import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { AdminAreaTexts } from './admin-area.text.ts';
import { healthTones, type OverviewData } from './overview.ts';
import { Retry } from './Retry.tsx';
import { shownCount } from './todo.ts';
import type { Loaded } from './useLoaded.ts';

/** How database, disk, mail and the copies are doing. 'OK' is written, and a server that cannot answer is an error. */
export function Health({ texts: t, overview }: { texts: AdminAreaTexts; overview: Loaded<OverviewData> }) {
  return (
    <section className="card" data-health="">
      <h2>{t.healthTitle}</h2>
      {overview.kind === 'loading' && <p className="muted">{t.loading}</p>}
      {overview.kind === 'failed' && (
        <>
          {overview.isBroken && (
            <ul className="list sm">
              <li data-part="database">
                <b>{t.database}</b> <span className="badge bad">{t.broken}</span>
              </li>
            </ul>
          )}
          <Retry message={t.healthFailed} label={t.retry} onRetry={overview.load} />
        </>
      )}
      {overview.kind === 'ready' && (
        <ul className="list sm">
          {partsOf(overview.data, t).map(({ id, name, tone, text }) => (
            <li key={id} data-part={id}>
              <b>{name}</b> <span className={`badge ${tone}`}>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function partsOf({ health, now }: OverviewData, t: AdminAreaTexts) {
  const { database, files, mail, document_key, backed_up_at } = health;
  const tones = healthTones(health, Date.parse(now));
  const used = files.used_percent === null ? t.ok : fill(t.used, { percent: files.used_percent });
  const queued = mail.waiting === 0 ? t.ok : fill(t.queued, { count: shownCount(mail.waiting, t.moreThan) });
  return [
    { id: 'database', name: t.database, tone: tones.database, text: database === 'ok' ? t.ok : t.broken },
    { id: 'files', name: t.files, tone: tones.files, text: files.state === 'failed' ? t.broken : used },
    { id: 'mail', name: t.mail, tone: tones.mail, text: mail.state === 'files' ? t.intoFiles : queued },
    { id: 'key', name: t.key, tone: tones.key, text: document_key === 'beside' ? t.keyBeside : t.ok },
    {
      id: 'copy',
      name: t.copy,
      tone: tones.copy,
      text: backed_up_at === null ? t.noCopy : formatDate(backed_up_at),
    },
  ];
}
