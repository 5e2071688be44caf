import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../time/clock.ts';

const LAST_DAYS = 28;
/** The newest are enough, and fewer than a handful tell nothing. */
const MOST = 50;
const LEAST = 5;

/** In how many days half of the last weeks' pre-registrations were approved, at least 1; null where too few were. */
export function usualApprovalDays({ db, clock }: Pick<Deps, 'db' | 'clock'>): number | null {
  const took = eventStore(db)
    .approvalTimes(clock.now() - LAST_DAYS * DAY_MS, MOST)
    .sort((a, b) => a - b);
  const median = took[Math.floor(took.length / 2)];
  return median === undefined || took.length < LEAST ? null : Math.max(1, Math.ceil(median / DAY_MS));
}
