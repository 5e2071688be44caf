import { endpoint } from '../../http/endpoint.ts';
import { adminOrReader } from '../../sessions/session-auth.ts';
import { openOnDesk } from './open-on-desk.ts';

export const getDeskApplicationAhead = endpoint('getDeskApplicationAhead', {
  auth: adminOrReader,
  limit: { perNetwork: 6000, perCaller: 2400 },
  handle: ({ deps, caller, input }) => ({
    application: openOnDesk(deps, caller, input.applicant_id, 'load-application'),
  }),
});
