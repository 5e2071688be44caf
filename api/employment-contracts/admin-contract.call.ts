import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { loadContract } from './load-contract.ts';
import { viewForAdmin } from './view-contract.ts';

export const adminContract = endpoint('adminContract', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle: ({ deps, input }) => viewForAdmin(deps, loadContract(deps, input.contract_id)),
});
