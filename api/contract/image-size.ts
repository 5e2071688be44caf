/** Above that a picture cannot be opened safely: it would fill the memory of whoever looks at it. */
export const MAX_PIXELS = 50_000_000;

export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Width and height that the header of a JPEG or PNG claims; undefined where it says none. `head` are the first bytes
 * of the file. Runs in the browser and on the server.
 */
export function imageSize(head: Uint8Array): ImageSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    return view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined;
  } catch {
    // The bytes ended before the header did.
    return undefined;
  }
}

/** From mark to mark up to the one that begins a picture: a preview lies inside a part of its own and is passed over. */
function jpegSize(view: DataView): ImageSize | undefined {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1);
    if (isFrame(mark)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A mark may be preceded by any number of these.
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** C0 to CF begin a frame, but for three that hold tables. */
export function isFrame(mark: number): boolean {
  return mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
}
