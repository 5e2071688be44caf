import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { openForDesk } from './open-for-desk.ts';

/** A document that comes next on the desk: recorded as loaded, and as viewed once somebody looks at it. */
export const adminDocumentAhead = endpoint('adminDocumentAhead', {
  auth: adminOrReader,
  limit: { perNetwork: 3000, perCaller: 1200 },
  handle: ({ deps, caller, input }) =>
    openForDesk(deps, { accountId: caller.account.id }, input.document_id, 'load-document'),
});
