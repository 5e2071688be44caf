import { isHeic } from '#contract/heic.ts';
import { imageSize, MAX_PIXELS } from '#contract/image-size.ts';
import { FILE_HEIC, FILE_TOO_MANY_PIXELS } from '#contract/picture-errors.ts';

// In a photo, a preview may come before the header with its size.
const HEAD_BYTES = 256 * 1024;

/** Why a picture is refused, as a sentence; undefined where it is good or only the server can tell. */
export async function pictureFault(file: File, locale: string): Promise<string | undefined> {
  const lang = locale === 'de' ? 'de' : 'en';
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isHeic(head)) return FILE_HEIC[lang];
  const size = imageSize(head);
  if (!size || size.width * size.height <= MAX_PIXELS) return undefined;
  return FILE_TOO_MANY_PIXELS[lang];
}
