import { SECOND_MS } from '../time/clock.ts';

// Clearing takes as long as a tenth of the start: requests that have waited for the start are answered before it.
const FIRST_AFTER_MS = SECOND_MS;
const LOOK_EVERY_MS = 20 * SECOND_MS;
/** A twentieth of a processor: more, and somebody would wait for it. */
const CALM_MICROSECONDS = LOOK_EVERY_MS * 50;
const GROWN_BYTES = 10_000_000;

/**
 * Clears what only the start needed, a tenth of the memory, and later what a flood of files has left, once the server has
 * little to do. Else both would stay until enough calls have come. Does nothing without `--expose-gc`.
 */
export function clearMemoryWhenCalm(): void {
  let left = Number.NEGATIVE_INFINITY;
  let used = process.cpuUsage();
  const look = () => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    const isCalm = left < 0 || user + system < CALM_MICROSECONDS;
    if (!isCalm || process.memoryUsage().external < left + GROWN_BYTES) return;
    globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
    left = process.memoryUsage().external;
  };
  setTimeout(look, FIRST_AFTER_MS).unref();
  setInterval(look, LOOK_EVERY_MS).unref();
}
