import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { existingDocument, viewChecks } from './view-checks.ts';

export const getDocumentChecks = endpoint('getDocumentChecks', {
  auth: adminOrReader,
  limit: { perNetwork: 3000, perCaller: 1200 },
  handle: ({ deps, input }) => viewChecks(deps, existingDocument(deps, input.document_id)),
});
