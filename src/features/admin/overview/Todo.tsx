import type { Loaded } from '#src/ui/useLoaded.ts';
import { Retry } from '../Retry.tsx';
import type { RoomLinks } from '../room-props.ts';
import { useMayDecide } from '../useMayDecide.ts';
import { ageText } from './age-text.ts';
import styles from './overview.module.css';
import type { AdminAreaTexts } from './overview.text.ts';
import { hrefOf, shownCount, type TodoData, type TodoKind, todoRows } from './todo.ts';

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
      {data && rows.length > 0 && (
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
                <a className={`btn small ${index === 0 ? '' : 'line'}`} href={hrefOf(kind, data, links)}>
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

function toneOf(kind: TodoKind, isFresh: boolean): 'normal' | 'fresh' | 'broken' {
  if (kind === 'mails' || kind === 'settings' || kind.endsWith('_underpaid')) return 'broken';
  return isFresh || kind === 'employers_new' ? 'fresh' : 'normal';
}
