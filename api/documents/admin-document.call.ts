import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { recordView } from './record-view.ts';

/** One document for an admin, replaced ones too. The view is recorded before a byte is sent. */
export const adminDocument = endpoint(calls.adminDocument, {
  auth: adminOrReader,
  limit: { perNetwork: 3000, perCaller: 1200, windowMinutes: 15 },
  async handle({ deps, caller, input }) {
    const document = deps.documents.find(input.document_id);
    if (!document) throw problem('document_unknown');
    const stream = await deps.storage.open(document);
    if (!stream) {
      deps.log.error({ document: document.id }, 'the file of a document is missing or cut off');
      throw problem('document_file_gone');
    }
    stream.on('error', (error) => deps.log.error({ document: document.id, error: String(error) }, 'document not sent'));
    try {
      recordView(deps, { accountId: caller.account.id }, document);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    return { name: document.file_name, mime: document.mime, size: document.size, stream };
  },
});
