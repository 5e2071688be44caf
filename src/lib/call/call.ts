import type { InputOf, JsonAddress, ReplyOf } from '#contract/calls.ts';
import { type Answer, readAnswer, type Unreachable } from './answer.ts';
import { addressOf, pathOf } from './call-address.ts';

export interface CallOptions {
  lang: string;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  timeoutMilliseconds?: number;
}

const CALL_TIMEOUT_MILLISECONDS = 30_000;

/** On pages with a session, `look` sees each answer, and resolves to true where the call has to be repeated. */
export const keeper: { look?: (answer: Answer) => Promise<boolean> | boolean } = {};

/** Makes a call. Never rejects. */
export async function call<At extends JsonAddress>(at: At, input: InputOf<At>, options: CallOptions) {
  const ask = () =>
    at.startsWith('GET')
      ? readJson(addressOf(at, input), options)
      : fetchAnswer(pathOf(at, input), postOf(input, options), options);
  const answer = await ask();
  return ((await keeper.look?.(answer)) ? await ask() : answer) as Answer<ReplyOf<At>>;
}

/** Reads a file of JSON, such as one of the build. Never rejects. */
export function readJson(address: string, options: CallOptions): Promise<Answer> {
  return fetchAnswer(address, { method: 'GET', headers: headersOf(options) }, options);
}

export function postOf(input: object, options: CallOptions): RequestInit {
  const headers = { ...headersOf(options), 'Content-Type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(input) };
}

/** Every fetch of the API. `read` can read answers other than JSON. */
export async function fetchAnswer(
  url: string,
  request: RequestInit,
  options: CallOptions,
  read: (response: Response) => Promise<Answer> = readReply,
): Promise<Answer> {
  // AbortSignal.any and .timeout are missing on phones that are still in use.
  const stop = new AbortController();
  let reason: Unreachable['reason'] = 'offline';
  const end = (why: Unreachable['reason']) => {
    reason = why;
    stop.abort();
  };
  const abort = () => end('aborted');
  const timer = setTimeout(() => end('timeout'), options.timeoutMilliseconds ?? CALL_TIMEOUT_MILLISECONDS);
  options.signal?.addEventListener('abort', abort);
  if (options.signal?.aborted) abort();
  try {
    const response = await fetch(url, { ...request, signal: stop.signal });
    return await read(response);
  } catch {
    return { kind: 'unreachable', reason };
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
  }
}

export async function readReply(response: Response): Promise<Answer> {
  return readAnswer(response.status, await response.text(), response.headers.get('Retry-After'));
}

export function headersOf({ lang, token }: CallOptions): Record<string, string> {
  return {
    'Accept-Language': lang,
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
