import { loadApplicant } from '../applicants/load.ts';
import { isHeldByLinkAlone, ownApplications } from '../applicants/own-applications.ts';
import { idOnDesk } from '../applicants/review/id-on-desk.ts';
import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { beginExport } from './begin-export.ts';

/**
 * Everything about a person, made by the operator for somebody who asks by letter or phone, in the language of their
 * mails.
 */
export const exportForPerson = endpoint('exportForPerson', {
  auth: admin,
  limit: { perNetwork: 240, perCaller: 60 },
  handle({ deps, caller, input }) {
    const applicant = loadApplicant(deps, idOnDesk(deps, input.applicant_id));
    const { id, lang } = applicant;
    // An account of another address may be a helper's: neither gets the data of the other.
    const accountId = isHeldByLinkAlone(deps, applicant) ? null : applicant.user_id;
    return beginExport(deps, {
      applications: accountId === null ? [id] : ownApplications(deps, { id: accountId }).map((one) => one.id),
      ...{ accountId, lang },
      record: { about: ['applicant', id], actor: 'operator', accountId: caller.account.id, action: 'export-data' },
    });
  },
});
