import { loadApplicant } from '../applicants/load.ts';
import { idOnDesk } from '../applicants/review/id-on-desk.ts';
import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { beginExport } from './begin-export.ts';
import { exportedRowsStore } from './exported-rows.store.ts';

/**
 * Everything about a person, made by the operator for somebody who asks by letter or phone, in the language of their
 * mails.
 */
export const exportForPerson = endpoint('exportForPerson', {
  auth: admin,
  limit: { perNetwork: 240, perCaller: 60 },
  handle({ deps, caller, input }) {
    const { id, user_id: accountId, lang } = loadApplicant(deps, idOnDesk(deps, input.applicant_id));
    return beginExport(deps, {
      applications: accountId === null ? [id] : exportedRowsStore(deps.db).applicationsOf(accountId),
      ...{ accountId, lang },
      record: {
        ...{ subject: 'applicant', subjectId: id, actor: 'operator', action: 'export-data' },
        who: { accountId: caller.account.id },
      },
    });
  },
});
