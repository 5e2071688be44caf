import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';

// Perhaps of somebody who never asked for it.
const KEPT_MS = 7 * DAY_MS;

/**
 * Forgets at most `limit` sign-ups that nobody has answered for a week, each by its own age, and with its last one an
 * account that was never confirmed. Returns how many sign-ups went.
 */
export function sweepSignUps({ accounts, signUps, tx, clock }: Deps, limit: number): number {
  return tx(() => {
    const owners = signUps.removeBefore(clock.now() - KEPT_MS, limit);
    for (const id of new Set(owners))
      if (accounts.find(id)?.confirmed_at === null && signUps.listOf(id).length === 0) accounts.remove(id);
    return owners.length;
  });
}
