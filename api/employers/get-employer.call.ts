import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { employer, employerOf } from './caller-employer.ts';
import { viewEmployer } from './view-employer.ts';

/** The caller's own employer. */
export const getEmployer = endpoint(calls.getEmployer, {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle: ({ deps, caller }) => viewEmployer(employerOf(deps, caller.account.id)),
});
