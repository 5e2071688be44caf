import { ownApplications } from '../applicants/own-applications.ts';
import { endpoint } from '../http/endpoint.ts';
import { signedIn } from '../sessions/session-auth.ts';
import { beginExport } from './begin-export.ts';

export const exportAccountData = endpoint('exportAccountData', {
  auth: signedIn,
  limit: { perNetwork: 240, perCaller: 20 },
  handle({ deps, caller: { account }, lang }) {
    const accountId = account.id;
    return beginExport(deps, {
      applications: ownApplications(deps, account).map(({ id }) => id),
      ...{ accountId, lang },
      record: { about: ['account', accountId], actor: 'account', accountId, action: 'export-own-data' },
    });
  },
});
