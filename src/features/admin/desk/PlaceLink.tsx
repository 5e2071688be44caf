import type { MouseEvent, ReactNode } from 'react';
import { addressOfPlace, type DeskPlace } from './desk-place.ts';
import type { DeskPlaceHandle } from './useDeskPlace.ts';

interface Props {
  deskPath: string;
  place: DeskPlaceHandle;
  change: Partial<DeskPlace> & { search?: string };
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A real link, so that it opens in another tab too; a plain click changes the desk in place. */
export function PlaceLink({ deskPath, place, change, isCurrent, className, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    place.go(change);
  };
  const { query, application, document } = place;
  return (
    <a
      className={className}
      href={addressOfPlace(deskPath, { query, application, document, ...change })}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
