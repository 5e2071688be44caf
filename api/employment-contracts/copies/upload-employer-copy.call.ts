import { employer } from '../../employers/caller-employer.ts';
import { endpoint } from '../../http/endpoint.ts';
import { employerSide } from '../side.ts';
import { viewForSide } from '../view-contract.ts';
import { signContract } from './sign-contract.ts';

export const uploadEmployerCopy = endpoint('uploadEmployerCopy', {
  auth: employer,
  limit: { perNetwork: 600, perCaller: 60 },
  files: { file: { allowed: ['pdf'], required: 'file_required' } },
  async handle({ deps, caller, input, files: { file } }) {
    return viewForSide(deps, await signContract(deps, employerSide(deps, caller), input, file), 'employer');
  },
});
