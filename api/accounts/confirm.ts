import { randomUUID } from 'node:crypto';
import { roleOfSignUp } from '#contract/accounts/roles.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import { linkToAccount } from '../applicants/own-applications.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { type Account, accountStore } from './account.store.ts';
import { accountTokenStore } from './account-token.store.ts';
import { type PendingSignUp, signUpStore } from './sign-up/sign-up.store.ts';

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
  accountStore(deps.db).confirm(
    account.id,
    { password_hash: password, chosen_role, first_name, last_name, partner_id },
    now,
  );
  accountStore(deps.db).setRole(account.id, roleOfSignUp(chosen_role));
  if (chosen_role === 'employer' && !signUp.joins)
    employerStore(deps.db).add({ id: randomUUID(), company: first_name, created_at: now, accountId: account.id });
  accountTokenStore(deps.db).endAll(account.id, 'sign-up', now);
  signUpStore(deps.db).forgetAll(account.id);
  // Confirmation mails of other sign-ups would lead nowhere now.
  outboxStore(deps.db).cancel(account.id, 'account-confirm');
  if (applicant_id !== null && isStillOwn(deps, account, applicant_id))
    linkToAccount(deps, { id: account.id, email: account.email, partner_id }, applicant_id, now);
}

/**
 * Whether the sign-up may still take the application. The candidate has shown the application's token, as an address
 * alone proves nothing. But the address may have been corrected since: then the link had gone to somebody else.
 */
function isStillOwn({ db }: Deps, account: Account, applicantId: string): boolean {
  return applicantStore(db).find(applicantId)?.email.toLowerCase() === account.email.toLowerCase();
}

/** The one password of all waiting sign-ups; null where they differ. */
function passwordOf({ db }: Deps, account: Account): string | null {
  const hashes = new Set(
    signUpStore(db)
      .listOf(account.id)
      .map(({ password_hash }) => password_hash),
  );
  const [only] = hashes;
  return hashes.size === 1 && only !== undefined ? only : null;
}
