import type { MouseEvent, ReactNode } from 'react';
import type { DeskPlaceHandle } from './useDeskPlace.ts';

interface Props {
  place: DeskPlaceHandle;
  change: Parameters<DeskPlaceHandle['go']>[0];
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A real link, so that it opens in another tab too; a plain click changes the desk in place. */
export function PlaceLink({ place, change, isCurrent, className, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    place.go(change);
  };
  return (
    <a className={className} href={place.hrefOf(change)} aria-current={isCurrent ? 'true' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
