import { STATUS } from '#contract/status.ts';
import type { Applicant } from '../application/applicant.ts';

/** Whether an account can be made for this application: it has none, and has come so far that the server takes one. */
export function offersAccount({ status, user_id }: Pick<Applicant, 'status' | 'user_id'>): boolean {
  const { stage } = STATUS[status];
  return user_id === null && (stage === 'declaration' || stage === 'complete');
}
