import * as at from '#contract/addresses/retention.ts';
import { call } from '#src/lib/call/call.ts';
import { useMayDecide } from '#src/ui/guard/useMayDecide.ts';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { Choices } from '#src/ui/list/Choices.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import styles from '#src/ui/list/list.module.css';
import { useList } from '#src/ui/list/useList.ts';
import { ReloadNote } from '#src/ui/ReloadNote.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import own from './admin-retention.module.css';
import type { AdminRetentionProps } from './admin-retention-props.ts';
import { GoingTable } from './GoingTable.tsx';
import { HeldTable } from './HeldTable.tsx';
import { Periods } from './Periods.tsx';
import { readRetention, retentionFields } from './retention.ts';
import { useHold } from './useHold.ts';
import { WorkDone } from './WorkDone.tsx';

export function RetentionPage(props: AdminRetentionProps) {
  const { lang, texts: t, path, guard, logPath, emptyPicture } = props;
  const mayDecide = useMayDecide();
  const list = useList({
    lang,
    path,
    fields: retentionFields,
    ask: ({ kind, ...place }, _search, signal) =>
      call(at.listRetention, { ...place, kind: kind === 'held' ? 'held' : 'going' }, { lang, signal }),
    read: readRetention,
    faults: t,
  });
  const hold = useHold(props, list.load);
  const { page, fault } = list;
  // A change removes the row that it was made in, and its button: the focus needs another place.
  useFocusBack(JSON.stringify(page ?? null), () => (hold.hasChanged ? document.getElementById('retention') : null));
  if (!page && !fault) return <Waiting texts={guard.texts} />;
  const isHeld = page?.wish.kind === 'held';
  const Table = isHeld ? HeldTable : GoingTable;
  return (
    <div className="wrap app">
      <header>
        <h1 id="retention" tabIndex={-1}>
          {t.title}
        </h1>
        <p className="sm muted">
          {t.lead} <a href={logPath}>{t.toLog}</a>
        </p>
      </header>
      {page && (
        <div className={styles.filters}>
          <Choices
            list={list}
            wish={page.wish}
            name="kind"
            label={t.show}
            choices={[
              { value: undefined, text: t.going },
              { value: 'held', text: t.held },
            ]}
          />
        </div>
      )}
      <div className={own.stack}>
        <section className={`card ${styles.listed}`} aria-labelledby="retention">
          <ListFault title={t.failedTitle} message={fault} retry={t.retry} onRetry={list.load} />
          {page?.applications === 'status-unknown' && <ReloadNote texts={t.statusUnknown} />}
          {page && page.applications !== 'status-unknown' && page.applications.length > 0 && (
            <Table {...props} applications={page.applications} hold={hold} mayDecide={mayDecide} />
          )}
          {page && page.applications.length === 0 && (
            <div role="status">
              <EmptyList picture={emptyPicture} title={t.empty}>
                <p className="muted">{isHeld ? t.emptyHeld : t.emptyGoing}</p>
              </EmptyList>
            </div>
          )}
          <ListPages list={list} texts={t} focus="retention" />
        </section>
        {page && (
          <div className={own.beside}>
            <WorkDone texts={t} log={page.log} />
            <Periods texts={t} />
          </div>
        )}
      </div>
      <Toaster toasts={hold.toasts} close={t.close} />
    </div>
  );
}
