import type { Deps } from '../deps.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import type { Reading } from '../paging/time-pages.store.ts';
import { contractStore, type ListedContract } from './contract.store.ts';

// No table has so many rows: a place behind it is one among those that wait.
const WAITING = 1e15;

/** An employer's contracts over all pages: those that wait for its signature first, each part with the newest first. */
export function waitingFirst({ db }: Pick<Deps, 'db'>, employer: string) {
  const { page, placeBefore } = contractStore(db);
  const others = (place: TimePlace | undefined, how: Reading) => page({ employer, waits: false }, place, how);
  const waiting = (place: TimePlace | undefined, how: Reading) =>
    page({ employer, waits: true }, place && { ...place, rowid: place.rowid - WAITING }, how).map(moved);
  return {
    rowsAfter(place: TimePlace | undefined, { back, most }: Reading): ListedContract[] {
      const isAmongWaiting = place === undefined ? !back : place.rowid > WAITING;
      const near = (isAmongWaiting ? waiting : others)(place, { back, most });
      const rest = most - near.length;
      if (rest === 0 || isAmongWaiting === back) return near;
      const far = back
        ? waiting({ created_at: 0, rowid: WAITING }, { back, most: rest })
        : others(undefined, { back, most: rest });
      return [...near, ...far];
    },
    /** The place behind which a contract is the first; undefined if it is none of theirs. */
    placeBefore(id: string) {
      const place = placeBefore(id, employer);
      return place && (place.waits ? moved(place) : place);
    },
  };
}

const moved = <Place extends TimePlace>(place: Place): Place => ({ ...place, rowid: place.rowid + WAITING });
