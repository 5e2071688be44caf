import { endpoint } from '../../http/endpoint.ts';
import { adminOrReader } from '../../sessions/session-auth.ts';
import { loadContract } from '../load-contract.ts';
import { contractPaper } from './contract-paper.ts';

export const adminContractPaper = endpoint('adminContractPaper', {
  auth: adminOrReader,
  limit: { perNetwork: 600, perCaller: 120 },
  handle: ({ deps, caller, input: { contract_id, terms_version: version } }) =>
    contractPaper(deps, loadContract(deps, contract_id), { by: 'operator', accountId: caller.account.id, version }),
});
