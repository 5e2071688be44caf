/** A larger picture cannot be opened safely: it would fill the memory of the device that shows it. */
export const MAX_PIXELS = 50_000_000;

export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Width and height in the header of a JPEG or PNG; undefined if there are none. `head`: the first bytes of the file.
 * Runs in the browser and on the server.
 */
export function imageSize(head: Uint8Array): ImageSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    return view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined;
  } catch {
    // `head` ends before the header does.
    return undefined;
  }
}

/** Jumps from marker to marker to the first frame. The preview lies inside another segment, which is passed over. */
function jpegSize(view: DataView): ImageSize | undefined {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1);
    if (isFrame(mark)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Any number of fill bytes (FF) may precede a marker.
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Markers C0 to CF begin a frame, except three that hold tables. */
export function isFrame(mark: number): boolean {
  return mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
}
