import { HOUR_MS, MINUTE_MS } from '../time/clock.ts';
import { isAboutThisMail, isNoAddress, isUnknownAddress, type SendingError } from './sending-error.ts';

// Waits one, two, four … minutes, then six hours each: about three days in all.
const MAX_ATTEMPTS = 20;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
const FIRST_PAUSE_MS = MINUTE_MS / 2;
export const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

export type NextStep =
  /** Give the mail up: later tries won't help, or there were enough. */
  | { kind: 'give-up' }
  /** Only this mail waits. */
  | { kind: 'wait'; forMs: number }
  /** All mail waits, as nothing can be sent now. `counts`: this try counts for the mail. */
  | { kind: 'pause'; forMs: number; mailWaitsMs: number; counts: boolean };

interface Situation {
  /** Tries of this mail, including this one. */
  attempts: number;
  /** How many pauses of all mail came in a row before this. */
  pauses: number;
}

/** Decides what to do after a failed try. Pure. */
export function afterFailure(error: SendingError, { attempts, pauses }: Situation): NextStep {
  if (error.code === 'EUNSENDABLE' || isNoAddress(error) || isUnknownAddress(error)) return { kind: 'give-up' };
  if (isAboutThisMail(error)) {
    return attempts < MAX_ATTEMPTS ? { kind: 'wait', forMs: waitAfter(attempts) } : { kind: 'give-up' };
  }
  // Right after a success, this mail may itself break the connection: then its tries count, and it waits longer than
  // the rest, so that it cannot hold up the others for good.
  const counts = pauses === 0;
  if (counts && attempts >= MAX_ATTEMPTS) return { kind: 'give-up' };
  const forMs = Math.min(2 ** pauses * FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  return { kind: 'pause', forMs, mailWaitsMs: Math.max(2 * forMs, counts ? waitAfter(attempts) : 0), counts };
}

function waitAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * MINUTE_MS, LONGEST_WAIT_MS);
}
