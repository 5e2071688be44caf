import type { Deps } from '../deps.ts';
import { healthStore } from '../desk/health.store.ts';
import { HOUR_MS, MINUTE_MS } from '../time/clock.ts';

/** A mail goes out within seconds. */
const LATE_AFTER_MS = 10 * MINUTE_MS;
const STOPPED_AFTER_MS = HOUR_MS;

/**
 * By the age of the oldest mail that wants to go. `late`: ten minutes. `stopped`: an hour, and no mail that was queued
 * after it has gone out. So one recipient's full mailbox, or a long queue of reminders, is late and no outage.
 */
export function mailDelay({ db, clock }: Pick<Deps, 'db' | 'clock'>): 'none' | 'late' | 'stopped' {
  const now = clock.now();
  const { oldest, oldestSinceSent } = healthStore(db).waitingToGo(now);
  if (now - (oldestSinceSent ?? now) >= STOPPED_AFTER_MS) return 'stopped';
  return now - (oldest ?? now) >= LATE_AFTER_MS ? 'late' : 'none';
}
