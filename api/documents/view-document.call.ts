import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { documentStore } from './document.store.ts';
import { recordView } from './record-view.ts';

export const viewDocument = endpoint('viewDocument', {
  auth: adminOrReader,
  limit: { perNetwork: 3000, perCaller: 1200 },
  handle({ deps, caller, input }) {
    const document = documentStore(deps.db).find(input.document_id);
    if (!document) throw problem('document_unknown');
    recordView(deps, { accountId: caller.account.id }, document, 'view-document');
    return { success: true as const };
  },
});
