import type { Logger } from 'pino';
import { type Clock, DAY_MS, HOUR_MS } from './clock.ts';
import type { ClockWatchStore } from './clock-watch.store.ts';

// A machine may stand still between two seasons; a clock that is wrong is mostly wrong by years.
const LONGEST_PAUSE_MS = 60 * DAY_MS;
// Corrections of a clock that runs fast, and a restored database of the same day.
const BACK_MS = DAY_MS;
/** As long as that the clock must have gone on by itself before a time is believed that nobody has confirmed. */
const PROOF_MS = DAY_MS;
// A leap is no proof: of the time between two looks no more counts.
const LONGEST_LOOK_MS = 2 * HOUR_MS;

export interface ClockWatch {
  /**
   * Whether the clock can be believed by what the database remembers. What cannot be taken back (deleting, mailing
   * because time has passed) waits until it can. To be asked at the start and every hour.
   */
  isPlausible(): boolean;
}

/** @param isConfirmed the operator says that the clock is right */
export function createClockWatch(store: ClockWatchStore, clock: Clock, log: Logger, isConfirmed: boolean): ClockWatch {
  let believed = isConfirmed ? undefined : store.lastSeen();
  let provenMs = 0;
  let lastLook = clock.now();

  return {
    isPlausible() {
      const now = clock.now();
      provenMs += Math.min(Math.max(now - lastLook, 0), LONGEST_LOOK_MS);
      lastLook = now;
      const isPlausible = believed === undefined || (now >= believed - BACK_MS && now <= believed + LONGEST_PAUSE_MS);
      if (!isPlausible && provenMs < PROOF_MS) {
        log.error({ clock: iso(now), lastSeen: iso(believed ?? now) }, WARNING);
        return false;
      }
      believed = now;
      provenMs = 0;
      try {
        store.remember(now);
      } catch (error) {
        // A full disk or a lock: the next look remembers it.
        log.warn({ error: String(error) }, 'the time was not remembered');
      }
      return true;
    },
  };
}

const WARNING =
  'the clock is far from the time that the database has seen last: no reminders are sent and nothing is deleted. Set the clock, or start once with CLOCK_CONFIRMED=yes if it is right; after a day of running it is believed anyway';

function iso(at: number): string {
  return new Date(at).toISOString();
}
