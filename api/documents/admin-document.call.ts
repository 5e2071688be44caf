import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { openStored } from './open-stored.ts';
import { recordView } from './record-view.ts';

/** One document for an admin, replaced ones too. The view is recorded before a byte is sent. */
export const adminDocument = endpoint(calls.adminDocument, {
  auth: adminOrReader,
  limit: { perNetwork: 3000, perCaller: 1200, windowMinutes: 15 },
  async handle({ deps, caller, input }) {
    const document = deps.documents.find(input.document_id);
    if (!document) throw problem('document_unknown');
    const stream = await openStored(deps, document, () => recordView(deps, { accountId: caller.account.id }, document));
    return { name: document.file_name, mime: document.mime, size: document.size, stream };
  },
});
