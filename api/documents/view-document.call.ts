import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { recordView } from './record-view.ts';
import { existingDocument } from './view-checks.ts';

export const viewDocument = endpoint('viewDocument', {
  auth: adminOrReader,
  limit: { perNetwork: 3000, perCaller: 1200 },
  handle({ deps, caller, input }) {
    recordView(deps, { accountId: caller.account.id }, existingDocument(deps, input.document_id), 'view-document');
    return { success: true as const };
  },
});
