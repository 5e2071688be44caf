import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import type { StreamReply } from '../http/stream-reply.ts';
import { createOneAtATime } from '../papers/one-at-a-time.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import type { Document } from './document.store.ts';
import { openStored, openWhole } from './open-stored.ts';
import { pictureToView } from './picture-to-view.ts';
import { recordView } from './record-view.ts';
import { existingDocument } from './view-checks.ts';

// Who looks at a picture does not wait for many others: a large one takes two seconds (decision 073).
const pictureInTurn = createOneAtATime(20);

/**
 * One document for the desk, replaced ones too. That it was loaded is recorded before a byte is sent; that somebody looks
 * at it, by a call of its own.
 */
export const adminDocumentAhead = endpoint('adminDocumentAhead', {
  auth: adminOrReader,
  limit: { perNetwork: 3000, perCaller: 1200 },
  async handle({ deps, caller, input }) {
    const document = existingDocument(deps, input.document_id);
    const record = () => recordView(deps, { accountId: caller.account.id }, document, 'load-document');
    if (document.mime !== 'application/pdf') return picture(deps, document, record);
    const stream = await openStored(deps, document, record);
    return { name: document.file_name, mime: document.mime, size: document.size, stream };
  },
});

/** One after the other: each takes some 50 MB and a fifth of a second. */
async function picture(deps: Deps, document: Document, record: () => void): Promise<StreamReply> {
  return pictureInTurn(async () => {
    const reply = await pictureToView(document.file_name, await openWhole(deps, document));
    record();
    return reply;
  });
}
