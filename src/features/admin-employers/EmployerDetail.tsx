import { useState } from 'react';
import { EMPLOYER_FIELDS } from '#contract/employer-rules.ts';
import { fill } from '#contract/fill.ts';
import { STATE_TONES } from '#src/i18n/employer.text.ts';
import { formatDate, formatDateTime } from '#src/i18n/format.ts';
import { GuardMessage } from '#src/ui/guard/GuardMessage.tsx';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { type MemberWish, PeopleCard } from '#src/ui/members/PeopleCard.tsx';
import { PeopleDialog } from '#src/ui/members/PeopleDialog.tsx';
import { Toaster, useToasts } from '#src/ui/Toaster.tsx';
import styles from './admin-employers.module.css';
import type { AdminEmployersProps } from './admin-employers-props.ts';
import { DecideCard, Fault } from './DecideCard.tsx';
import type { EmployerFound } from './employers.ts';
import { Requirements } from './Requirements.tsx';
import { useEmployerDetail } from './useEmployerDetail.ts';

/** One employer: the decision first, then what it says of itself. */
export function EmployerDetail(props: AdminEmployersProps & { id: string }) {
  const { texts: t, guard, path, id } = props;
  const toasts = useToasts();
  const [wish, setWish] = useState<MemberWish>();
  const one = useEmployerDetail(props, id, (act) => {
    setWish(undefined);
    toasts.push({ tone: 'ok', title: t.news[act] });
  });
  if (one.view.kind === 'loading') return <Waiting texts={guard.texts} />;
  if (one.view.kind === 'failed')
    return (
      <GuardMessage picture={{ src: guard.picture.offline, width: 240, height: 180 }} title={t.failedTitle}>
        <p className="muted">{one.view.message}</p>
        <p className="acts">
          <button type="button" className="btn line" onClick={one.load}>
            {t.retry}
          </button>
          <a className="btn line" href={path}>
            {t.allEmployers}
          </a>
        </p>
      </GuardMessage>
    );
  const { found } = one.view;
  const { employer } = found;
  return (
    <div className="wrap app">
      <header>
        <a className={`sm ${styles.back}`} href={path}>
          {t.allEmployers}
        </a>
        <div className="row spread">
          <h1 className={styles.long}>{employer.company || t.noCompany}</h1>
          <span className={`badge ${STATE_TONES[employer.state]}`} data-state={employer.state}>
            {t.states[employer.state]}
          </span>
        </div>
      </header>
      <div className="with-aside">
        <div>
          <DecideCard texts={t} found={found} one={one} />
          <Facts texts={t} found={found} />
          <Requirements {...props} />
        </div>
        <aside>
          <PeopleCard
            texts={t.members}
            members={found.people}
            dayOf={formatDate}
            onWish={(wanted) => {
              one.forget();
              setWish(wanted);
            }}
          />
          <History texts={t} found={found} />
        </aside>
      </div>
      <PeopleDialog
        wish={wish}
        texts={{ ...t.members, cancel: t.detail.cancel, working: t.detail.working }}
        isBusy={one.doing.kind === 'busy'}
        onGo={({ act, member }) => one.changeMember(act, member.account_id)}
        onClose={() => setWish(undefined)}
      >
        <Fault texts={t} doing={one.doing} />
      </PeopleDialog>
      <Toaster toasts={toasts} close={t.close} />
    </div>
  );
}

interface PartProps {
  texts: AdminEmployersProps['texts'];
  found: EmployerFound;
}

function Facts({ texts: t, found: { employer } }: PartProps) {
  const { housing, housing_euro: euro } = employer;
  const shown = {
    ...employer,
    housing: housing === '' ? '' : t.housing[housing],
    housing_euro: euro === null ? '' : fill(t.detail.euro, { euro }),
  };
  // A price is asked for only where there are rooms.
  const names = EMPLOYER_FIELDS.filter((name) => name !== 'housing_euro' || housing === 'provided');
  return (
    <section className="card">
      <h2>{t.detail.factsTitle}</h2>
      <p className="sm muted">{t.detail.factsText}</p>
      <dl className={`dl ${styles.facts}`}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t.fields[name]}</dt>
            <dd className={styles.lines}>{shown[name] || <span className="muted">{t.detail.missing}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function History({ texts: t, found: { history } }: PartProps) {
  return (
    <section className="card">
      <h2>{t.detail.historyTitle}</h2>
      {history.length === 0 && <p className="sm muted">{t.detail.historyEmpty}</p>}
      <ol className={`sm ${styles.history}`}>
        {history.map(({ id, at, action, actor_email, about_email }) => (
          <li key={id}>
            <b>{t.acts[action] ?? action}</b>
            {about_email && about_email !== actor_email && <p>{about_email}</p>}
            <p className="muted">
              <time dateTime={at}>{formatDateTime(at)}</time>
              <br />
              {actor_email ?? t.detail.system}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
