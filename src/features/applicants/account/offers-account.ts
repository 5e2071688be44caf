import { takesAccount } from '#contract/model/status.ts';
import type { Applicant } from '../application/applicant.ts';

/** Id of the offer on a page. */
export const ACCOUNT_ANCHOR = 'account-offer';

/** Whether an account can be made for this application: it has none, and the server takes one. */
export function offersAccount({ status, user_id }: Pick<Applicant, 'status' | 'user_id'>): boolean {
  return user_id === null && takesAccount(status);
}
