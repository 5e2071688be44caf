import { fill } from '#contract/fill.ts';
import { formatDate, formatDateTime } from '#src/i18n/format.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import styles from './contracts.module.css';
import type { AdminContractsTexts } from './contracts.text.ts';
import type { ContractFound } from './contracts.ts';

/** The versions of the terms, and what happened. */
export function Past({ texts: t, found }: { texts: AdminContractsTexts; found: ContractFound }) {
  const { contract, versions, history } = found;
  return (
    <>
      <section className="card">
        <h2>{t.detail.versionsTitle}</h2>
        <ul className="list sm">
          {versions.map(({ version, sent_at, costs_acknowledged_at: read }) => (
            <li key={version}>
              <div className="long">
                <a
                  href={addressOf('GET /api/admin/contracts/:contract_id/paper.pdf', {
                    contract_id: contract.id,
                    terms_version: String(version),
                  })}
                >
                  {fill(t.detail.version, { version })}
                </a>
                <p className="muted">
                  {sent_at === null ? t.detail.unsent : fill(t.detail.sentOn, { date: formatDate(sent_at) })}
                </p>
                {read !== null && <p className="muted">{fill(t.detail.acknowledgedOn, { date: formatDate(read) })}</p>}
              </div>
            </li>
          ))}
        </ul>
      </section>
      {history.length > 0 && (
        <section className="card">
          <h2>{t.detail.historyTitle}</h2>
          <ol className={`sm ${styles.history}`}>
            {history.map(({ id, at: time, action, what, actor, actor_email }) => (
              <li key={id}>
                <b>{[t.acts[action] ?? action, what && t.contracts.life.marks[what]].filter(Boolean).join(': ')}</b>
                <p className="muted">
                  <time dateTime={time}>{formatDateTime(time)}</time>
                  <br />
                  {actor_email ?? (actor === 'applicant' ? t.detail.byCandidate : t.detail.system)}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
