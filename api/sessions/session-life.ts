import { ROLE_RULES, ROLES, type Role } from '#contract/roles.ts';
import { MINUTE_MS } from '../clock.ts';

export const LONGEST_IDLE_MS = Math.max(...ROLES.map((role) => lifeOf(role).idleMs));

const AHEAD_MS = 5 * MINUTE_MS;

interface Used {
  created_at: number;
  last_seen_at: number;
}

/** How long a session still opens doors if nobody uses it; 0 when it has ended. Pure. */
export function sessionLifeLeft({ created_at, last_seen_at }: Used, role: Role, now: number): number {
  // Written by a clock that was wrong, it would last for who knows how long.
  if (last_seen_at > now + AHEAD_MS) return 0;
  const { idleMs, wholeMs } = lifeOf(role);
  const idleLeft = last_seen_at + idleMs - now;
  const wholeLeft = wholeMs === undefined ? idleLeft : created_at + wholeMs - now;
  return Math.max(0, Math.min(idleLeft, wholeLeft));
}

/** How long a cookie made now may last. */
export function cookieLife({ created_at }: Used, role: Role, now: number): number {
  const { idleMs, wholeMs } = lifeOf(role);
  return wholeMs === undefined ? idleMs : Math.max(0, created_at + wholeMs - now);
}

function lifeOf(role: Role): { idleMs: number; wholeMs?: number } {
  const { idleMinutes, wholeMinutes } = ROLE_RULES[role].session;
  return {
    idleMs: idleMinutes * MINUTE_MS,
    ...(wholeMinutes !== undefined && { wholeMs: wholeMinutes * MINUTE_MS }),
  };
}
