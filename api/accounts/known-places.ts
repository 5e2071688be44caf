import { SECURITY_EVENTS_KEPT_DAYS } from '#contract/limits.ts';
import type { SecurityEventStore } from '../security/security-event.store.ts';
import { type Clock, DAY_MS } from '../time/clock.ts';
import type { AccountStore } from './account.store.ts';

interface Parts {
  accounts: AccountStore;
  securityEvents: SecurityEventStore;
  clock: Clock;
}

const REMEMBERED_MS = SECURITY_EVENTS_KEPT_DAYS * DAY_MS;

/** Whether the account of an address was signed in to from a network lately: then the caller is hardly a stranger. */
export function knownPlaces({ accounts, securityEvents, clock }: Parts) {
  return ({ email, network }: { email: string; network: string }): boolean => {
    const account = accounts.findByEmail(email.trim());
    return account !== undefined && securityEvents.wasSignedInFrom(account.id, network, clock.now() - REMEMBERED_MS);
  };
}
