import type { Status } from '#contract/applicant.ts';
import type { Deps } from '../deps.ts';
import type { Applicant } from './applicant.store.ts';

// Reached by whoever goes on after an approval, of which a mail tells.
const GONE_ON: readonly Status[] = ['A2_CV_RECEIVED', 'STEP2_APPROVED', 'ENROLMENT_UPLOADED', 'COMPLETE'];

/** Whether the owner of the address has shown that the application is theirs: anybody can apply with any address. */
export function isAddressConfirmed(
  { accounts }: Pick<Deps, 'accounts'>,
  { status, user_id, email }: Applicant,
): boolean {
  const account = user_id === null ? undefined : accounts.find(user_id);
  return GONE_ON.includes(status) || account?.email.toLowerCase() === email.toLowerCase();
}
