import { employer } from '../../employers/caller-employer.ts';
import { endpoint } from '../../http/endpoint.ts';
import { employerSide } from '../side.ts';
import { viewForSide } from '../view-contract.ts';
import { recordPaper } from './record-paper.ts';

export const recordEmployerPaper = endpoint('recordEmployerPaper', {
  auth: employer,
  limit: { perNetwork: 600, perCaller: 120 },
  handle: ({ deps, caller, input }) =>
    viewForSide(deps, recordPaper(deps, employerSide(deps, caller), input), 'employer'),
});
