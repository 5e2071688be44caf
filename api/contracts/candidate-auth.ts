import type { Applicant } from '../applicants/applicant.store.ts';
import { applicantToken } from '../applicants/applicant-auth.ts';
import type { Auth } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import { student } from '../sessions/session-auth.ts';

export interface CandidateCaller {
  applicant: Applicant;
  /** Of a student who is signed in; undefined for the holder of a link. */
  accountId: string | undefined;
}

/** The person of an application: by its token, or by the student's account that it is linked to. */
export const candidate: Auth<CandidateCaller> = {
  name: 'applicant token or student',
  fields: applicantToken.fields,
  resolve(deps, credentials) {
    if (credentials.token !== undefined)
      return { applicant: applicantToken.resolve(deps, credentials).applicant, accountId: undefined };
    const { account } = student.resolve(deps, credentials);
    const applicant = deps.applicants.findByUser(account.id);
    if (!applicant) throw problem('application_none');
    return { applicant, accountId: account.id };
  },
  countAs: ({ applicant }) => applicant.id,
};
