import { calls } from '#contract/calls.ts';
import { may } from '#contract/desk-roles.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { idOnDesk } from './id-on-desk.ts';
import { recordLook } from './record-look.ts';
import { viewForDesk } from './view-for-desk.ts';

/** One application for the review desk, by its id or its number. A reader can do nothing with it. */
export const getDeskApplication = endpoint(calls.getDeskApplication, {
  auth: adminOrReader,
  limit: { perNetwork: 6000, perCaller: 2400, windowMinutes: 15 },
  handle({ deps, caller, input }) {
    const id = idOnDesk(deps, input.applicant_id);
    recordLook(deps, caller.account.id, id, input.ahead ? 'load-application' : 'view-application');
    const application = viewForDesk(deps, id);
    return { application: may(caller.deskRole, 'decide') ? application : { ...application, can: [], uploads: [] } };
  },
});
