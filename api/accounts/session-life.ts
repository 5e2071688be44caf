import type { Role } from '#contract/account.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts';

interface Life {
  /** Without any use. */
  idleMs: number;
  /** From sign-in on, whatever its use; a session that slides has no end. */
  wholeMs?: number;
}

const LIFE: Readonly<Record<Role, Life>> = {
  student: { idleMs: 30 * DAY_MS },
  partner: { idleMs: 30 * DAY_MS },
  employer: { idleMs: 30 * DAY_MS },
  admin: { idleMs: 30 * MINUTE_MS, wholeMs: 12 * HOUR_MS },
};
export const LONGEST_IDLE_MS = 30 * DAY_MS;

const AHEAD_MS = 5 * MINUTE_MS;

interface Used {
  created_at: number;
  last_seen_at: number;
}

/** How long a session still opens doors if nobody uses it; 0 when it has ended. Pure. */
export function sessionLifeLeft({ created_at, last_seen_at }: Used, role: Role, now: number): number {
  // Written by a clock that was wrong, it would last for who knows how long.
  if (last_seen_at > now + AHEAD_MS) return 0;
  const { idleMs, wholeMs } = LIFE[role];
  const idleLeft = last_seen_at + idleMs - now;
  const wholeLeft = wholeMs === undefined ? idleLeft : created_at + wholeMs - now;
  return Math.max(0, Math.min(idleLeft, wholeLeft));
}

/** How long a cookie made now may last. */
export function cookieLife({ created_at }: Used, role: Role, now: number): number {
  const { idleMs, wholeMs } = LIFE[role];
  return wholeMs === undefined ? idleMs : Math.max(0, created_at + wholeMs - now);
}
