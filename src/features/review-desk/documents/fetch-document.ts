import { adminDocument, adminDocumentAhead, viewDocument } from '#contract/addresses/review.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call, fetchAnswer, headersOf, keeper, readReply } from '#src/lib/call/call.ts';
import { addressOf } from '#src/lib/call/call-address.ts';

/** 10 MB on a slow line. */
const TIMEOUT_MILLISECONDS = 180_000;

/** Fetches a document whole; the server records each time as a view, or as loaded ahead. Never rejects. */
export async function fetchDocument(id: string, lang: Lang, isAhead: boolean): Promise<Answer<Blob>> {
  const options = { lang, timeoutMilliseconds: TIMEOUT_MILLISECONDS };
  const request = { method: 'GET', headers: headersOf(options) };
  const at = isAhead ? adminDocumentAhead : adminDocument;
  const ask = () => fetchAnswer(addressOf(at, { document_id: id }), request, options, readDocument);
  const answer = await ask();
  return ((await keeper.look?.(answer)) ? await ask() : answer) as Answer<Blob>;
}

/** Has the server record that a loaded document is looked at; answers whether it has. That it was loaded stands there anyway. */
export async function recordView(id: string, lang: Lang): Promise<boolean> {
  return (await call(viewDocument, { document_id: id }, { lang })).kind === 'ok';
}

/** A page that a proxy sends in place of the document is no attachment. */
async function readDocument(response: Response): Promise<Answer> {
  const isDocument = response.ok && /^attachment/.test(response.headers.get('Content-Disposition') ?? '');
  return isDocument ? { kind: 'ok', data: await response.blob() } : readReply(response);
}
