import type { Deps } from '../deps.ts';
import type { Account } from './account.store.ts';
import { roleFor } from './register-sign-up.ts';
import type { PendingSignUp } from './sign-up.store.ts';

/** Makes the account what this one sign-up asked for, in a transaction. Its owner has shown that the mailbox is theirs. */
export function confirmSignUp(
  deps: Deps,
  account: Account,
  signUp: PendingSignUp,
  passwordHash = signUp.password_hash,
): void {
  const now = deps.clock.now();
  const { chosen_role, first_name, last_name, partner_id } = signUp;
  deps.accounts.confirm(
    account.id,
    { password_hash: passwordHash, chosen_role, first_name, last_name, partner_id },
    now,
  );
  deps.accounts.setRole(account.id, roleFor(chosen_role));
  deps.accountTokens.endAll(account.id, 'sign-up', now);
  deps.signUps.forgetAll(account.id);
  linkApplications(deps, account.id, signUp.applicant_id ?? undefined);
}

/** Applications of a confirmed address belong to its student account; so does the one that a candidate came with. */
export function linkApplications(deps: Deps, accountId: string, applicantId?: string): void {
  const account = deps.accounts.find(accountId);
  if (!account?.confirmed_at || deps.accounts.roleOf(accountId) !== 'student') return;
  const now = deps.clock.now();
  if (applicantId !== undefined) deps.applicants.linkTo(account, applicantId, now);
  deps.applicants.linkByEmail(account, now);
}
