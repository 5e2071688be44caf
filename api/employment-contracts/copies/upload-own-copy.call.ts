import { callerApplication } from '../../applicants/caller-application.ts';
import { endpoint } from '../../http/endpoint.ts';
import { candidateSide } from '../side.ts';
import { viewForSide } from '../view-contract.ts';
import { signContract } from './sign-contract.ts';

export const uploadOwnCopy = endpoint('uploadOwnCopy', {
  auth: callerApplication,
  limit: { perNetwork: 600, perCaller: 60 },
  files: { file: { allowed: ['pdf'], required: 'file_required' } },
  page: 'same',
  async handle({ deps, caller, input, files: { file } }) {
    return viewForSide(deps, await signContract(deps, candidateSide(caller), input, file), 'candidate');
  },
});
