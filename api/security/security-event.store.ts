import type { SecurityAction } from '#contract/accounts/security.ts';
import { IN_TIME, type LogSpan } from '../audit/log-span.ts';
import { perDatabase } from '../db/per-database.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import { type Reading, timePages } from '../paging/time-pages.store.ts';

/** A sign-in or sign-up, and its result. Holds no addresses and no secrets. */
export interface NewSecurityEvent {
  at: number;
  action: SecurityAction;
  /** `client`: reported by a browser; proves nothing. */
  source: 'server' | 'client';
  accountId?: string | undefined;
  /** Pseudonym of the network address. */
  network: string;
  resourceType?: string | null | undefined;
  resourceId?: string | null | undefined;
  success?: boolean | null | undefined;
  errorMessage?: string | null | undefined;
  metadata?: Readonly<Record<string, unknown>> | null | undefined;
}

/** An entry of the admins' log. */
export type LoggedSecurityEvent = RecordedSecurityEvent & TimePlace & { id: number };

interface RecordedSecurityEvent extends Pick<NewSecurityEvent, 'at' | 'action' | 'source' | 'network'> {
  account_id: string | null;
  resource_type: string | null;
  resource_id: string | null;
  success: 0 | 1 | null;
  error_message: string | null;
  metadata: string;
}

export const securityEventStore = perDatabase(({ db, all, exists, sweep }) => {
  const insert = db.prepare(`
    INSERT INTO security_event (at, action, source, account_id, network, resource_type, resource_id, success, error_message, metadata)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const lastSignIn = db.prepare<[string], { at: number | null }>(`
    SELECT max(at) AS at FROM security_event WHERE account_id = ? AND action = 'login_success' AND source = 'server'`);
  const list = (condition: string) =>
    timePages<LoggedSecurityEvent>(
      db,
      `SELECT *, at AS created_at, id AS rowid FROM security_event WHERE ${condition} at >= @from AND at < @to`,
      IN_TIME,
    );
  const lists = { all: list(''), account: list('account_id = @account AND'), action: list('action = @action AND') };
  return {
    add(event: NewSecurityEvent): void {
      insert.run(
        event.at,
        event.action,
        event.source,
        event.accountId ?? null,
        event.network,
        event.resourceType ?? null,
        event.resourceId ?? null,
        typeof event.success === 'boolean' ? Number(event.success) : null,
        event.errorMessage ?? null,
        JSON.stringify(event.metadata ?? {}),
      );
    },
    /** Entries behind a place: of an account, else of an action, else of all. */
    page: (
      filter: LogSpan & { account?: string | undefined; action?: string | undefined },
      place: TimePlace | undefined,
      how: Reading,
    ) => lists[filter.account ? 'account' : filter.action ? 'action' : 'all'](filter, place, how),
    /** Oldest first. */
    list: all<[], RecordedSecurityEvent>('SELECT * FROM security_event ORDER BY id'),
    /** Whether an account was signed in to from a network after `since`. */
    wasSignedInFrom: exists<[accountId: string, network: string, since: number]>(`
      SELECT 1 FROM security_event WHERE account_id = ? AND network = ? AND at > ?
        AND action = 'login_success' AND source = 'server' LIMIT 1`),
    /** When an account was last signed in to, as far as that is remembered. */
    lastSignIn: (accountId: string) => lastSignIn.get(accountId)?.at ?? undefined,
    sweep: sweep<[before: number]>('security_event', 'id', 'WHERE at < ?'),
  };
});
