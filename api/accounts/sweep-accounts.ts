import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { LONGEST_IDLE_MS } from './session-life.ts';
import { sweepSignUps } from './sweep-sign-ups.ts';

const ENDED_LINKS_KEPT_MS = 7 * DAY_MS;
const SIGN_UPS_AT_ONCE = 500;
const SECURITY_EVENTS_KEPT_MS = 90 * DAY_MS;

/** Forgets sign-ups that nobody confirmed, sessions and links that have ended, and what was noted about sign-ins a while ago. */
export function sweepAccounts(deps: Deps): void {
  const { sessions, accountTokens, securityEvents, tx, clock } = deps;
  const now = clock.now();
  while (sweepSignUps(deps, SIGN_UPS_AT_ONCE) === SIGN_UPS_AT_ONCE);
  tx(() => {
    sessions.sweep(now - LONGEST_IDLE_MS);
    accountTokens.sweep(now - ENDED_LINKS_KEPT_MS);
    securityEvents.sweep(now - SECURITY_EVENTS_KEPT_MS);
  });
}
