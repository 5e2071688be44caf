import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { Choices } from '#src/ui/list/Choices.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListPage } from '#src/ui/list/ListPage.tsx';
import styles from '#src/ui/list/list.module.css';
import table from '#src/ui/list/listed.module.css';
import { useList } from '#src/ui/list/useList.ts';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { ReloadNote } from '#src/ui/ReloadNote.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import type { RoomProps } from '../room-props.ts';
import { useMayDecide } from '../useMayDecide.ts';
import { GoingTable } from './GoingTable.tsx';
import { HeldTable } from './HeldTable.tsx';
import own from './retention.module.css';
import type { AdminRetentionTexts } from './retention.text.ts';
import type { RetentionFound } from './retention.ts';
import { retentionFields, retentionIn } from './retention.ts';
import { useHold } from './useHold.ts';

export function RetentionPage(props: RoomProps<AdminRetentionTexts>) {
  const { lang, texts: t, guard, links, emptyPicture } = props;
  const mayDecide = useMayDecide();
  const list = useList({
    lang,
    fields: retentionFields,
    ask: ({ kind, ...place }, _search, signal) =>
      call('GET /api/admin/retention', { ...place, kind: kind === 'held' ? 'held' : 'going' }, { lang, signal }),
    read: retentionIn,
    faults: t,
  });
  const hold = useHold(props, list.load);
  const { page } = list;
  // A change removes the row that it was made in, and its button: the focus needs another place.
  useFocusBack(JSON.stringify(page ?? null), () => (hold.hasChanged ? document.getElementById('retention') : null));
  const isHeld = page?.query.kind === 'held';
  const Table = isHeld ? HeldTable : GoingTable;
  const filter = page && (
    <div className={styles.filters}>
      <Choices
        list={list}
        query={list.query}
        name="kind"
        label={t.show}
        choices={[
          { value: undefined, text: t.going },
          { value: 'held', text: t.held },
        ]}
      />
    </div>
  );
  const beside = page && (
    <div className={own.beside}>
      <WorkDone texts={t} log={page.log} />
      <Periods texts={t} />
    </div>
  );
  return (
    <>
      <ListPage
        {...{ guard, list }}
        id="retention"
        texts={t}
        more={
          <>
            {' '}
            <a href={`${links.log}?list=erasures`}>{t.toLog}</a>
          </>
        }
        above={filter}
        below={beside}
      >
        {({ applications }) =>
          applications === 'status-unknown' ? (
            <ReloadNote texts={t.statusUnknown} />
          ) : applications.length > 0 ? (
            <Table {...props} applications={applications} hold={hold} mayDecide={mayDecide} />
          ) : (
            <div role="status">
              <EmptyList
                picture={emptyPicture}
                {...(isHeld ? { title: t.nothingHeld } : { title: t.nothingGoing, text: t.emptyGoing })}
              />
            </div>
          )
        }
      </ListPage>
      <Toaster toasts={hold.toasts} close={t.close} />
    </>
  );
}

/** The periods in force, as in the privacy notice. */
function Periods({ texts: t }: { texts: AdminRetentionTexts }) {
  return (
    <section className={`card ${table.listed}`} aria-labelledby="periods">
      <h2 id="periods">{t.periodsTitle}</h2>
      <p className="sm muted">{t.periodsLead}</p>
      <dl className={`sm ${own.periods}`}>
        {t.periods.map(({ what, howLong }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{howLong}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the hourly job did, as counts by day. */
function WorkDone({ texts: t, log }: { texts: AdminRetentionTexts; log: RetentionFound['log'] }) {
  return (
    <section className={`card ${table.listed}`} aria-labelledby="work-done">
      <h2 id="work-done">{t.workTitle}</h2>
      <p className="sm muted">{t.workLead}</p>
      {log.length === 0 ? (
        <p>{t.noWork}</p>
      ) : (
        <CardTable caption={t.workTitle} heads={[t.day, t.what, t.count]}>
          {log.map(({ day, what, count }) => (
            <tr key={`${day} ${what}`} data-work={what}>
              <th scope="row" className={styles.date}>
                <time dateTime={day}>{formatDate(day)}</time>
              </th>
              <td data-l={t.what}>{t.work[what] ?? what}</td>
              <td data-l={t.count}>{count}</td>
            </tr>
          ))}
        </CardTable>
      )}
    </section>
  );
}
