import type { MouseEvent, ReactNode } from 'react';
import type { ListQuery } from './list-query.ts';
import type { ListHandle } from './useList.ts';

interface Props {
  list: Pick<ListHandle<object>, 'show' | 'hrefOf'>;
  query: ListQuery;
  isCurrent?: boolean;
  className?: string;
  onShown?: () => void;
  children: ReactNode;
}

/** A real link, so that it opens in another tab too; a plain click changes the list in place. */
export function QueryLink({ list: { show, hrefOf }, query, isCurrent, className, onShown, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(query);
    onShown?.();
  };
  return (
    <a className={className} href={hrefOf(query)} aria-current={isCurrent ? 'true' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
