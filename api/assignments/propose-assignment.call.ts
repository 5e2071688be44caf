import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { runAssignment } from './assignment-run.ts';
import { pageOfAssignment } from './view-assignment.ts';

export const proposeAssignment = endpoint('proposeAssignment', {
  auth: admin,
  // Each reads the whole pool.
  limit: { perNetwork: 120, perCaller: 30 },
  async handle({ deps, caller }) {
    await runAssignment(deps, caller.account.id);
    return pageOfAssignment(deps);
  },
});
