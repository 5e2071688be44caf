import type { Unreachable } from '../call/answer.ts';

interface Sending {
  headers: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** Ended after so long without progress. */
  patienceMilliseconds: number;
  onProgress?: ((loadedBytes: number, totalBytes: number) => void) | undefined;
}

/** An answer that came, whoever gave it. */
interface Received {
  kind: 'received';
  status: number;
  text: string;
  header: (name: string) => string | null;
}

/** One request by XMLHttpRequest, since fetch cannot tell how much of a body is sent. Never rejects. */
export function sendBody(
  method: 'HEAD' | 'POST',
  address: string,
  body: XMLHttpRequestBodyInit | null,
  { headers, signal, patienceMilliseconds, onProgress }: Sending,
): Promise<Received | Unreachable> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const finish = (answer: Received | Unreachable) => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', abort);
      resolve(answer);
    };
    const end = (reason: Unreachable['reason']) => () => {
      finish({ kind: 'unreachable', reason });
      request.abort();
    };
    const abort = end('aborted');
    const stop = end('timeout');
    let stall = setTimeout(stop, patienceMilliseconds);

    request.upload.onprogress = (event) => {
      clearTimeout(stall);
      stall = setTimeout(stop, patienceMilliseconds);
      if (event.lengthComputable) onProgress?.(event.loaded, event.total);
    };
    request.onload = () =>
      finish({
        kind: 'received',
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      });
    request.onerror = end('offline');
    request.onabort = abort;
    signal?.addEventListener('abort', abort);

    request.open(method, address);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    if (signal?.aborted) abort();
    else request.send(body);
  });
}
