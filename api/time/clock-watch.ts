import type { Logger } from 'pino';
import { type Clock, DAY_MS, HOUR_MS } from './clock.ts';
import type { ClockWatchStore } from './clock-watch.store.ts';
import { isoTime } from './iso-time.ts';

// A server may be off between two seasons; a wrong clock is mostly wrong by years.
const LONGEST_PAUSE_MS = 60 * DAY_MS;
// A clock that ran fast is set back, and a restored database may be of the same day.
const BACK_MS = DAY_MS;
/** How long the clock must run by itself before a time that nobody has confirmed is believed. */
const PROOF_MS = DAY_MS;
// A leap proves nothing: no more than this counts between two looks.
const LONGEST_LOOK_MS = 2 * HOUR_MS;
// Storing waits for the disk, and nearly twenty jobs look at the clock with the start.
const STORED_EVERY_MS = HOUR_MS;

export interface ClockWatch {
  /**
   * Whether the clock fits what the database remembers. Deleting and mailing because time has passed cannot be undone,
   * so they wait until it does. Ask at the start and at least every hour.
   */
  isPlausible(): boolean;
  /** Whether no server ran at a moment before this one began, for so long that it was more than a restart. */
  wasOff(at: number): boolean;
}

/** @param isConfirmed the operator says that the clock is right */
export function createClockWatch(store: ClockWatchStore, clock: Clock, log: Logger, isConfirmed: boolean): ClockWatch {
  const lastSeen = store.lastSeen();
  const beganAt = clock.now();
  let believed = isConfirmed ? undefined : lastSeen;
  let stored = Number.NEGATIVE_INFINITY;
  let provenMs = 0;
  let lastLook = beganAt;

  return {
    isPlausible() {
      const now = clock.now();
      provenMs += Math.min(Math.max(now - lastLook, 0), LONGEST_LOOK_MS);
      lastLook = now;
      const isPlausible = believed === undefined || (now >= believed - BACK_MS && now <= believed + LONGEST_PAUSE_MS);
      if (!isPlausible && provenMs < PROOF_MS) {
        log.error({ clock: isoTime(now), lastSeen: isoTime(believed ?? now) }, WARNING);
        return false;
      }
      believed = now;
      provenMs = 0;
      if (Math.abs(now - stored) < STORED_EVERY_MS) return true;
      try {
        store.remember(now);
        stored = now;
      } catch (error) {
        // The disk is full or the database locked: the next look stores the time.
        log.warn({ error: String(error) }, 'the time was not remembered');
      }
      return true;
    },
    wasOff: (at) => lastSeen !== undefined && beganAt - lastSeen > LONGEST_LOOK_MS && at > lastSeen && at <= beganAt,
  };
}

const WARNING =
  'the clock is far from the time that the database has seen last: no reminders are sent and nothing is deleted. Set the clock, or start once with CLOCK_CONFIRMED=yes if it is right; after a day of running it is believed anyway';
