import type { Lang } from '#contract/languages.ts';
import { pictureFault } from '../picture-check/picture-check.ts';
import { drawSmall } from './draw-small.ts';
import { isFaithful, toJpeg } from './faithful-canvas.ts';
import { noteVersions } from './photo-versions.ts';
import { withPlainOrientation } from './plain-orientation.ts';

/** A4 at about 200 dots per inch: stamps are legible, and a page takes less than a megabyte. */
const MAX_SIDE_PIXELS = 2400;
const ENOUGH_BYTES = 1024 * 1024;

/**
 * A photo as it is sent: upright, and a JPEG no larger than a page needs, whatever format the phone uses. Unchanged
 * where the browser cannot do that. Or a sentence, for one that nobody could open.
 */
export async function preparePhoto(photo: File, lang: Lang): Promise<File | string> {
  const fault = await pictureFault(photo, lang).catch(() => undefined);
  if (fault && !fault.isHeic) return fault.sentence;
  const original = await withPlainOrientation(photo).catch(() => photo);
  // By its content: some phones and messengers name a HEIC photo .jpg, and the browser goes by the name.
  const mayStay = !fault && /^image\/(?:jpeg|png)$/.test(photo.type);
  const smaller = await redrawn(original, mayStay && photo.type === 'image/jpeg').catch(() => undefined);
  if (smaller && mayStay) noteVersions(original, smaller);
  return smaller ?? fault?.sentence ?? original;
}

/** Draws the photo anew as JPEG; undefined where the file, a JPEG already, is sent unchanged. */
async function redrawn(file: File, isJpeg: boolean): Promise<File | undefined> {
  if (isJpeg && file.size <= ENOUGH_BYTES) return undefined;
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  drawSmall(picture, canvas, MAX_SIDE_PIXELS);
  picture.close();
  const jpeg = await toJpeg(canvas);
  if (!jpeg || (isJpeg && jpeg.size >= file.size) || !(await isFaithful(canvas, jpeg))) return undefined;
  return new File([jpeg], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, {
    type: 'image/jpeg',
    lastModified: file.lastModified,
  });
}
