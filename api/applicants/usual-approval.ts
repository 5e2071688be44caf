import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../time/clock.ts';
import type { Applicant } from './applicant.store.ts';

const LAST_DAYS = 28;
/** The newest are enough, and fewer than a handful tell nothing. */
const MOST = 50;
const LEAST = 5;

/**
 * In how many days half of the last weeks' pre-registrations were approved, at least 1, for one that waits; null where too
 * few were, or where it has waited longer already: that figure would not be true of it.
 */
export function usualApprovalDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { status, held_at, created_at }: Pick<Applicant, 'status' | 'held_at' | 'created_at'>,
): number | null {
  if (status !== 'PRE_REGISTERED' || held_at !== null) return null;
  const took = eventStore(db)
    .approvalTimes(clock.now() - LAST_DAYS * DAY_MS, MOST)
    .sort((a, b) => a - b);
  const median = took[Math.floor(took.length / 2)];
  if (median === undefined || took.length < LEAST) return null;
  const days = Math.max(1, Math.ceil(median / DAY_MS));
  return clock.now() - created_at > days * DAY_MS ? null : days;
}
