import { callerApplication } from '../../applicants/caller-application.ts';
import { endpoint } from '../../http/endpoint.ts';
import { candidateSide, copyOf } from '../side.ts';
import { openCopy } from './open-copy.ts';

export const ownContractCopy = endpoint('ownContractCopy', {
  auth: callerApplication,
  limit: { perNetwork: 1200, perCaller: 60 },
  handle: ({ deps, caller, input }) =>
    openCopy(deps, copyOf(deps, candidateSide(caller), input.copy_id), {
      by: 'candidate',
      accountId: caller.accountId,
    }),
});
