/** A larger picture cannot be opened safely: it would fill the memory of the device that shows it. */
export const MAX_PIXELS = 50_000_000;
// Programs decode whole rows, and some keep several: a few rows of millions of pixels took gigabytes.
const MAX_SIDE_PIXELS = 20_000;
const MAX_DECODED_BYTES = 256_000_000;

export interface ImageSize {
  width: number;
  height: number;
  /** Of the decoded picture. */
  bytesPerPixel: number;
}

/** Whether a picture would take too much memory to be opened: browser and server refuse it, and nothing draws it. */
export function isTooLargeToOpen({ width, height, bytesPerPixel }: ImageSize): boolean {
  const pixels = width * height;
  return pixels > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PIXELS || pixels * bytesPerPixel > MAX_DECODED_BYTES;
}

/** By the colour type of a PNG (there is no 1 and no 5); a palette, 3, may hold transparent colours. */
const PNG_CHANNELS = [1, 4, 3, 4, 2, 4, 4];

/**
 * What it takes to open a picture, from the header of a JPEG or PNG; undefined if there is none. `head`: the first
 * bytes of the file. Runs in the browser; the server asks sharp.
 */
export function imageSize(head: Uint8Array): ImageSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return pngSize(view);
    // The preview lies inside another segment, which is passed over.
    const frame = segmentOf(view, isFrame);
    return frame === undefined ? undefined : frameSize(view, frame);
  } catch {
    // `head` ends before the header does.
    return undefined;
  }
}

function pngSize(view: DataView): ImageSize {
  const bytesPerPixel = (PNG_CHANNELS[view.getUint8(25)] ?? 4) * bytesOf(view.getUint8(24));
  return { width: view.getUint32(16), height: view.getUint32(20), bytesPerPixel };
}

function bytesOf(bits: number): number {
  return bits > 8 ? 2 : 1;
}

/**
 * Where the content of the first such segment of a JPEG begins, found by jumping from marker to marker; undefined for
 * other files too. Throws where the file ends before that.
 */
export function segmentOf(view: DataView, isWanted: (mark: number, at: number) => boolean): number | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1);
    if (isWanted(mark, at + 4)) return at + 4;
    // Any number of fill bytes (FF) may precede a marker.
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Bits of a sample, height and width in two bytes each, and samples of a pixel. */
function frameSize(view: DataView, at: number): ImageSize {
  const bytesPerPixel = view.getUint8(at + 5) * bytesOf(view.getUint8(at));
  return { width: view.getUint16(at + 3), height: view.getUint16(at + 1), bytesPerPixel };
}

/** Markers C0 to CF begin a frame, except three that hold tables. */
function isFrame(mark: number): boolean {
  return mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
}
