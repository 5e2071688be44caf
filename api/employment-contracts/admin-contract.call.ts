import { recordLook } from '../audit/record-look.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { loadContract } from './load-contract.ts';
import { viewForAdmin } from './view-contract.ts';

export const adminContract = endpoint('adminContract', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input }) {
    const row = loadContract(deps, input.contract_id);
    // It shows birth date, nationality and home address.
    recordLook(deps, caller.account.id, row.applicant_id, 'view-application');
    return viewForAdmin(deps, row);
  },
});
