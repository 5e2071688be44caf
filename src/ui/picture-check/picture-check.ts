import { isHeic } from '#contract/documents/heic.ts';
import { imageSize, isTooLargeToOpen } from '#contract/documents/image-size.ts';
import type { Lang } from '#contract/languages.ts';
import { FILE_HEIC, FILE_TOO_MANY_PIXELS } from '#contract/picture-errors.ts';

// In a photo, a preview may come before the header with its size.
const HEAD_BYTES = 256 * 1024;

interface PictureFault {
  sentence: string;
  isHeic: boolean;
}

/** Why a picture is refused; undefined where it is good or only the server can tell. */
export async function pictureFault(file: File, lang: Lang): Promise<PictureFault | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isHeic(head)) return { sentence: FILE_HEIC[lang], isHeic: true };
  const size = imageSize(head);
  if (!size || !isTooLargeToOpen(size)) return undefined;
  return { sentence: FILE_TOO_MANY_PIXELS[lang], isHeic: false };
}
