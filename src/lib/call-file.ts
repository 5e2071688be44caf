import type { FilePath, InputOf } from '#contract/calls.ts';
import type { Answer } from './answer.ts';
import { type CallOptions, fetchAnswer, postOf, readReply } from './call.ts';
import { type At, pathOf } from './call-address.ts';

/** Makes a call that answers with a file, by POST: what is asked stands in no address. Never rejects. */
export function callFile<Path extends FilePath>(at: At<Path>, input: InputOf<Path>, options: CallOptions) {
  return fetchAnswer(pathOf(at, input), postOf(input, options), options, readFile) as Promise<Answer<Blob>>;
}

/** A page in its place is none of ours. */
async function readFile(response: Response): Promise<Answer> {
  const isPdf = response.headers.get('Content-Type') === 'application/pdf';
  return response.ok && isPdf ? { kind: 'ok', data: await response.blob() } : readReply(response);
}
