import type { Auth } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import { student } from '../sessions/session-auth.ts';
import { type Applicant, applicantStore } from './applicant.store.ts';
import { applicantToken } from './applicant-auth.ts';

export interface CallerApplication {
  applicant: Applicant;
  /** Null for the holder of a link. */
  accountId: string | null;
}

/** The owner of an application: the holder of its token or, without one, the student whose account it belongs to. */
export const callerApplication: Auth<CallerApplication> = {
  name: 'applicant token or student',
  fields: applicantToken.fields,
  resolve(deps, credentials) {
    if (credentials.token !== undefined)
      return { applicant: applicantToken.resolve(deps, credentials).applicant, accountId: null };
    const { account } = student.resolve(deps, credentials);
    const applicant = applicantStore(deps.db).findByUser(account.id);
    if (!applicant) throw problem('applicant_not_found');
    return { applicant, accountId: account.id };
  },
  countAs: ({ applicant }) => applicant.id,
};
