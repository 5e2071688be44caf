import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/review.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call.ts';
import { noteRefusal } from '#src/lib/session.ts';
import styles from './admin-area.module.css';
import type { AdminAreaTexts } from './admin-area.text.ts';
import { type TodoKind, type TodoRow, todoRows } from './todo.ts';

type View = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; rows: TodoRow[] };

interface Props {
  lang: Lang;
  texts: AdminAreaTexts;
  /** Address of the list of partners. */
  partners: string;
}

/** The to-dos in one list: how many, since when, and where the operator deals with them. */
export function Todo({ lang, texts: t, partners }: Props) {
  const [view, setView] = useState<View>({ kind: 'loading' });
  const load = async () => {
    setView({ kind: 'loading' });
    const answer = await call(at.getTodo, {}, { lang });
    noteRefusal(answer);
    setView(answer.kind === 'ok' ? { kind: 'ready', rows: todoRows(answer.data) } : { kind: 'failed' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    load();
  }, []);
  return (
    <section className="card up" data-todo="">
      <h2>{t.todoTitle}</h2>
      {view.kind === 'loading' && <p className="muted">{t.todoLoading}</p>}
      {view.kind === 'failed' && (
        <p role="alert">
          {t.todoFailed}{' '}
          <button type="button" className="btn line sml" onClick={load}>
            {t.retry}
          </button>
        </p>
      )}
      {view.kind === 'ready' && view.rows.length === 0 && <p className="muted">{t.nothing}</p>}
      {view.kind === 'ready' && view.rows.length > 0 && (
        <ul className="list">
          {view.rows.map(({ kind, count, isMore, oldest }) => (
            <li key={kind}>
              <div>
                <Name kind={kind} texts={t} partners={partners} />
                {oldest && <p className="sm muted">{fill(t.oldest, { date: formatDate(oldest) })}</p>}
              </div>
              <b className="num">{isMore ? fill(t.moreThan, { count }) : count}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Links to-dos about partners to their list; the others are dealt with by the command line until they have a page. */
function Name({ kind, texts: t, partners }: { kind: TodoKind; texts: AdminAreaTexts; partners: string }) {
  if (kind === 'partners_new' || kind === 'partners_renamed')
    return (
      <a
        className={styles.todo}
        href={`${partners}?verified=${kind === 'partners_new' ? 'no' : 'renamed'}&active=yes&sort=oldest`}
      >
        {t[kind]}
      </a>
    );
  const command = {
    applications: 'npm run applicants -- list --todo',
    mails: 'npm run mail -- list dead',
    employers_new: undefined,
  }[kind];
  return (
    <>
      <b>{t[kind]}</b>
      {command && (
        <p>
          <code className="mono sm">{command}</code>
        </p>
      )}
    </>
  );
}
