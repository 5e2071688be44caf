import { MINUTE_MS, SECOND_MS } from '../time/clock.ts';

/** How often the pace of a body is checked. */
export const TICK_MS = 5 * SECOND_MS;
const TICKS_A_MINUTE = MINUTE_MS / TICK_MS;

/** How fast a body comes in. Counted in ticks, so that a wrong clock has no effect. */
export interface Pace {
  count(bytes: number): void;
  tick(): void;
  /** Bytes of the last minute; of a younger body, projected to a minute. */
  bytesPerMinute(): number;
  /** Whether the body is too young to be judged. */
  isFresh(): boolean;
  /** Whether this tick ends a further minute. */
  isMinuteOver(): boolean;
}

export function createPace(): Pace {
  // Bytes by tick; the last entry is the tick that still runs.
  const lately = [0];
  let ticks = 0;
  return {
    count(bytes) {
      lately[lately.length - 1] = (lately.at(-1) ?? 0) + bytes;
    },
    tick() {
      ticks += 1;
      lately.push(0);
      if (lately.length > TICKS_A_MINUTE + 1) lately.shift();
    },
    bytesPerMinute() {
      const bytes = lately.reduce((sum, each) => sum + each, 0);
      return (bytes / Math.min(Math.max(ticks, 1), TICKS_A_MINUTE)) * TICKS_A_MINUTE;
    },
    isFresh: () => ticks === 0,
    isMinuteOver: () => ticks > 0 && ticks % TICKS_A_MINUTE === 0,
  };
}

// A phone in a tunnel is silent for a while; even the slowest network carries 64 KiB a minute.
const LEAST_BYTES = 64 * 1024;
// What a weak 2G phone carries. To hold every place, an attacker has to send this much for each.
const LEAST_BYTES_WHEN_FULL = 512 * 1024;
// Up to this share of places taken, no form has to be faster than the slowest network.
const NO_PRESSURE_SHARE = 0.5;

/** Below this a form counts as slow when places are few. */
export const SLOW_BYTES_PER_MINUTE = LEAST_BYTES_WHEN_FULL;

/** Bytes that a body has to bring in a minute, by the share of places taken (0 to 1). */
export function leastBytesPerMinute(takenShare: number): number {
  const pressure = Math.min(1, Math.max(0, (takenShare - NO_PRESSURE_SHARE) / (1 - NO_PRESSURE_SHARE)));
  return LEAST_BYTES + pressure * (LEAST_BYTES_WHEN_FULL - LEAST_BYTES);
}
