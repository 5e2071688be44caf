import { SIGN_UPS_KEPT_DAYS } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../time/clock.ts';
import { accountStore } from './account.store.ts';
import { signUpStore } from './sign-up/sign-up.store.ts';

const KEPT_MS = SIGN_UPS_KEPT_DAYS * DAY_MS;

/**
 * Deletes at most `limit` sign-ups that are a week old and unconfirmed, and an account that was never confirmed with
 * its last one. Returns how many sign-ups were deleted.
 */
export function sweepSignUps({ db, tx, clock }: Deps, limit: number): number {
  return tx(() => {
    const owners = signUpStore(db).removeBefore(clock.now() - KEPT_MS, limit);
    for (const id of new Set(owners))
      if (accountStore(db).find(id)?.confirmed_at === null && signUpStore(db).listOf(id).length === 0)
        accountStore(db).remove(id);
    return owners.length;
  });
}
