import type { FileAddress, InputOf } from '#contract/calls.ts';
import type { Answer } from './call/answer.ts';
import { type CallOptions, fetchAnswer, postOf, readReply } from './call/call.ts';
import { pathOf } from './call/call-address.ts';

export interface NamedFile {
  bytes: Blob;
  name: string;
}

/** Calls for a file, by POST so that the input stands in no address. Never rejects. */
export function callFile<At extends FileAddress>(at: At, input: InputOf<At>, options: CallOptions) {
  return fetchAnswer(pathOf(at, input), postOf(input, options), options, readFile) as Promise<Answer<NamedFile>>;
}

/** A page that a proxy sends in place of the file has no file name. */
async function readFile(response: Response): Promise<Answer> {
  const name = nameOf(response);
  return response.ok && name ? { kind: 'ok', data: { bytes: await response.blob(), name } } : readReply(response);
}

/** Saves a file, as if a link to it had been pressed. */
export function saveFile({ bytes, name }: NamedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // The browser reads the address only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The file name that the server gives. */
function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
}
