import * as at from '#contract/addresses/employer.ts';
import type { EmployerState } from '#contract/employer-rules.ts';
import { fill } from '#contract/fill.ts';
import { STATE_TONES } from '#src/i18n/employer.text.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import styles from '#src/ui/list/list.module.css';
import { StateChoices } from '#src/ui/list/StateChoices.tsx';
import { useList } from '#src/ui/list/useList.ts';
import type { AdminEmployersProps } from './admin-employers-props.ts';
import { type EmployersFound, readEmployers, STATES } from './employers.ts';

const FIELDS = { state: STATES };

export function EmployerList(props: AdminEmployersProps) {
  const { lang, texts: t, path, guard, emptyPicture } = props;
  const list = useList({
    lang,
    path,
    fields: FIELDS,
    ask: ({ state, ...wish }, _search, signal) =>
      call(at.listEmployers, { ...wish, state: state as EmployerState | undefined }, { lang, signal }),
    read: readEmployers,
    faults: t,
  });
  const { page } = list;
  if (!page && !list.fault) return <Waiting texts={guard.texts} />;
  return (
    <div className="wrap app">
      <header>
        <h1 id="employers" tabIndex={-1}>
          {t.title}
        </h1>
        <p className="sm muted">{t.lead}</p>
      </header>
      <section className={`card ${styles.listed}`} aria-labelledby="employers">
        <ListFault title={t.failedTitle} message={list.fault} retry={t.retry} onRetry={list.load} />
        {page && (
          <>
            <div className={styles.filters}>
              <StateChoices
                list={list}
                wish={page.wish}
                label={t.state}
                states={STATES}
                names={t.states}
                counts={page.counts}
                texts={t}
              />
            </div>
            {page.employers.length > 0 ? (
              <EmployerTable {...props} employers={page.employers} />
            ) : (
              <EmptyList picture={emptyPicture} title={t.empty}>
                <p className="muted">{t.emptyText}</p>
              </EmptyList>
            )}
            <ListPages list={list} texts={t} focus="employers" />
          </>
        )}
      </section>
    </div>
  );
}

function EmployerTable({ texts: t, path, employers }: AdminEmployersProps & Pick<EmployersFound, 'employers'>) {
  return (
    <table className="cards">
      <caption className="visually-hidden">{t.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.fields.company}</th>
          <th scope="col">{t.fields.contact_person}</th>
          <th scope="col">{t.state}</th>
          <th scope="col">{t.since}</th>
        </tr>
      </thead>
      <tbody>
        {employers.map(({ id, company, contact_person, email, state, created_at, submitted_at }) => (
          <tr key={id} data-employer={id}>
            <th scope="row">
              <a className={styles.long} href={`${path}?employer=${id}`}>
                {company || t.noCompany}
              </a>
            </th>
            <td data-l={t.fields.contact_person}>
              <div className={styles.long}>
                {contact_person}
                <p className="sm muted">{email}</p>
              </div>
            </td>
            <td data-l={t.state}>
              <div className={styles.long}>
                <span className={`badge ${STATE_TONES[state]}`}>{t.states[state]}</span>
                {state === 'submitted' && submitted_at && (
                  <p className="sm muted">{fill(t.submittedOn, { date: formatDate(submitted_at) })}</p>
                )}
              </div>
            </td>
            <td data-l={t.since} className={styles.date}>
              <time dateTime={created_at}>{formatDate(created_at)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
