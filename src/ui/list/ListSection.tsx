import type { ReactNode } from 'react';
import { ListFault } from './ListFault.tsx';
import { ListPages } from './ListPages.tsx';
import styles from './listed.module.css';
import { ShownCount } from './ShownCount.tsx';
import { UnknownAddress } from './UnknownAddress.tsx';
import type { ListHandle } from './useList.ts';

export interface ListSectionProps<Page extends { previous: string | null; next: string | null }> {
  list: ListHandle<Page>;
  /** Id of the heading, which names the list and takes the focus when another page has come. */
  id: string;
  texts: Record<
    'failedTitle' | 'retry' | 'pages' | 'previous' | 'next' | 'unknownAddress' | 'wholeList' | 'shown',
    string
  >;
  /** How many rows the page has: for screen readers, where a search can change it. */
  count?: number | undefined;
  heading?: ReactNode;
  /** Filters that stay while there is no page. */
  filters?: ReactNode;
  /** Filters and rows, or why there are none. */
  children: (page: NonNullable<ListHandle<Page>['page']>) => ReactNode;
}

/** A list, why it could not be loaded, and the links to its further pages. */
export function ListSection<Page extends { previous: string | null; next: string | null }>(
  props: ListSectionProps<Page>,
) {
  const { list, id, texts: t, count, heading, filters, children } = props;
  return (
    <section className={`card ${styles.listed}`} aria-labelledby={id}>
      {heading}
      <UnknownAddress list={list} texts={t} />
      <ListFault
        title={t.failedTitle}
        message={list.isUnknown ? undefined : list.fault}
        retry={t.retry}
        onRetry={list.load}
      />
      {filters}
      <ShownCount count={count} texts={t} />
      {list.page && children(list.page)}
      <ListPages list={list} texts={t} focus={id} />
    </section>
  );
}
