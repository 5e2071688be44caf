import { employer } from '../../employers/caller-employer.ts';
import { endpoint } from '../../http/endpoint.ts';
import { contractOf, employerSide } from '../side.ts';
import { contractPaper } from './contract-paper.ts';

export const employerContractPaper = endpoint('employerContractPaper', {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller, input: { contract_id, terms_version: version } }) {
    const side = employerSide(deps, caller);
    return contractPaper(deps, contractOf(deps, side, contract_id), {
      by: 'employer',
      accountId: side.accountId,
      version,
    });
  },
});
