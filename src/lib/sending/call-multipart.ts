import { pathIn } from '#contract/call-entry.ts';
import type { FieldOf, FormAddress, ReplyOf } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import { type Answer, readAnswer } from '../call/answer.ts';
import { type CallOptions, headersOf, keeper } from '../call/call.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { foreignAnswer } from './foreign-answer.ts';
import { atFields } from './photo-faults.ts';
import { sendBody } from './send-body.ts';
import { unreadableFiles } from './unreadable-files.ts';

export interface UploadOptions extends CallOptions {
  lang: Lang;
  onProgress?: (loadedBytes: number, totalBytes: number) => void;
}

/** A form whose fields this call knows; `wireForm` makes it. */
export type FormOf<At extends FormAddress> = FormData & { readonly [knownFields]: (field: FieldOf<At>) => void };
declare const knownFields: unique symbol;

// An upload may take many minutes; it is ended only after so long without progress.
const STALL_TIMEOUT_MILLISECONDS = 90_000;

/** Never rejects. */
export async function callMultipart<At extends FormAddress>(at: At, form: FormOf<At>, options: UploadOptions) {
  const first = await send(at, form, options);
  const answer = (await keeper.look?.(first)) ? await send(at, form, options) : first;
  // The browser does not say why nothing went out.
  const isCut = answer.kind === 'unreachable' && answer.reason === 'offline';
  const found = (isCut && (await unreadableFiles(form, options.lang))) || answer;
  return atFields(found, options.lang) as Answer<ReplyOf<At>>;
}

async function send(at: FormAddress, form: FormData, options: UploadOptions): Promise<Answer> {
  const { lang, signal, onProgress, timeoutMilliseconds: patienceMilliseconds = STALL_TIMEOUT_MILLISECONDS } = options;
  const headers = headersOf(options);
  const sent = sendBody('POST', pathIn(at), form, { headers, signal, patienceMilliseconds, onProgress });
  const answer = await askBeforeLeaving(sent);
  if (answer.kind === 'unreachable') return answer;
  const { status, text, header } = answer;
  const isPage = /html/i.test(header('Content-Type') ?? '');
  return foreignAnswer(readAnswer(status, text, header('Retry-After')), isPage, lang);
}
