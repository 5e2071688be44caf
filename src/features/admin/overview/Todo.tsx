import type { Loaded } from '#src/ui/useLoaded.ts';
import { Retry } from '../Retry.tsx';
import type { RoomLinks } from '../room-props.ts';
import { useMayDecide } from '../useMayDecide.ts';
import { ageText } from './age-text.ts';
import styles from './overview.module.css';
import type { AdminAreaTexts } from './overview.text.ts';
import { shownCount, type TodoData, type TodoKind, todoRows } from './todo.ts';

interface Props {
  texts: AdminAreaTexts;
  links: RoomLinks;
  todo: Loaded<TodoData>;
  /** The server's time, once it is known. */
  now: number | undefined;
}

/** What waits, the oldest first: how many, since when, and a button that leads to where it is dealt with. */
export function Todo({ texts: t, links, todo: { data, fault, load }, now }: Props) {
  const rows = data ? todoRows(data) : [];
  const mayDecide = useMayDecide();
  return (
    <section className="card raised" data-todo="">
      <h2>{t.todoTitle}</h2>
      {!data && fault === undefined && <p className="muted">{t.loading}</p>}
      {fault !== undefined && <Retry message={fault} label={t.retry} onRetry={load} />}
      {data && rows.length === 0 && <p className="muted">{t.nothing}</p>}
      {rows.length > 0 && (
        <ul className="list">
          {rows.map(({ kind, count, oldest }, index) => {
            const age = now === undefined || kind === 'season_unplanned' ? '' : ageText(oldest, now, t);
            return (
              <li key={kind} className={styles.entry} data-kind={kind}>
                <b className={`num ${styles.count} ${styles[toneOf(kind, age === t.today)]}`}>
                  {shownCount(count, t.moreThan)}
                </b>
                <div>
                  <b>{t[kind]}</b>
                  {age && <p className="sm muted">{age}</p>}
                </div>
                <a
                  className={`btn small ${index === 0 ? '' : 'line'}`}
                  href={hrefOf(kind, links, longestWaiting(data))}
                >
                  {mayDecide ? t[`${kind}_act`] : t.held_act}
                  <span className="visually-hidden">: {t[kind]}</span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The application with a request for a correction, and the partner with another contact, that have waited longest. */
function longestWaiting(todo: TodoData | undefined) {
  const { correction_application, wish_application, contact_partner } = todo ?? {};
  return { correction: correction_application ?? '', wish: wish_application ?? '', contact: contact_partner ?? '' };
}

function toneOf(kind: TodoKind, isFresh: boolean): 'normal' | 'fresh' | 'broken' {
  if (kind === 'mails' || kind === 'settings' || kind === 'contracts_underpaid') return 'broken';
  return isFresh || kind === 'employers_new' ? 'fresh' : 'normal';
}

function hrefOf(
  kind: TodoKind,
  { applications, seasons, partners, employers, placements, contracts, mails, settings }: RoomLinks,
  { correction, wish, contact }: ReturnType<typeof longestWaiting>,
): string {
  switch (kind) {
    case 'step1':
    case 'step2':
    case 'enrolment':
    case 'originals':
      return `${applications}?step=${kind}&show=waiting`;
    case 'held':
      return `${applications}?held=yes&show=all`;
    case 'deferred_due':
      return `${applications}?deferred=yes&show=all`;
    case 'season_ending':
    case 'season_unplanned':
    case 'season_full':
      return seasons;
    case 'season_wishes':
      return `${applications}?application=${wish}`;
    case 'partners_new':
    case 'partners_renamed':
      return `${partners}?verified=${kind === 'partners_new' ? 'no' : 'renamed'}&active=yes&sort=oldest`;
    case 'partners_contact':
      return `${partners}/${contact}`;
    case 'corrections':
      return `${applications}?application=${correction}`;
    case 'settings':
      return settings;
    case 'mails':
      return `${mails}?state=dead`;
    case 'employers_submitted':
      return `${employers}?state=submitted`;
    case 'matches_accepted':
      return `${placements}?state=accepted`;
    case 'contracts_wanted':
      return contracts;
    case 'contracts_underpaid':
      return `${contracts}?state=underpaid`;
    case 'contracts_left':
      return `${contracts}?state=left`;
    case 'contract_copies':
      return `${contracts}?state=to-check`;
    case 'contract_papers':
      return `${contracts}?state=to-exchange`;
    case 'contract_requests':
      return `${contracts}?state=asked`;
    case 'contracts_draft':
      return `${contracts}?state=draft`;
    case 'employers_new':
      return employers;
  }
}
