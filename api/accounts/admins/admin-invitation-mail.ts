import type { Deps } from '../../deps.ts';
import { accountStore } from '../account.store.ts';
import { mailAccount } from '../account-mail.ts';

/** Queues the mail to an invited admin, in a transaction. Its link lasts as long as the invitation. */
export function mailInvitation(deps: Deps, accountId: string, inviter: string): void {
  const account = accountStore(deps.db).find(accountId);
  const { deskRole } = accountStore(deps.db).rolesOf(accountId);
  if (account)
    mailAccount(deps, account, { template: 'account-admin-invited', params: { inviter, role: deskRole ?? '' } });
}
