import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { fetchAnswer, headersOf, keeper, readReply } from '#src/lib/call/call.ts';

/** 10 MB on a slow line. */
const TIMEOUT_MILLISECONDS = 180_000;

/** Fetches a file whole that is shown on the page. Never rejects. */
export async function fetchAttachment(address: string, lang: Lang): Promise<Answer<Blob>> {
  const options = { lang, timeoutMilliseconds: TIMEOUT_MILLISECONDS };
  const request = { method: 'GET', headers: headersOf(options) };
  const ask = () => fetchAnswer(address, request, options, readAttachment);
  const answer = await ask();
  return ((await keeper.look?.(answer)) ? await ask() : answer) as Answer<Blob>;
}

/** A page that a proxy sends in place of the file is no attachment. */
async function readAttachment(response: Response): Promise<Answer> {
  const isFile = response.ok && /^attachment/.test(response.headers.get('Content-Disposition') ?? '');
  return isFile ? { kind: 'ok', data: await response.blob() } : readReply(response);
}
