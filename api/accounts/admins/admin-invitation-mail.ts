import type { Deps } from '../../deps.ts';
import { berlinDate, berlinTime } from '../../time/berlin-time.ts';
import { accountStore } from '../account.store.ts';
import { mailAccount } from '../account-mail.ts';
import { adminStore } from './admin.store.ts';

const HH_MM = 5;

/** Queues the mail to an invited admin, in a transaction. Its link lasts as long as the invitation. */
export function mailInvitation(deps: Deps, accountId: string, inviter: string): void {
  const account = accountStore(deps.db).find(accountId);
  const { deskRole } = accountStore(deps.db).rolesOf(accountId);
  const end = adminStore(deps.db).findInvitation(accountId)?.expires_at;
  if (!account || end === undefined) return;
  const params = { inviter, role: deskRole ?? '', until: berlinDate(end), hour: berlinTime(end).slice(-HH_MM) };
  mailAccount(deps, account, { template: 'account-admin-invited', params });
}
