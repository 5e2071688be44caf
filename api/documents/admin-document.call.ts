import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { openForDesk } from './open-for-desk.ts';

/** One document for an admin, replaced ones too. The view is recorded before a byte is sent. */
export const adminDocument = endpoint('adminDocument', {
  auth: adminOrReader,
  limit: { perNetwork: 3000, perCaller: 1200 },
  handle: ({ deps, caller, input }) =>
    openForDesk(deps, { accountId: caller.account.id }, input.document_id, 'view-document'),
});
