import { segmentOf } from '#contract/documents/image-size.ts';

const HEAD_BYTES = 256 * 1024;
const EXIF = 0x45786966;
const ORIENTATION = 0x112;
const TYPES = { byte: 1, short: 3, long: 4 };

/**
 * A JPEG whose EXIF says how the camera was held in a number of another size than usual, with the usual size: the
 * server's library reads any, browsers only that. Any other file unchanged.
 */
export async function withPlainOrientation(photo: File): Promise<File> {
  const head = new Uint8Array(await photo.slice(0, HEAD_BYTES).arrayBuffer());
  if (!makePlain(new DataView(head.buffer))) return photo;
  const { name, type, lastModified } = photo;
  return new File([head, photo.slice(head.length)], name, { type, lastModified });
}

/** Changes the entry in place; whether there was one to change. */
function makePlain(view: DataView): boolean {
  try {
    const exif = segmentOf(view, (mark, at) => mark === 0xe1 && view.getUint32(at) === EXIF);
    if (exif === undefined) return false;
    const tiff = exif + 6;
    const isLittle = view.getUint16(tiff) === 0x4949;
    const first = tiff + view.getUint32(tiff + 4, isLittle);
    const end = first + 2 + 12 * view.getUint16(first, isLittle);
    for (let at = first + 2; at < end; at += 12) {
      if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
      const type = view.getUint16(at + 2, isLittle);
      if (type !== TYPES.long && type !== TYPES.byte) return false;
      const value = type === TYPES.byte ? view.getUint8(at + 8) : view.getUint32(at + 8, isLittle);
      view.setUint16(at + 2, TYPES.short, isLittle);
      view.setUint32(at + 8, 0);
      view.setUint16(at + 8, value, isLittle);
      return true;
    }
  } catch {
    // The head ends before the entry does.
  }
  return false;
}
