import type { Account } from './account.store.ts';

/** Whether this is the empty row of an account that was erased: it has no address any more. Pure. */
export function isErasedAccount({ email }: Pick<Account, 'email'>): boolean {
  return !email.includes('@');
}
