import { isHeic } from '#contract/documents/heic.ts';
import type { Lang } from '#contract/languages.ts';
import { FILE_HEIC } from '#contract/picture-errors.ts';

/** A4 at about 200 dots per inch: stamps are legible, and a page takes less than a megabyte. */
const MAX_SIDE_PIXELS = 2400;
const ENOUGH_BYTES = 1024 * 1024;
const QUALITY = 0.85;

/**
 * A photo as it is sent: a JPEG no larger than a page needs, whatever format the phone uses. Where the browser
 * cannot open it, a JPEG or PNG is sent unchanged; other files give a sentence that says why not, or undefined.
 */
export async function preparePhoto(file: File, lang: Lang): Promise<File | string | undefined> {
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  // By its content: some phones and messengers name a HEIC photo .jpg, and the browser goes by the name.
  const isPhotoOfIphone = isHeic(new Uint8Array(head));
  const type = isPhotoOfIphone ? '' : file.type;
  const smaller = await redrawn(file, type === 'image/jpeg').catch(() => undefined);
  if (smaller) return smaller;
  if (/^image\/(?:jpeg|png)$/.test(type)) return file;
  return isPhotoOfIphone ? FILE_HEIC[lang] : undefined;
}

/** Draws the photo anew as JPEG; undefined where the file, a JPEG already, can be sent unchanged. */
async function redrawn(file: File, isJpeg: boolean): Promise<File | undefined> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(picture.width, picture.height));
  if (isJpeg && file.size <= ENOUGH_BYTES) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  // A JPEG has no transparency: without a white ground those parts would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!jpeg || (isJpeg && jpeg.size >= file.size)) return undefined;
  return new File([jpeg], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, {
    type: 'image/jpeg',
    lastModified: file.lastModified,
  });
}
