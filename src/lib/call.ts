import { type Answer, readAnswer, type Unreachable } from './answer.ts';

interface CallOptions {
  lang: string;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  timeoutMilliseconds?: number;
}

interface UploadOptions extends CallOptions {
  onProgress?: (loadedBytes: number, totalBytes: number) => void;
}

const CALL_TIMEOUT_MILLISECONDS = 30_000;
// An upload may take many minutes; only a standstill ends it.
const STALL_TIMEOUT_MILLISECONDS = 90_000;

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

/** XMLHttpRequest, since fetch cannot tell how much of a body is sent. Never rejects. */
export function callMultipart(name: string, form: FormData, options: UploadOptions): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const finish = (answer: Answer) => {
      clearTimeout(stall);
      options.signal?.removeEventListener('abort', abort);
      resolve(answer);
    };
    const unreachable = (reason: Unreachable['reason']) => () => finish({ kind: 'unreachable', reason });
    const abort = () => {
      unreachable('aborted')();
      request.abort();
    };
    const stop = () => {
      unreachable('timeout')();
      request.abort();
    };
    const patience = options.timeoutMilliseconds ?? STALL_TIMEOUT_MILLISECONDS;
    let stall = setTimeout(stop, patience);

    request.upload.onprogress = (event) => {
      clearTimeout(stall);
      stall = setTimeout(stop, patience);
      if (event.lengthComputable) options.onProgress?.(event.loaded, event.total);
    };
    request.onload = () =>
      finish(readAnswer(request.status, request.responseText, request.getResponseHeader('Retry-After')));
    request.onerror = unreachable('offline');
    request.onabort = unreachable('aborted');
    options.signal?.addEventListener('abort', abort);

    request.open('POST', urlOf(name));
    for (const [header, value] of Object.entries(headersOf(options))) request.setRequestHeader(header, value);
    if (options.signal?.aborted) abort();
    else request.send(form);
  });
}

function urlOf(nameOrPath: string): string {
  return nameOrPath.startsWith('/') ? nameOrPath : `/api/functions/${nameOrPath}`;
}

function headersOf({ lang, token }: CallOptions): Record<string, string> {
  return {
    'Accept-Language': lang,
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
