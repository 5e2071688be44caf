import type { ListedKey } from '#contract/accounts/api-key.ts';
import { MAX_API_KEYS } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { lastDayOf } from '../time/berlin-time.ts';
import { apiKeyStore } from './api-key.store.ts';

/** The newest first. */
export function viewKeys({ db, clock }: Deps): { keys: ListedKey[] } {
  const keys = apiKeyStore(db)
    .list(MAX_API_KEYS)
    .sort((a, b) => b.created_at - a.created_at);
  return {
    keys: keys.map(({ id, name, made_by, expires_at, last_used_on, is_admin }) => ({
      ...{ id, name, made_by, last_used_on, valid_until: lastDayOf(expires_at) ?? '' },
      has_ended: expires_at <= clock.now() || is_admin === 0,
    })),
  };
}
