import { callerApplication } from '../../applicants/caller-application.ts';
import { endpoint } from '../../http/endpoint.ts';
import { candidateSide } from '../side.ts';
import { viewForSide } from '../view-contract.ts';
import { recordPaper } from './record-paper.ts';

export const recordOwnPaper = endpoint('recordOwnPaper', {
  auth: callerApplication,
  limit: { perNetwork: 600, perCaller: 60 },
  page: 'same',
  handle: ({ deps, caller, input }) => viewForSide(deps, recordPaper(deps, candidateSide(caller), input), 'candidate'),
});
