import { isTooLargeToOpen, MAX_PIXELS } from '#contract/documents/image-size.ts';
import type { Judgement } from './judgement.ts';
import { openable } from './openable.ts';
import { loadSharp, sizeIn } from './sharp.ts';

const MOST_SECONDS = 10;

/**
 * Judges a picture by the library that draws it: its size by the header, and then whether it can be decoded to its end,
 * in an eighth of its size where the format allows.
 */
export async function judgePicture(bytes: Buffer): Promise<Judgement> {
  const sharp = await loadSharp();
  const picture = openable(bytes);
  if (!picture) return { problem: { code: 'file_damaged' } };
  const open = (limitInputPixels: number | false) =>
    sharp(picture, { limitInputPixels, sequentialRead: true, failOn: 'truncated' });
  try {
    if (isTooLargeToOpen(sizeIn(await open(false).metadata()))) return { problem: { code: 'file_too_many_pixels' } };
    await open(MAX_PIXELS).resize(16, 16, { fit: 'fill' }).timeout({ seconds: MOST_SECONDS }).toBuffer();
    return { found: [] };
  } catch {
    return { problem: { code: 'file_damaged' } };
  }
}
