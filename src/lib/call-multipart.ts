import type { FormPath, ReplyOf } from '#contract/calls.ts';
import { type Answer, readAnswer, type Unreachable } from './answer.ts';
import { type CallOptions, headersOf } from './call.ts';
import type { At } from './call-address.ts';

interface UploadOptions extends CallOptions {
  onProgress?: (loadedBytes: number, totalBytes: number) => void;
}

// An upload may take many minutes; only a standstill ends it.
const STALL_TIMEOUT_MILLISECONDS = 90_000;

/** XMLHttpRequest, since fetch cannot tell how much of a body is sent. Never rejects. */
export function callMultipart<Path extends FormPath>(at: At<Path>, form: FormData, options: UploadOptions) {
  return new Promise<Answer<ReplyOf<Path>>>((resolve) => {
    const request = new XMLHttpRequest();
    const finish = (answer: Answer) => {
      clearTimeout(stall);
      options.signal?.removeEventListener('abort', abort);
      resolve(answer as Answer<ReplyOf<Path>>);
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

    request.open('POST', at.path);
    for (const [header, value] of Object.entries(headersOf(options))) request.setRequestHeader(header, value);
    if (options.signal?.aborted) abort();
    else request.send(form);
  });
}
