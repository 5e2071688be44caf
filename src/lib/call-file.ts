import type { CallPath, InputOf } from '#contract/calls.ts';
import { type Answer, readAnswer } from './answer.ts';
import { type CallOptions, headersOf } from './call.ts';
import { type At, pathOf } from './call-address.ts';

interface NamedFile {
  bytes: Blob;
  name: string;
}

/** Asks for a file whose wish must not stand in an address, since addresses are logged. Never rejects. */
export async function callFile<Path extends CallPath>(
  at: At<Path>,
  input: InputOf<Path>,
  options: Pick<CallOptions, 'lang'>,
): Promise<Answer<NamedFile>> {
  try {
    const response = await fetch(pathOf(at, input), {
      method: 'POST',
      headers: { ...headersOf(options), 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (response.ok) return { kind: 'ok', data: { bytes: await response.blob(), name: nameOf(response) } };
    // Only what refuses comes here.
    return readAnswer(response.status, await response.text(), response.headers.get('Retry-After')) as Answer<NamedFile>;
  } catch {
    return { kind: 'unreachable', reason: 'offline' };
  }
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
