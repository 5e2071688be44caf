import type { Deps } from '../deps.ts';

/** Ends every link that changes the account's password or address, mailed or still in the outbox. */
export function endLinks({ accountTokens, outbox, clock }: Deps, accountId: string): void {
  for (const purpose of ['email', 'password'] as const) accountTokens.endAll(accountId, purpose, clock.now());
  for (const template of ['account-new-email', 'account-password-link', 'account-admin-invited'] as const)
    outbox.cancel(accountId, template);
}
