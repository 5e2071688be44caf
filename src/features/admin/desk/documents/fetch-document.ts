import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { fetchAttachment } from '../../viewer/fetch-attachment.ts';

/** Fetches a document whole; the server records each time as a view, or as loaded ahead. Never rejects. */
export function fetchDocument(id: string, lang: Lang, isAhead: boolean): Promise<Answer<Blob>> {
  return fetchAttachment(
    addressOf(isAhead ? 'GET /api/admin/documents/:document_id/ahead' : 'GET /api/admin/documents/:document_id', {
      document_id: id,
    }),
    lang,
  );
}

/** Has the server record that a loaded document is looked at; answers whether it has. That it was loaded stands there anyway. */
export async function recordView(id: string, lang: Lang): Promise<boolean> {
  return (await call('POST /api/admin/view-document', { document_id: id }, { lang })).kind === 'ok';
}
