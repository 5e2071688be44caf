import { type RefObject, useEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { SelectionBar } from '#src/ui/many/SelectionBar.tsx';
import { useSelection } from '#src/ui/many/useSelection.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { ReloadNote } from '#src/ui/ReloadNote.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { Deciders } from '../../Deciders.tsx';
import type { ReviewDeskProps } from '../desk-props.ts';
import { DeskManyDialog } from '../many/DeskManyDialog.tsx';
import { useDeskMany } from '../many/useDeskMany.ts';
import { PlaceLink } from '../PlaceLink.tsx';
import type { DeskPlaceHandle } from '../useDeskPlace.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { EmptyQueue } from './EmptyQueue.tsx';
import { QueueRow } from './QueueRow.tsx';
import styles from './queue.module.css';
import { seasonOfAll } from './queue.ts';
import { withChoice } from './queue-query.ts';
import { SaveTable } from './SaveTable.tsx';
import { useExport } from './useExport.ts';
import type { QueueHandle, QueueList } from './useQueue.ts';

const ACTS = ['approve', 'remind', 'move', 'decline-wish'] as const;

interface Props extends ReviewDeskProps {
  place: DeskPlaceHandle;
  queue: QueueHandle;
}

/** One page of applications, and the links to its neighbours. */
export function Queue(props: Props) {
  const { queueTexts: texts, texts: desk, queue } = props;
  const { list, isStatusUnknown, fault, isAsking } = queue;
  const section = useRef<HTMLElement>(null);
  const t = texts.list;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`card ${styles.queue}`}
      aria-label={desk.queue}
      aria-busy={isAsking}
    >
      {fault !== undefined && (
        <div className={styles.fault}>
          <RetryNote title={t.failed} message={fault} retry={texts.faults.retry} onRetry={queue.refresh} />
        </div>
      )}
      {!list && !isStatusUnknown && fault === undefined && (
        <p className={`muted ${styles.message}`} role="status">
          {t.loading}
        </p>
      )}
      {isStatusUnknown && (
        <div className={styles.fault}>
          <ReloadNote texts={texts.statusUnknown} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {list && fill(t.shown, { count: list.applications.length })}
      </p>
      {list && list.search.trim() !== '' && <Elsewhere {...props} search={list.search} />}
      {list && <Rows {...props} list={list} section={section} />}
    </section>
  );
}

interface RowsProps extends Props {
  list: QueueList;
  section: RefObject<HTMLElement | null>;
}

function Rows(props: RowsProps) {
  const { list, section, place, queueTexts: texts } = props;
  const t = texts.list;
  const rows = useShownRow(place.application);
  usePageFromTop(props, rows);
  const { applications, previous, next, similar, search, now } = list;
  const selection = useSelection(applications.map(({ id }) => id));
  const table = useExport(props.lang, texts);
  const many = useDeskMany(props, props.queue.refresh);
  // What the dialog was about may be gone from the queue, and its buttons with it.
  useFocusBack(many.view.kind, () => (many.view.kind === 'closed' ? section.current : undefined));
  // The ways out of an empty list go with it.
  useFocusBack(applications.length === 0, () => section.current);
  if (applications.length === 0 && many.view.kind === 'closed') return <EmptyQueue {...props} />;
  const page = (change: { after: string } | { before: string }, label: string) => (
    <PlaceLink place={place} change={{ query: withChoice(place.query, change) }} className="btn line small">
      {label}
    </PlaceLink>
  );
  return (
    <>
      <Deciders>
        <SelectionBar texts={props.manyTexts.bar} rows={applications.length} selection={selection}>
          {ACTS.map((act) => (
            <Button
              look="line small"
              label={props.manyTexts.bar[act]}
              key={act}
              aria-haspopup="dialog"
              onClick={() => many.ask(act, selection.ids)}
            />
          ))}
          <SaveTable
            texts={texts.table}
            table={table}
            wanted={{ applications: selection.ids }}
            className="btn line small"
          />
        </SelectionBar>
      </Deciders>
      {table.fault !== undefined && (
        <div className={styles.fault}>
          <Note tone="bad" title={texts.table.failed} role="alert" text={table.fault} />
        </div>
      )}
      <DeskManyDialog desk={props} many={many} ids={selection.ids} allIn={seasonOfAll(applications, selection.ids)} />
      {similar && <p className={`sm ${styles.message}`}>{fill(t.similar, { search: search.trim() })}</p>}
      <ul ref={rows} className={styles.rows}>
        {applications.map((one) => (
          <QueueRow
            key={one.id}
            one={one}
            now={now}
            texts={texts}
            select={fill(props.manyTexts.bar.select, { name: one.name })}
            place={place}
            selection={selection}
          />
        ))}
      </ul>
      {(previous !== null || next !== null) && (
        <nav className={styles.pages} aria-label={t.pages}>
          {previous !== null && page({ before: previous }, t.previous)}
          {next !== null && page({ after: next }, t.next)}
        </nav>
      )}
    </>
  );
}

/** Brings the row of the open application into sight, and the focus with it where it was in the queue already. */
function useShownRow(open: string | undefined) {
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = rows.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (open === undefined || !list || !link) return;
    // On a phone the list is as long as the page.
    if (getComputedStyle(list).overflowY === 'auto') scrollWithin(list, link);
    else link.scrollIntoView({ block: 'nearest' });
    if (list.contains(document.activeElement)) link.focus({ preventScroll: true });
  }, [open]);
  return rows;
}

/** Another page is read from its first row: the link to it stands below the last one. */
function usePageFromTop({ list, place, section }: RowsProps, rows: RefObject<HTMLElement | null>): void {
  const { after, before } = place.query;
  const page = after ?? before;
  const shown = useRef(page);
  useOnChange(list, () => {
    if (page === shown.current) return;
    shown.current = page;
    if (page === undefined) return;
    rows.current?.scrollTo(0, 0);
    section.current?.focus({ preventScroll: true });
    if ((section.current?.getBoundingClientRect().top ?? 0) < 0) section.current?.scrollIntoView();
  });
}

/** Scrolls the list alone: the page would move too, and the buttons of the decision with it. */
function scrollWithin(list: HTMLElement, row: HTMLElement): void {
  const [around, { top, bottom }] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  list.scrollTop += Math.min(0, top - around.top) + Math.max(0, bottom - around.bottom);
}
