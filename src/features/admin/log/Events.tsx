import type { EventActor } from '#contract/desk/log.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import styles from '#src/ui/list/list.module.css';
import { useList } from '#src/ui/list/useList.ts';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import type { RoomProps } from '../room-props.ts';
import { LogFilters } from './LogFilters.tsx';
import { LogFrame } from './LogFrame.tsx';
import type { LogTexts } from './log.text.ts';
import { eventFields, kindOf, sentenceOf } from './log.ts';

/** What happened to applications and accounts, and who did it. */
export function Events(props: RoomProps<LogTexts>) {
  const { lang, texts: t, links } = props;
  const list = useList({
    lang,
    fields: eventFields(t),
    ask: ({ list: _, actor, kind, ...query }, search, signal) =>
      call(
        'POST /api/admin/events',
        { ...query, actor: actor as EventActor | undefined, kind: kindOf(kind, query.action), search },
        { lang, signal },
      ),
    faults: t,
  });
  const filters = (
    <LogFilters
      texts={t}
      list={list}
      hint={t.searchHint}
      choices={[
        { name: 'action', label: t.action, values: Object.entries(t.acts) },
        { name: 'actor', label: t.actor, values: Object.entries(t.actors) },
        {
          name: 'kind',
          label: t.kind,
          any: t.kinds.changes,
          values: [
            ['looks', t.kinds.looks],
            ['all', t.all],
          ],
        },
      ]}
    />
  );
  return (
    <LogFrame {...props} list={list} filters={filters}>
      <CardTable caption={t.lead} heads={[t.time, t.action, t.subject, t.actor]}>
        {list.page?.events.map((event) => {
          const { text, status } = sentenceOf(event, t, t.documents);
          const name = event.subject_name ?? t.gone;
          return (
            <tr key={event.id} data-event={event.action}>
              <th scope="row" className={styles.date}>
                <time dateTime={event.at}>{formatDateTime(event.at)}</time>
              </th>
              <td data-l={t.action}>
                <div className="long">
                  {text}
                  {status && <p className="sm muted">{status}</p>}
                </div>
              </td>
              <td data-l={t.subject}>
                <div className="long">
                  {event.subject === 'applicant' && event.subject_name ? (
                    <a href={`${links.applications}?application=${event.subject_id}`}>{name}</a>
                  ) : (
                    name
                  )}
                </div>
              </td>
              <td data-l={t.actor}>
                <div className={`long ${styles.who}`}>
                  {t.actors[event.actor] ?? event.actor}
                  {event.actor_name && (
                    <p className="sm muted">
                      <EmailText text={event.actor_name} />
                    </p>
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </CardTable>
    </LogFrame>
  );
}
