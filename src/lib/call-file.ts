import type { FilePath, InputOf } from '#contract/calls.ts';
import type { Answer } from './answer.ts';
import { type CallOptions, fetchAnswer, postOf, readReply } from './call.ts';
import { type At, pathOf } from './call-address.ts';

export interface NamedFile {
  bytes: Blob;
  name: string;
}

/** Makes a call that answers with a file, by POST: what is asked stands in no address. Never rejects. */
export function callFile<Path extends FilePath>(at: At<Path>, input: InputOf<Path>, options: CallOptions) {
  return fetchAnswer(pathOf(at, input), postOf(input, options), options, readFile) as Promise<Answer<NamedFile>>;
}

/** A page in its place, of a proxy for example, has no name. */
async function readFile(response: Response): Promise<Answer> {
  const name = nameOf(response);
  return response.ok && name ? { kind: 'ok', data: { bytes: await response.blob(), name } } : readReply(response);
}

/** As if a link to the file had been pressed. */
export function saveFile({ bytes, name }: NamedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** As the server calls it. */
function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
}
