import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { LONGEST_IDLE_MS } from './session-life.ts';

const ENDED_LINKS_KEPT_MS = 7 * DAY_MS;
// Perhaps of somebody who never asked for it.
const UNCONFIRMED_KEPT_MS = 7 * DAY_MS;
const SECURITY_EVENTS_KEPT_MS = 90 * DAY_MS;

/** Forgets sign-ups that nobody confirmed, sessions and links that have ended, and what was noted about sign-ins a while ago. */
export function sweepAccounts({ accounts, sessions, accountTokens, securityEvents, tx, clock }: Deps): void {
  const now = clock.now();
  tx(() => {
    for (const id of accounts.unconfirmedBefore(now - UNCONFIRMED_KEPT_MS)) accounts.remove(id);
    sessions.sweep(now - LONGEST_IDLE_MS);
    accountTokens.sweep(now - ENDED_LINKS_KEPT_MS);
    securityEvents.sweep(now - SECURITY_EVENTS_KEPT_MS);
  });
}
