import * as at from '#contract/addresses/log.ts';
import { EVENT_ACTORS, type EventActor } from '#contract/log.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { call } from '#src/lib/call.ts';
import styles from '#src/ui/list/list.module.css';
import { useList } from '#src/ui/list/useList.ts';
import type { AdminLogProps } from './admin-log-props.ts';
import { EVENT_ACTIONS } from './event-actions.text.ts';
import { LogFilters } from './LogFilters.tsx';
import { LogFrame } from './LogFrame.tsx';
import { EVENT_FIELDS, type EventsFound, readLog, sentenceOf } from './log.ts';

/** What happened to applications and accounts, and who did it. */
export function Events(props: AdminLogProps) {
  const { lang, texts: t, path, applicationsPath, documents } = props;
  const list = useList({
    lang,
    path,
    fields: EVENT_FIELDS,
    ask: ({ list: _, actor, ...wish }, search, signal) =>
      call(at.listEvents, { ...wish, actor: actor as EventActor | undefined, search }, { lang, signal }),
    read: readLog<EventsFound>,
    faults: t,
  });
  const actions = Object.keys(EVENT_ACTIONS).map((action) => [action, t.acts[`act ${action}`] ?? action] as const);
  const actors = EVENT_ACTORS.map((actor) => [actor, t.actors[actor] ?? actor] as const);
  const filters = (
    <LogFilters
      texts={t}
      list={list}
      hint={t.searchHint}
      choices={[
        { name: 'action', label: t.action, values: actions },
        { name: 'actor', label: t.actor, values: actors },
      ]}
    />
  );
  return (
    <LogFrame {...props} list={list} filters={filters}>
      <table className="cards">
        <caption className="visually-hidden">{t.lead}</caption>
        <thead>
          <tr>
            <th scope="col">{t.time}</th>
            <th scope="col">{t.action}</th>
            <th scope="col">{t.subject}</th>
            <th scope="col">{t.actor}</th>
          </tr>
        </thead>
        <tbody>
          {list.page?.events.map((event) => {
            const { text, status } = sentenceOf(event, t.acts, documents);
            const name = event.subject_name ?? t.gone;
            return (
              <tr key={event.id} data-event={event.action}>
                <th scope="row" className={styles.date}>
                  <time dateTime={event.at}>{formatDateTime(event.at)}</time>
                </th>
                <td data-l={t.action}>
                  <div className={styles.long}>
                    {text}
                    {status && <p className="sm muted">{status}</p>}
                  </div>
                </td>
                <td data-l={t.subject}>
                  <div className={styles.long}>
                    {event.subject === 'applicant' && event.subject_name ? (
                      <a href={`${applicationsPath}?application=${event.subject_id}`}>{name}</a>
                    ) : (
                      name
                    )}
                  </div>
                </td>
                <td data-l={t.actor}>
                  <div className={styles.long}>
                    {t.actors[event.actor] ?? event.actor}
                    {event.actor_name && <p className="sm muted">{event.actor_name}</p>}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </LogFrame>
  );
}
