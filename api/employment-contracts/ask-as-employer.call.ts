import { employer } from '../employers/caller-employer.ts';
import { endpoint } from '../http/endpoint.ts';
import { askContract } from './ask-contract.ts';
import { employerSide } from './side.ts';
import { viewForSide } from './view-contract.ts';

export const askAsEmployer = endpoint('askAsEmployer', {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 60 },
  handle: ({ deps, caller, input }) =>
    viewForSide(deps, askContract(deps, employerSide(deps, caller), input), 'employer'),
});
