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
    const tiff = tiffIn(view);
    if (tiff === undefined) return false;
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

/** Where the EXIF of a JPEG begins. */
function tiffIn(view: DataView): number | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const mark = view.getUint8(at + 1);
    if (mark === 0xe1 && view.getUint32(at + 4) === EXIF) return at + 10;
    // Any number of fill bytes (FF) may precede a marker.
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
