import { randomUUID } from 'node:crypto';
import { roleOfSignUp } from '#contract/accounts/roles.ts';
import type { Deps } from '../deps.ts';
import type { Account } from './account.store.ts';
import type { PendingSignUp } from './sign-up.store.ts';

/**
 * Makes the account what this sign-up asked for, in a transaction. The link proves who owns the mailbox, not which of
 * several passwords is theirs: if they differ, the account has none until its owner sets one.
 */
export function confirmSignUp(
  deps: Deps,
  account: Account,
  signUp: Pick<PendingSignUp, 'chosen_role' | 'first_name' | 'last_name' | 'partner_id' | 'applicant_id'> & {
    /** The sign-up came by an employer's invitation: the account joins that employer, and no new one is made. */
    joins?: boolean;
  },
  now: number,
  password = passwordOf(deps, account),
): void {
  const { chosen_role, first_name, last_name, partner_id, applicant_id } = signUp;
  deps.accounts.confirm(account.id, { password_hash: password, chosen_role, first_name, last_name, partner_id }, now);
  deps.accounts.setRole(account.id, roleOfSignUp(chosen_role));
  if (chosen_role === 'employer' && !signUp.joins)
    deps.employers.add({ id: randomUUID(), company: first_name, created_at: now, accountId: account.id });
  deps.accountTokens.endAll(account.id, 'sign-up', now);
  deps.signUps.forgetAll(account.id);
  // Confirmation mails of other sign-ups would lead nowhere now.
  deps.outbox.cancel(account.id, 'account-confirm');
  if (applicant_id !== null && isStillOwn(deps, account, applicant_id))
    deps.applicants.linkTo({ id: account.id, partner_id }, applicant_id, now);
}

/**
 * Whether the sign-up may still take the application. The candidate has shown the application's token, as an address
 * alone proves nothing. But the address may have been corrected since: then the link had gone to somebody else.
 */
function isStillOwn({ applicants }: Deps, account: Account, applicantId: string): boolean {
  return applicants.find(applicantId)?.email.toLowerCase() === account.email.toLowerCase();
}

/** The one password of all waiting sign-ups; null where they differ. */
function passwordOf({ signUps }: Deps, account: Account): string | null {
  const hashes = new Set(signUps.listOf(account.id).map(({ password_hash }) => password_hash));
  const [only] = hashes;
  return hashes.size === 1 && only !== undefined ? only : null;
}
