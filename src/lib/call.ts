import { type Answer, readAnswer, type Unreachable } from './answer.ts';

export interface CallOptions {
  lang: string;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  timeoutMilliseconds?: number;
}

const CALL_TIMEOUT_MILLISECONDS = 30_000;

/** Sends JSON and reads JSON. Takes the name of a function, or the whole path of any other call. Never rejects. */
export function callJson(nameOrPath: string, body: unknown, options: CallOptions): Promise<Answer> {
  const headers = { ...headersOf(options), 'Content-Type': 'application/json' };
  return fetchAnswer(urlOf(nameOrPath), { method: 'POST', headers, body: JSON.stringify(body) }, options);
}

/** Reads what is stored. Takes the whole path. Never rejects. */
export function readJson(path: string, options: CallOptions): Promise<Answer> {
  return fetchAnswer(path, { method: 'GET', headers: headersOf(options) }, options);
}

/** The only fetch of the pages. */
async function fetchAnswer(url: string, request: RequestInit, options: CallOptions): Promise<Answer> {
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
    return readAnswer(response.status, await response.text(), response.headers.get('Retry-After'));
  } catch {
    return { kind: 'unreachable', reason };
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
  }
}

export function urlOf(nameOrPath: string): string {
  return nameOrPath.startsWith('/') ? nameOrPath : `/api/functions/${nameOrPath}`;
}

export function headersOf({ lang, token }: CallOptions): Record<string, string> {
  return {
    'Accept-Language': lang,
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
