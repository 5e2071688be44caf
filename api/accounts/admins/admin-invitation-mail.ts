import type { Deps } from '../../deps.ts';
import { mailAccount } from '../account-mail.ts';

/** Queues the mail to an invited admin, in a transaction. Its link lasts as long as the invitation. */
export function mailInvitation(deps: Deps, accountId: string, inviter: string): void {
  const account = deps.accounts.find(accountId);
  const { deskRole } = deps.accounts.rolesOf(accountId);
  if (account)
    mailAccount(deps, account, { template: 'account-admin-invited', params: { inviter, role: deskRole ?? '' } });
}
