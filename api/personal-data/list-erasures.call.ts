import { ERASURE_REASONS } from '#contract/personal-data/erasure-reasons.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { isoTime } from '../time/iso-time.ts';
import { type Erasure, erasureStore } from './erasure.store.ts';

const ON_A_PAGE = 50;

/** The log of erasures: it proves that promises are kept, and names nobody who was erased. */
export const listErasures = endpoint('listErasures', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle({ deps, input }) {
    const rows = erasureStore(deps.db).before(input.before ?? Number.MAX_SAFE_INTEGER, ON_A_PAGE + 1);
    const shown = rows.slice(0, ON_A_PAGE);
    return {
      erasures: shown.map((row) => view(deps, row)),
      next: rows.length > ON_A_PAGE ? (shown.at(-1)?.id ?? null) : null,
    };
  },
});

const SHOWN_HASH_CHARACTERS = 12;

function view({ db }: Deps, { id, person, why, reason, ...row }: Erasure) {
  const account = row.actor_account_id === null ? undefined : accountStore(db).find(row.actor_account_id);
  return {
    ...{ id, why, person: person.slice(0, SHOWN_HASH_CHARACTERS) },
    reason: ERASURE_REASONS.find((code) => code === reason) ?? null,
    by: account?.email ?? row.actor_name,
    begun_at: isoTime(row.begun_at),
    done_at: row.done_at === null ? null : isoTime(row.done_at),
  };
}
