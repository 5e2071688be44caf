import { endpoint } from '../http/endpoint.ts';
import { beginExport } from './begin-export.ts';
import { callerData } from './caller-data.ts';

/** Everything about the caller: of an application by its link, of the account and all its applications by sign-in. */
export const exportOwnData = endpoint('exportOwnData', {
  auth: callerData,
  limit: { perNetwork: 240, perCaller: 20 },
  page: 'same',
  handle({ deps, caller: { applicant, applications, accountId }, lang }) {
    const { id } = applicant;
    return beginExport(deps, {
      ...{ applications, accountId, lang },
      record: { about: ['applicant', id], actor: 'applicant', accountId, action: 'export-own-data' },
    });
  },
});
