import { employer } from '../../employers/caller-employer.ts';
import { endpoint } from '../../http/endpoint.ts';
import { copyOf, employerSide } from '../side.ts';
import { openCopy } from './open-copy.ts';

export const employerContractCopy = endpoint('employerContractCopy', {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 120 },
  handle({ deps, caller, input }) {
    const side = employerSide(deps, caller);
    return openCopy(deps, copyOf(deps, side, input.copy_id), { by: 'employer', accountId: side.accountId });
  },
});
