import type { FileType } from '#contract/documents/file.ts';
import { type FileProblem, wrongType } from '#contract/documents/file-problem.ts';
import { isHeic } from '#contract/documents/heic.ts';
import { imageSize, isTooLargeToOpen } from '#contract/documents/image-size.ts';
import { HEAD_BYTES as TYPE_BYTES, typeOfContent } from '#contract/documents/type-of-content.ts';
import type { Lang } from '#contract/languages.ts';
import { FILE_HEIC, FILE_TOO_MANY_PIXELS } from '#contract/picture-errors.ts';

// In a photo, a preview may come before the header with its size.
const HEAD_BYTES = 256 * 1024;

/** Why a picture is refused; undefined where it is good or only the server can tell. */
export async function pictureFault(file: File, lang: Lang): Promise<{ sentence: string; isHeic: boolean } | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isHeic(head)) return { sentence: FILE_HEIC[lang], isHeic: true };
  const size = imageSize(head);
  if (!size || !isTooLargeToOpen(size)) return undefined;
  return { sentence: FILE_TOO_MANY_PIXELS[lang], isHeic: false };
}

/** What is wrong with the type that the content of a file shows. */
export async function wrongContent(file: File, allowed: readonly FileType[]): Promise<FileProblem | undefined> {
  const type = typeOfContent(new Uint8Array(await file.slice(0, TYPE_BYTES).arrayBuffer()));
  return type && allowed.includes(type) ? undefined : wrongType(allowed);
}
