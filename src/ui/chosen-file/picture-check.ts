import { isHeic } from '#contract/heic.ts';
import { imageSize, MAX_PIXELS } from '#contract/image-size.ts';
import { FILE_HEIC, FILE_TOO_MANY_PIXELS } from '#contract/picture-errors.ts';

// A photo carries a preview before its size.
const HEAD_BYTES = 256 * 1024;

/** Why a picture cannot be taken, in words; undefined where it can, or the server has to tell. */
export async function pictureFault(file: File, locale: string): Promise<string | undefined> {
  const lang = locale === 'de' ? 'de' : 'en';
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isHeic(head)) return FILE_HEIC[lang];
  const size = imageSize(head);
  if (!size || size.width * size.height <= MAX_PIXELS) return undefined;
  return FILE_TOO_MANY_PIXELS[lang];
}
