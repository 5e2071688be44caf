import type { ReactNode } from 'react';
import type { GuardProps } from '../guard/guard-props.ts';
import { Waiting } from '../guard/Waiting.tsx';
import { ListSection, type ListSectionProps } from './ListSection.tsx';

interface Props<Page extends { previous: string | null; next: string | null }>
  extends Omit<ListSectionProps<Page>, 'heading' | 'filters'> {
  guard: GuardProps;
  texts: ListSectionProps<Page>['texts'] & Record<'title' | 'lead', string>;
  /** Where this page belongs. */
  back?: ReactNode;
  /** Stands behind the lead. */
  more?: ReactNode;
  /** Stands between the heading and the list. */
  above?: ReactNode;
  below?: ReactNode;
}

export function ListPage<Page extends { previous: string | null; next: string | null }>(props: Props<Page>) {
  const { guard, list, id, texts: t, back, more, above, below } = props;
  if (!list.page && list.fault === undefined) return <Waiting texts={guard.texts} />;
  return (
    <div className="wrap app">
      <header>
        {back}
        <h1 id={id} tabIndex={-1}>
          {t.title}
        </h1>
        <p className="sm muted">
          {t.lead}
          {more}
        </p>
      </header>
      {above}
      <div className={'below' in props ? 'grid' : undefined}>
        <ListSection {...props} />
        {below}
      </div>
    </div>
  );
}
