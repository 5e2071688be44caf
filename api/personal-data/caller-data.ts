import { type Applicant, applicantStore } from '../applicants/applicant.store.ts';
import { ownApplications } from '../applicants/own-applications.ts';
import type { Auth } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import { student } from '../sessions/session-auth.ts';
import { dataTokenStore } from './data-token.store.ts';

export interface CallerData {
  applicant: Applicant;
  /** Ids of all that are the caller's: the one of a link, or those of an account. */
  applications: readonly string[];
  /** Null for the holder of a mailed link. */
  accountId: string | null;
  /** When the mailed link ends; null for an account. */
  linkEndsAt: number | null;
}

/**
 * A person who sees, takes along, corrects and erases their own data: by a link of the last hour, or with the student's
 * account that holds the application. The application's own link is not enough: decision 070.
 */
export const callerData: Auth<CallerData> = {
  name: 'data link or student',
  fields: ['data_token'],
  resolve(deps, credentials) {
    const { token } = credentials;
    if (token !== undefined) {
      const found = dataTokenStore(deps.db).find(token);
      const applicant = found && applicantStore(deps.db).find(found.applicant_id);
      if (!applicant || found.expires_at <= deps.clock.now()) throw problem('data_link_ended');
      return { applicant, applications: [applicant.id], accountId: null, linkEndsAt: found.expires_at };
    }
    const { account } = student.resolve(deps, credentials);
    const own = ownApplications(deps, account);
    const [applicant] = own;
    if (applicant) return { applicant, applications: own.map(({ id }) => id), accountId: account.id, linkEndsAt: null };
    throw problem(applicantStore(deps.db).findByUser(account.id) ? 'data_link_needed' : 'applicant_not_found');
  },
  countAs: ({ applicant }) => applicant.id,
};
