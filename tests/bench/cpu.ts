import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

// Linux counts a process's time in ticks of this length.
const TICK_MS = 10;
const LOOK_EVERY_MS = 2000;
/** A server with nothing to do asks a few tables now and then. */
const QUIET_MS = 60;

/** Processor time of all threads of a process together. */
export function cpuMs(pid: number | undefined): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return (Number(user) + Number(system)) * TICK_MS;
}

/** Waits until a server that nobody asks has done what it does once after a start. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; cpuMs(pid) - before > QUIET_MS; ) {
    before = cpuMs(pid);
    await pause(LOOK_EVERY_MS);
  }
}
