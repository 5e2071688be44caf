import { SECURITY_EVENTS_KEPT_DAYS } from '#contract/limits.ts';
import type { Db } from '../db/open.ts';
import { securityEventStore } from '../security/security-event.store.ts';
import { type Clock, DAY_MS } from '../time/clock.ts';
import { accountStore } from './account.store.ts';

const REMEMBERED_MS = SECURITY_EVENTS_KEPT_DAYS * DAY_MS;

/** Whether the account of an address was signed in to from a network lately: then the caller is hardly a stranger. */
export function knownPlaces({ db, clock }: { db: Db; clock: Clock }) {
  return ({ email, network }: { email: string; network: string }): boolean => {
    const account = accountStore(db).findByEmail(email.trim());
    return (
      account !== undefined && securityEventStore(db).wasSignedInFrom(account.id, network, clock.now() - REMEMBERED_MS)
    );
  };
}
