import type { ServerHealth } from '#contract/desk/overview.ts';
import { fill } from '#contract/fill.ts';
import { formatDate, formatDateTime } from '#src/i18n/format.ts';
import type { Loaded } from '#src/ui/useLoaded.ts';
import { Retry } from '../Retry.tsx';
import styles from './overview.module.css';
import type { AdminAreaTexts } from './overview.text.ts';
import { healthTones, type OverviewData, type OverviewFault } from './overview.ts';
import { shownCount } from './todo.ts';

interface HealthProps {
  texts: AdminAreaTexts;
  mails: string;
  /** The address of all findings. */
  server: string;
  overview: Loaded<OverviewData, OverviewFault>;
}

/** How database, disk, mail and the copies are doing. 'OK' is written, and a server that cannot answer is an error. */
export function Health({ texts: t, mails, server, overview: { data, fault, load } }: HealthProps) {
  const { at, place, problem, tried_at } = data?.health.backup ?? {};
  return (
    <section className="card" data-health="">
      <h2>{t.healthTitle}</h2>
      {!data && !fault && <p className="muted">{t.loading}</p>}
      {fault && (
        <>
          {fault.isBroken && (
            <ul className="list sm">
              <li data-part="database">
                <b>{t.database}</b> <span className="badge bad">{t.broken}</span>
              </li>
            </ul>
          )}
          <Retry message={t.healthFailed} label={t.retry} onRetry={load} />
        </>
      )}
      {data && !fault && (
        <ul className="list sm">
          {partsOf(data, t).map(({ id, name, tone, text }) => (
            <li key={id} data-part={id}>
              <b>{name}</b> <span className={`badge ${tone}`}>{text}</span>
              {id === 'mail' && <DelayedMail texts={t} mails={mails} mail={data.health.mail} />}
              {id === 'copy' && at && place === 'beside' && <p className={styles.whole}>{t.copyBeside}</p>}
              {id === 'trial' && problem && (
                <p className={styles.whole}>{fill(t[`failed_${problem}`], { at: formatDate(tried_at ?? '') })}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="after">
        <a href={server}>{t.allFindings}</a>
      </p>
    </section>
  );
}

function partsOf({ health, now }: OverviewData, t: AdminAreaTexts) {
  const { database, files, mail, document_key, backup } = health;
  const tones = healthTones(health, Date.parse(now));
  const used = files.used_percent === null ? t.ok : fill(t.used, { percent: files.used_percent });
  return [
    { id: 'database', name: t.database, tone: tones.database, text: database === 'ok' ? t.ok : t.broken },
    { id: 'files', name: t.files, tone: tones.files, text: files.state === 'failed' ? t.broken : used },
    { id: 'mail', name: t.mail, tone: tones.mail, text: mailText(mail, t) },
    { id: 'key', name: t.key, tone: tones.key, text: document_key === 'beside' ? t.keyBeside : t.ok },
    { id: 'copy', name: t.copy, tone: tones.copy, text: backup.at === null ? t.none : formatDateTime(backup.at) },
    { id: 'trial', name: t.trial, tone: tones.trial, text: trialText(backup, t) },
  ];
}

function trialText({ tried_at, problem }: ServerHealth['backup'], t: AdminAreaTexts): string {
  if (tried_at === null) return t.none;
  return problem === null ? formatDate(tried_at) : t.failed;
}

function mailText({ state, waiting }: ServerHealth['mail'], t: AdminAreaTexts): string {
  if (state === 'files') return t.intoFiles;
  if (state !== 'ok') return t[state];
  return waiting === 0 ? t.ok : fill(t.queued, { count: shownCount(waiting, t.moreThan) });
}

/** What the badge has no room for. */
function DelayedMail({
  texts: t,
  mails,
  mail: { state, waiting },
}: Pick<HealthProps, 'texts' | 'mails'> & Pick<ServerHealth, 'mail'>) {
  if (state !== 'late' && state !== 'stopped') return null;
  return (
    <p className={styles.whole}>
      {fill(t[`${state}Why`], { count: shownCount(waiting, t.moreThan) })}{' '}
      <a href={`${mails}?state=waiting`}>{t.mailsWhy}</a>
    </p>
  );
}
