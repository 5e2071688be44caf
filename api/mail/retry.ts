import { HOUR_MS, MINUTE_MS } from '../clock.ts';
import { isAboutThisMail, isNoAddress, isUnknownAddress, type SendingError } from './sending-error.ts';

// One, two, four … minutes, then every six hours: about three days in all.
const MAX_ATTEMPTS = 20;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
const FIRST_PAUSE_MS = MINUTE_MS / 2;
export const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

export type NextStep =
  /** No later try helps, or there were enough. */
  | { kind: 'give-up' }
  /** This mail waits; the others go on. */
  | { kind: 'wait'; forMs: number }
  /** Nothing goes out at the moment: all mail waits. `counts`: this try is one of the mail's own. */
  | { kind: 'pause'; forMs: number; mailWaitsMs: number; counts: boolean };

interface Situation {
  /** Tries of this mail so far, with this one. */
  attempts: number;
  /** How often in a row all mail had to wait, before this. */
  pauses: number;
}

/** What to do after a failed try. Pure. */
export function afterFailure(error: SendingError, { attempts, pauses }: Situation): NextStep {
  if (error.code === 'EUNSENDABLE' || isNoAddress(error) || isUnknownAddress(error)) return { kind: 'give-up' };
  if (isAboutThisMail(error)) {
    return attempts < MAX_ATTEMPTS ? { kind: 'wait', forMs: waitAfter(attempts) } : { kind: 'give-up' };
  }
  // Right after a mail that went well this one may itself be what breaks the connection: then its tries are counted,
  // and it waits longer than the rest, so that it can never hold up the others for good.
  const counts = pauses === 0;
  if (counts && attempts >= MAX_ATTEMPTS) return { kind: 'give-up' };
  const forMs = Math.min(2 ** pauses * FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  return { kind: 'pause', forMs, mailWaitsMs: Math.max(2 * forMs, counts ? waitAfter(attempts) : 0), counts };
}

function waitAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * MINUTE_MS, LONGEST_WAIT_MS);
}
