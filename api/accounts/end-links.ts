import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { accountTokenStore } from './account-token.store.ts';

/** Ends every link that changes the account's password or address, mailed or still in the outbox. */
export function endLinks({ db, clock }: Deps, accountId: string): void {
  for (const purpose of ['email', 'password'] as const) accountTokenStore(db).endAll(accountId, purpose, clock.now());
  for (const template of ['account-new-email', 'account-password-link', 'account-admin-invited'] as const)
    outboxStore(db).cancel(accountId, template);
}
