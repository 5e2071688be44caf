import { callerApplication } from '../../applicants/caller-application.ts';
import { endpoint } from '../../http/endpoint.ts';
import { candidateSide, contractOf } from '../side.ts';
import { contractPaper } from './contract-paper.ts';

export const ownContractPaper = endpoint('ownContractPaper', {
  auth: callerApplication,
  limit: { perNetwork: 300, perCaller: 30 },
  handle({ deps, caller, input: { contract_id, terms_version: version } }) {
    const side = candidateSide(caller);
    return contractPaper(deps, contractOf(deps, side, contract_id), {
      by: 'candidate',
      accountId: side.accountId,
      version,
    });
  },
});
