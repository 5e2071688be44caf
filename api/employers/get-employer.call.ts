import { endpoint } from '../http/endpoint.ts';
import { sentenceOf } from '../http/problem.ts';
import { employer, employerOf, endedAccess } from './caller-employer.ts';
import { viewEmployer } from './view-employer.ts';

export const getEmployer = endpoint('getEmployer', {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller: { account }, lang }) {
    const ended = endedAccess(deps, account.id);
    return ended ? { access_ended: sentenceOf(ended, lang) } : viewEmployer(employerOf(deps, account.id));
  },
});
