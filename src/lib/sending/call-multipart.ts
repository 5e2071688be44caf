import { pathIn } from '#contract/call-entry.ts';
import type { FieldOf, FormAddress, ReplyOf } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import { type Answer, readAnswer, type Unreachable } from '../call/answer.ts';
import { type CallOptions, headersOf, keeper } from '../call/call.ts';
import { foreignAnswer } from './foreign-answer.ts';
import { atFields } from './photo-faults.ts';
import { unreadableFiles } from './unreadable-files.ts';

interface UploadOptions extends CallOptions {
  lang: Lang;
  onProgress?: (loadedBytes: number, totalBytes: number) => void;
}

/** A form whose fields this call knows; `wireForm` makes it. */
export type FormOf<At extends FormAddress> = FormData & { readonly [knownFields]: (field: FieldOf<At>) => void };
declare const knownFields: unique symbol;

// An upload may take many minutes; it is ended only after so long without progress.
const STALL_TIMEOUT_MILLISECONDS = 90_000;

/** XMLHttpRequest, since fetch cannot tell how much of a body is sent. Never rejects. */
export async function callMultipart<At extends FormAddress>(at: At, form: FormOf<At>, options: UploadOptions) {
  const first = await send(at, form, options);
  const answer = (await keeper.look?.(first)) ? await send(at, form, options) : first;
  // The browser does not say why nothing went out.
  const isCut = answer.kind === 'unreachable' && answer.reason === 'offline';
  const found = (isCut && (await unreadableFiles(form, options.lang))) || answer;
  return atFields(found, options.lang) as Answer<ReplyOf<At>>;
}

function send(at: FormAddress, form: FormData, options: UploadOptions) {
  return new Promise<Answer>((resolve) => {
    const request = new XMLHttpRequest();
    const finish = (answer: Answer) => {
      clearTimeout(stall);
      options.signal?.removeEventListener('abort', abort);
      removeEventListener('beforeunload', askBeforeLeaving);
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
    request.onload = () => {
      const { status, responseText: text } = request;
      const isPage = /html/i.test(request.getResponseHeader('Content-Type') ?? '');
      const answer = readAnswer(status, text, request.getResponseHeader('Retry-After'));
      finish(foreignAnswer(answer, isPage, options.lang));
    };
    request.onerror = unreachable('offline');
    request.onabort = unreachable('aborted');
    options.signal?.addEventListener('abort', abort);
    addEventListener('beforeunload', askBeforeLeaving);

    request.open('POST', pathIn(at));
    for (const [header, value] of Object.entries(headersOf(options))) request.setRequestHeader(header, value);
    if (options.signal?.aborted) abort();
    else request.send(form);
  });
}

/** The browser asks in its own words before the page is left; registered only while something is being sent. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome up to 118 asks only if this is set.
  event.returnValue = true;
}
