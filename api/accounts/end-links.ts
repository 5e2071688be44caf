import type { Deps } from '../deps.ts';

/** No link that was mailed for this account, or waits to be mailed, changes its password or address any more. */
export function endLinks({ accountTokens, outbox, clock }: Deps, accountId: string): void {
  for (const purpose of ['email', 'password'] as const) accountTokens.endAll(accountId, purpose, clock.now());
  for (const template of ['account-new-email', 'account-password-link'] as const) outbox.cancel(accountId, template);
}
