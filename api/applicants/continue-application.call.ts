import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { student } from '../sessions/session-auth.ts';
import { applicantStore } from './applicant.store.ts';
import { tokenStore } from './token.store.ts';

export const continueApplication = endpoint('continueApplication', {
  auth: student,
  limit: { perNetwork: 1200, perCaller: 120 },
  handle({ deps, caller }) {
    const own = applicantStore(deps.db).findByUser(caller.account.id);
    if (!own) throw problem('application_none');
    const held = deps.tx(() => tokenStore(deps.db).mint(own.id, deps.clock.now()));
    return { success: true as const, access_token: held.token };
  },
});
