import { accountStore } from '../accounts/account.store.ts';
import { findSubjects } from '../audit/find-subjects.ts';
import { spanOf } from '../audit/log-span.ts';
import { endpoint } from '../http/endpoint.ts';
import { searchByTime } from '../paging/page-by-time.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { isoTime } from '../time/iso-time.ts';
import { type LoggedSecurityEvent, securityEventStore } from './security-event.store.ts';

// Enough to tell networks apart, as they are pseudonyms anyway.
const SHOWN_OF_NETWORK = 8;

export const listSecurityEvents = endpoint('listSecurityEvents', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  async handle({ deps, input: { search, action, from, to, after, before } }) {
    const ids = findSubjects(deps, search);
    const account = ids?.find((id) => accountStore(deps.db).find(id));
    if (ids && !account) return { events: [], found: false, previous: null, next: null };
    const filter = { account, action, ...spanOf({ from, to }) };
    const { rows, previous, next } = await searchByTime<LoggedSecurityEvent>(
      { rowsAfter: (place, how) => securityEventStore(deps.db).page(filter, place, how), after, before },
      (row) => action === undefined || row.action === action,
    );
    const events = rows.map(({ id, at, action, source, account_id, network, error_message }) => ({
      id,
      at: isoTime(at),
      action,
      source,
      account: accountStore(deps.db).emailOf(account_id),
      network: network.slice(0, SHOWN_OF_NETWORK),
      error: error_message,
    }));
    return { events, found: true, previous, next };
  },
});
