import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { LONGEST_IDLE_MS } from './session-life.ts';

const ENDED_LINKS_KEPT_MS = 7 * DAY_MS;
const SECURITY_EVENTS_KEPT_MS = 90 * DAY_MS;

/** Forgets sessions and links that have ended, and what was noted about sign-ins a while ago. */
export function sweepAccounts({ sessions, accountTokens, securityEvents, tx, clock }: Deps): void {
  const now = clock.now();
  tx(() => {
    sessions.sweep(now - LONGEST_IDLE_MS);
    accountTokens.sweep(now - ENDED_LINKS_KEPT_MS);
    securityEvents.sweep(now - SECURITY_EVENTS_KEPT_MS);
  });
}
