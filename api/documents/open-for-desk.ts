import type { Who } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import type { StreamReply } from '../http/stream-reply.ts';
import { createOneAtATime } from '../papers/one-at-a-time.ts';
import { type Document, documentStore } from './document.store.ts';
import { openStored, openWhole } from './open-stored.ts';
import { pictureToView } from './picture-to-view.ts';
import { recordView, type View } from './record-view.ts';

// Who looks at a picture does not wait for many others: a large one takes two seconds (decision 073).
const pictureInTurn = createOneAtATime(20);

/** One document for an admin, replaced ones too. That it was asked for is recorded before a byte is sent. */
export async function openForDesk(deps: Deps, who: Who, id: string, action: View): Promise<StreamReply> {
  const document = documentStore(deps.db).find(id);
  if (!document) throw problem('document_unknown');
  const record = () => recordView(deps, who, document, action);
  if (document.mime !== 'application/pdf') return picture(deps, document, record);
  const stream = await openStored(deps, document, record);
  return { name: document.file_name, mime: document.mime, size: document.size, stream };
}

/** One after the other: each takes some 50 MB and a fifth of a second. */
async function picture(deps: Deps, document: Document, record: () => void): Promise<StreamReply> {
  return pictureInTurn(async () => {
    const reply = await pictureToView(document.file_name, await openWhole(deps, document));
    record();
    return reply;
  });
}
