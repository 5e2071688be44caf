import { ROLE_RULES, ROLES, type Role } from '#contract/accounts/roles.ts';
import { MINUTE_MS } from '../time/clock.ts';

export const LONGEST_IDLE_MS = Math.max(...ROLES.map((role) => lifeOf(role).idleMs));

const AHEAD_MS = 5 * MINUTE_MS;

interface Used {
  created_at: number;
  last_seen_at: number;
}

/** Milliseconds until a session that nobody uses ends; 0 if it has ended. Pure. */
export function sessionLifeLeft({ created_at, last_seen_at }: Used, role: Role, now: number): number {
  // A time in the future was written while the clock was wrong: the session would last too long.
  if (last_seen_at > now + AHEAD_MS) return 0;
  const { idleMs, wholeMs } = lifeOf(role);
  const idleLeft = last_seen_at + idleMs - now;
  const wholeLeft = wholeMs === undefined ? idleLeft : created_at + wholeMs - now;
  return Math.max(0, Math.min(idleLeft, wholeLeft));
}

/** How long a cookie made now may last, in milliseconds. */
export function cookieLife({ created_at }: Used, role: Role, now: number): number {
  const { idleMs, wholeMs } = lifeOf(role);
  return wholeMs === undefined ? idleMs : Math.max(0, created_at + wholeMs - now);
}

function lifeOf(role: Role): { idleMs: number; wholeMs?: number } {
  const { idleMinutes, wholeMinutes } = ROLE_RULES[role].session;
  return { idleMs: idleMinutes * MINUTE_MS, ...(wholeMinutes !== undefined && { wholeMs: wholeMinutes * MINUTE_MS }) };
}
