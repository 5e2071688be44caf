import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import type { Deps } from '../deps.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import type { Reading } from '../paging/time-pages.store.ts';
import { contractStore, type ListedContract } from './contract.store.ts';
import { viewForSide } from './view-contract.ts';

// No table has so many rows: a place behind it is one among those that wait.
const WAITING = 1e15;

/** Whether a contract waits for its employer's signature. Pure. */
function waits({ can, checking }: ContractReply): boolean {
  return can.includes('upload') && !checking.includes('employer');
}

/** An employer's contracts over all pages: those that wait for its signature first, each part with the newest first. */
export function waitingFirst(deps: Deps, employer: string) {
  const { page, placeBefore } = contractStore(deps.db);
  const all = (place: TimePlace | undefined, how: Reading) => page({ employer }, place, how);
  const open = (place: TimePlace | undefined, how: Reading) =>
    page({ employer, isOpen: true }, place && { ...place, rowid: place.rowid - WAITING }, how).map(moved);
  const rowsAfter = (place: TimePlace | undefined, { back, most }: Reading): ListedContract[] => {
    const isAmongOpen = place === undefined ? !back : place.rowid > WAITING;
    const near = (isAmongOpen ? open : all)(place, { back, most });
    const rest = most - near.length;
    if (rest === 0 || isAmongOpen === back) return near;
    return [
      ...near,
      ...(back ? open({ created_at: 0, rowid: WAITING }, { back, most: rest }) : all(undefined, { back, most: rest })),
    ];
  };
  return {
    rowsAfter,
    /** What is read among those that wait, and does not, comes behind them; and the other way round. */
    isInPlace: (row: ListedContract, seen: ContractReply) => row.rowid > WAITING === waits(seen),
    /** The place behind which a contract is the first; undefined if it is none of theirs. */
    placeBefore(id: string) {
      const place = placeBefore(id, employer);
      const row = contractStore(deps.db).find(id);
      return place && row && (waits(viewForSide(deps, row, 'employer')) ? moved(place) : place);
    },
  };
}

const moved = <Place extends TimePlace>(place: Place): Place => ({ ...place, rowid: place.rowid + WAITING });
