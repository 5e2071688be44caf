import { calls } from '#contract/calls.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import type { StreamReply } from '../http/stream-reply.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import type { Document } from './document.store.ts';
import { openStored, openWhole } from './open-stored.ts';
import { pictureToView } from './picture-to-view.ts';
import { recordView } from './record-view.ts';

/** One document for an admin, replaced ones too. The view is recorded before a byte is sent. */
export const adminDocument = endpoint(calls.adminDocument, {
  auth: adminOrReader,
  limit: { perNetwork: 3000, perCaller: 1200, windowMinutes: 15 },
  async handle({ deps, caller, input }) {
    const document = deps.documents.find(input.document_id);
    if (!document) throw problem('document_unknown');
    const record = () => recordView(deps, { accountId: caller.account.id }, document);
    if (document.mime !== 'application/pdf') return picture(deps, document, record);
    const stream = await openStored(deps, document, record);
    return { name: document.file_name, mime: document.mime, size: document.size, stream };
  },
});

/** One after the other: each takes some 50 MB and a fifth of a second. */
async function picture(deps: Deps, document: Document, record: () => void): Promise<StreamReply> {
  return deps.pictureInTurn(async () => {
    const reply = await pictureToView(document.file_name, await openWhole(deps, document));
    record();
    return reply;
  });
}
