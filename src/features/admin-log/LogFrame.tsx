import type { ReactNode } from 'react';
import { Waiting } from '#src/ui/guard/Waiting.tsx';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import { ListFault } from '#src/ui/list/ListFault.tsx';
import { ListPages } from '#src/ui/list/ListPages.tsx';
import styles from '#src/ui/list/list.module.css';
import type { ListHandle } from '#src/ui/list/useList.ts';
import type { AdminLogProps } from './admin-log-props.ts';
import type { Paged } from './log.ts';

interface Props extends AdminLogProps {
  list: ListHandle<Paged<object>>;
  filters?: ReactNode;
  /** Why there are no entries at all. */
  emptyText?: string;
  /** Drawn where there are entries. */
  children: ReactNode;
}

/** Filters, entries, or why there are none, and the links to further pages. */
export function LogFrame({ texts: t, guard, emptyPicture, list, filters, emptyText, children }: Props) {
  const { page, fault, load } = list;
  if (!page && !fault) return <Waiting texts={guard.texts} />;
  return (
    <section className={`card ${styles.listed}`} aria-labelledby="log">
      <ListFault title={t.failedTitle} message={fault} retry={t.retry} onRetry={load} />
      {filters}
      {page && page.events.length > 0 && children}
      {page && page.events.length === 0 && (
        <div role="status">
          <EmptyList picture={emptyPicture} title={t.empty}>
            <p className="muted">{page.found ? (emptyText ?? t.emptyText) : t.notFound}</p>
          </EmptyList>
        </div>
      )}
      <ListPages list={list} texts={t} focus="log" />
    </section>
  );
}
