import { EMPLOYER_FIELDS } from '#contract/employers/employer-rules.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { STATE_TONES } from '#src/nouns/employer/employer.text.ts';
import { LoadedPage } from '#src/ui/guard/LoadedPage.tsx';
import { Toaster, type Toasts, useToasts } from '#src/ui/Toaster.tsx';
import { AdminNotes } from '../AdminNotes.tsx';
import { PeopleCard } from '../members/PeopleCard.tsx';
import type { RoomProps } from '../room-props.ts';
import { useMayDecide } from '../useMayDecide.ts';
import { DecideCard } from './DecideCard.tsx';
import styles from './employers.module.css';
import type { AdminEmployersTexts } from './employers.text.ts';
import type { EmployerFound } from './employers.ts';
import { Requirements } from './Requirements.tsx';
import { useEmployerDetail } from './useEmployerDetail.ts';

/** One employer: the decision first, then what it says of itself. */
export function EmployerDetail(props: RoomProps<AdminEmployersTexts> & { id: string }) {
  const { texts: t, guard, links, id } = props;
  const toasts = useToasts();
  const one = useEmployerDetail(props, id, (act) => toasts.push({ tone: 'ok', title: t.news[act] }));
  return (
    <LoadedPage
      guard={guard}
      of={one}
      failed={{ title: t.failedTitle, retry: t.retry, gone: t.gone }}
      back={{ href: links.employers, text: t.allEmployers }}
    >
      {(found) => <Loaded {...props} {...{ found, one, toasts }} />}
    </LoadedPage>
  );
}

interface LoadedProps extends RoomProps<AdminEmployersTexts> {
  id: string;
  found: EmployerFound;
  one: ReturnType<typeof useEmployerDetail>;
  toasts: Toasts;
}

function Loaded(props: LoadedProps) {
  const { texts: t, links, found, one, toasts } = props;
  const { employer } = found;
  return (
    <div className="wrap app">
      <header>
        <a className="sm alone" href={links.employers}>
          {t.allEmployers}
        </a>
        <div className="row spread">
          <h1 className="long">{employer.company || t.noCompany}</h1>
          <span className={`badge ${STATE_TONES[employer.state]}`} data-state={employer.state}>
            {t.states[employer.state]}
          </span>
        </div>
      </header>
      <div className="with-aside">
        <div>
          <DecideCard lang={props.lang} texts={t} found={found} one={one} />
          <Facts texts={t} found={found} />
          <VettingNotes texts={t} found={found} one={one} />
          <Requirements {...props} onChanged={one.load} />
        </div>
        <aside>
          <PeopleCard
            texts={{ ...t.members, cancel: t.cancel, working: t.working, notSaved: t.detail.notSaved }}
            members={found.people}
            one={one}
          />
          <History texts={t} found={found} />
        </aside>
      </div>
      <Toaster toasts={toasts} close={t.close} />
    </div>
  );
}

interface PartProps {
  texts: AdminEmployersTexts;
  found: EmployerFound;
}

function Facts({ texts: t, found: { employer } }: PartProps) {
  const { housing, housing_euro: euro } = employer;
  const shown = {
    ...employer,
    housing: housing === '' ? '' : t.housing[housing],
    housing_euro: euro === null ? '' : String(euro),
  };
  // A price is asked for only where there are rooms.
  const names = EMPLOYER_FIELDS.filter((name) => name !== 'housing_euro' || housing === 'provided');
  return (
    <section className="card">
      <h2>{t.detail.factsTitle}</h2>
      <p className="sm muted">{t.detail.factsText}</p>
      <dl className="dl after">
        {names.map((name) => (
          <div key={name}>
            <dt>{t.fields[name]}</dt>
            <dd className="lines">
              {shown[name] || <span className="muted">{employer.missing.includes(name) ? t.detail.missing : '–'}</span>}
            </dd>
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

interface VettingNotesProps {
  texts: AdminEmployersTexts;
  found: EmployerFound;
  one: ReturnType<typeof useEmployerDetail>;
}

/** What admins have looked at before they decided about an employer. */
function VettingNotes({ texts, found: { notes }, one }: VettingNotesProps) {
  const t = texts.detail;
  const mayDecide = useMayDecide();
  if (notes.length === 0 && !mayDecide) return null;
  return (
    <section className="card" data-notes="">
      <h2>{t.notes}</h2>
      <p className="sm muted">{t.notesText}</p>
      <AdminNotes id="employer-note" texts={{ ...texts, ...t }} notes={notes} doing={one.doing} onAdd={one.addNote} />
    </section>
  );
}
