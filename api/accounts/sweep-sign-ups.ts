import { SIGN_UPS_KEPT_DAYS } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../time/clock.ts';

const KEPT_MS = SIGN_UPS_KEPT_DAYS * DAY_MS;

/**
 * Deletes at most `limit` sign-ups that are a week old and unconfirmed, and an account that was never confirmed with
 * its last one. Returns how many sign-ups were deleted.
 */
export function sweepSignUps({ accounts, signUps, tx, clock }: Deps, limit: number): number {
  return tx(() => {
    const owners = signUps.removeBefore(clock.now() - KEPT_MS, limit);
    for (const id of new Set(owners))
      if (accounts.find(id)?.confirmed_at === null && signUps.listOf(id).length === 0) accounts.remove(id);
    return owners.length;
  });
}
