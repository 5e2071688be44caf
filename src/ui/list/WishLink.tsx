import type { MouseEvent, ReactNode } from 'react';
import type { ListHandle } from './useList.ts';
import type { Wish } from './wish.ts';

interface Props {
  list: Pick<ListHandle<object>, 'show' | 'hrefOf'>;
  wish: Wish;
  isCurrent?: boolean;
  className?: string;
  onShown?: () => void;
  children: ReactNode;
}

/** A real link, so that it opens in another tab too; a plain click changes the list in place. */
export function WishLink({ list: { show, hrefOf }, wish, isCurrent, className, onShown, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(wish);
    onShown?.();
  };
  return (
    <a className={className} href={hrefOf(wish)} aria-current={isCurrent ? 'true' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
