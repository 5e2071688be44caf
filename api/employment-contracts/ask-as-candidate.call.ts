import { callerApplication } from '../applicants/caller-application.ts';
import { endpoint } from '../http/endpoint.ts';
import { askContract } from './ask-contract.ts';
import { candidateSide } from './side.ts';
import { viewForSide } from './view-contract.ts';

export const askAsCandidate = endpoint('askAsCandidate', {
  auth: callerApplication,
  limit: { perNetwork: 300, perCaller: 30 },
  page: 'same',
  handle: ({ deps, caller, input }) => viewForSide(deps, askContract(deps, candidateSide(caller), input), 'candidate'),
});
