import { type ImageSize, isFrame } from '#contract/image-size.ts';

/**
 * Follows a picture piece by piece, as it arrives, to the mark that ends it. What comes behind is no concern: phones
 * append films and previews to their photos. Looking for the mark in the last bytes alone would miss it there, and
 * would find the one of a preview in a file that was cut off.
 */
export interface PictureEnd {
  push(chunk: Buffer): void;
  isFound(): boolean;
}

export interface JpegEnd extends PictureEnd {
  /**
   * What its frame says, wherever it stands: depth maps and colour profiles can take megabytes before it. Of several,
   * which no camera writes, the largest, or one without a side.
   */
  size(): ImageSize | undefined;
}

const JPEG = { filler: 0xff, end: 0xd9, start: 0xd8, scan: 0xda, temporary: 0x01 };

/** Marks that stand alone, without a length behind them; restarts stand inside a scan. */
function isRestart(mark: number): boolean {
  return mark >= 0xd0 && mark <= 0xd7;
}

/** One without a side counts as the largest. */
function pixelsOf({ width, height }: ImageSize): number {
  return width * height || Number.POSITIVE_INFINITY;
}

type JpegState = 'between' | 'mark' | 'length' | 'lower-length' | 'part' | 'scan' | 'mark-in-scan' | 'ended';

// Depth of colour, then height and width, two bytes each.
const FRAME_HEAD_BYTES = 5;

export function jpegEnd(): JpegEnd {
  let state: JpegState = 'between';
  let mark = 0;
  let left = 0;
  let hasPicture = false;
  let frameHead: number[] = [];
  let size: ImageSize | undefined;

  /** Each takes one byte, or as many as pass without a look, and answers how many. */
  const steps: Record<JpegState, (chunk: Buffer, at: number) => number> = {
    between: (chunk, at) => passUntilFiller(chunk, at, 'mark'),
    scan: (chunk, at) => passUntilFiller(chunk, at, 'mark-in-scan'),
    mark: (chunk, at) => beginPart(chunk[at] ?? 0),
    'mark-in-scan': (chunk, at) => {
      const byte = chunk[at] ?? 0;
      // A zero says that the byte before it was a part of the picture.
      if (byte !== 0 && !isRestart(byte)) return beginPart(byte);
      state = 'scan';
      return 1;
    },
    length: (chunk, at) => {
      left = (chunk[at] ?? 0) << 8;
      state = 'lower-length';
      return 1;
    },
    'lower-length': (chunk, at) => {
      // The length counts its own two bytes.
      left = Math.max(0, left + (chunk[at] ?? 0) - 2);
      state = 'part';
      return 1;
    },
    part: (chunk, at) => {
      const passed = Math.min(left, chunk.length - at);
      left -= passed;
      if (isFrame(mark)) frameHead.push(...chunk.subarray(at, at + Math.min(passed, FRAME_HEAD_BYTES)));
      if (left === 0) endPart();
      return passed;
    },
    ended: (chunk, at) => chunk.length - at,
  };

  function endPart(): void {
    state = mark === JPEG.scan ? 'scan' : 'between';
    if (!isFrame(mark)) return;
    const [, height = 0, lowerHeight = 0, width = 0, lowerWidth = 0] = frameHead;
    const frame = { width: (width << 8) | lowerWidth, height: (height << 8) | lowerHeight };
    frameHead = [];
    if (!size || pixelsOf(frame) > pixelsOf(size)) size = frame;
  }

  function passUntilFiller(chunk: Buffer, at: number, next: JpegState): number {
    const filler = chunk.indexOf(JPEG.filler, at);
    if (filler < 0) return chunk.length - at;
    state = next;
    return filler + 1 - at;
  }

  function beginPart(byte: number): number {
    if (byte === JPEG.filler) return 1;
    mark = byte;
    hasPicture ||= mark === JPEG.scan;
    const standsAlone = [0, JPEG.start, JPEG.end, JPEG.temporary].includes(mark) || isRestart(mark);
    if (mark === JPEG.end && hasPicture) state = 'ended';
    else state = standsAlone ? 'between' : 'length';
    return 1;
  }

  return {
    push(chunk) {
      for (let at = 0; at < chunk.length; ) at += steps[state](chunk, at);
    },
    isFound: () => state === 'ended',
    size: () => size,
  };
}

const PNG_SIGNATURE_BYTES = 8;
const PNG_HEAD_BYTES = 8;
const PNG_CHECKSUM_BYTES = 4;
const IEND = 0x49454e44;

export function pngEnd(): PictureEnd {
  let toPass = PNG_SIGNATURE_BYTES;
  // The head of a part may be spread over two pieces.
  let rest: Buffer = Buffer.alloc(0);
  let isLast = false;
  let isFound = false;
  return {
    push(piece) {
      const chunk = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      rest = Buffer.alloc(0);
      for (let at = 0; at < chunk.length && !isFound; ) {
        const passed = Math.min(toPass, chunk.length - at);
        toPass -= passed;
        at += passed;
        if (toPass > 0) return;
        isFound = isLast;
        if (chunk.length - at < PNG_HEAD_BYTES) {
          rest = chunk.subarray(at);
          return;
        }
        toPass = chunk.readUInt32BE(at) + PNG_CHECKSUM_BYTES;
        isLast = chunk.readUInt32BE(at + 4) === IEND;
        at += PNG_HEAD_BYTES;
      }
    },
    isFound: () => isFound,
  };
}
