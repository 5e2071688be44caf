import type { AccountStore } from '../accounts/account.store.ts';
import { berlinTime } from '../time/berlin-time.ts';
import type { Erasure } from './erasure.store.ts';

/** The log of erasures for the command line; a hash stands for the person. */
export function describeErasures(rows: readonly Erasure[], accounts: Pick<AccountStore, 'find'>): string {
  if (rows.length === 0) return 'Nobody was erased.';
  return rows
    .map(({ begun_at, person, why, reason, actor_account_id: account, actor_name: name, state }) => {
      const by = (account === null ? undefined : accounts.find(account)?.email) ?? name;
      const facts = [berlinTime(begun_at), person.slice(0, 12), why, reason, by && `by ${by}`];
      return [...facts, state === 'done' ? 'done' : 'files are being removed'].filter(Boolean).join('  ');
    })
    .join('\n');
}
