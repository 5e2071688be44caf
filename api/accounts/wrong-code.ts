import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { recordSecurity } from '../security/record.ts';
import { DAY_MS } from '../time/clock.ts';
import type { Account } from './account.store.ts';
import { mailAccount } from './account-mail.ts';

/** Whoever types a wrong code knows the password: the owner hears of it, once a day at most. */
export function noteWrongCode(deps: Deps, account: Account, network: string, isSetUp: boolean): void {
  recordSecurity(deps, 'login_failed', network, { accountId: account.id, errorMessage: 'second_factor_wrong' });
  const now = deps.clock.now();
  const last = outboxStore(deps.db).lastQueued(account.id, 'account-wrong-code');
  // A time in the future was written while the clock was wrong.
  if (!isSetUp || (last !== undefined && last <= now && now - last < DAY_MS)) return;
  deps.tx(() => mailAccount(deps, account, { template: 'account-wrong-code' }));
}
