import type { FileType } from '#contract/documents/file.ts';
import { type FileProblem, wrongType } from '#contract/documents/file-problem.ts';
import { isHeic } from '#contract/documents/heic.ts';
import { imageSize, isTooLargeToOpen } from '#contract/documents/image-size.ts';
import { typeOfContent } from '#contract/documents/type-of-content.ts';
import type { Lang } from '#contract/languages.ts';
import { FILE_HEIC, FILE_TOO_MANY_PIXELS } from '#contract/picture-errors.ts';

// In a photo, a preview may come before the header with its size.
const HEAD_BYTES = 256 * 1024;

/** `heic`: a photo of an iPhone, which the browser may be able to convert. */
type ContentFault = { kind: 'heic' | 'too-large'; sentence: string } | { kind: 'wrong-type'; problem: FileProblem };

/** Why a file is refused by its content; undefined where it is good or only the server can tell. */
export async function contentFault(
  file: File,
  allowed: readonly FileType[],
  lang: Lang,
): Promise<ContentFault | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isHeic(head)) return { kind: 'heic', sentence: FILE_HEIC[lang] };
  const type = typeOfContent(head);
  if (!type || !allowed.includes(type)) return { kind: 'wrong-type', problem: wrongType(allowed) };
  const size = imageSize(head);
  if (!size || !isTooLargeToOpen(size)) return undefined;
  return { kind: 'too-large', sentence: FILE_TOO_MANY_PIXELS[lang] };
}
