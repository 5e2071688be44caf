import {
  FRAME_HEAD_BYTES,
  frameSize,
  type ImageSize,
  isFrame,
  isTooLargeToOpen,
} from '#contract/documents/image-size.ts';

/**
 * Reads a picture chunk by chunk up to its end marker. Bytes behind it don't matter: phones append films and previews
 * to photos. A search in the last bytes alone would miss the marker there, and in a file that was cut off would find
 * that of a preview.
 */
export interface PictureEnd {
  push(chunk: Buffer): void;
  isFound(): boolean;
}

export interface JpegEnd extends PictureEnd {
  /**
   * The size in the frame header, wherever it is: depth maps and colour profiles can take megabytes before it. Of
   * several frames, which no camera writes, one that is too large, or has a side of 0.
   */
  size(): ImageSize | undefined;
}

// Each segment takes the same work, however short: megabytes of empty ones took half a second. The longest profiles and
// depth maps of cameras make a few hundred, a progressive picture some dozen.
const MAX_JPEG_PARTS = 4000;
// Programs cut a picture into chunks of some kilobytes; 10 MB in chunks of 512 bytes still pass.
const MAX_PNG_PARTS = 20_000;

const JPEG = { filler: 0xff, end: 0xd9, start: 0xd8, scan: 0xda, temporary: 0x01 };

/** Markers that stand alone, without a length; restart markers are inside a scan. */
function isRestart(mark: number): boolean {
  return mark >= 0xd0 && mark <= 0xd7;
}

/** A zero after FF makes FF a byte of the picture. */
function isOfScan(byte: number): boolean {
  return byte === 0 || isRestart(byte);
}

function isRefused(size: ImageSize): boolean {
  return isTooLargeToOpen(size) || size.width === 0 || size.height === 0;
}

type JpegState =
  | 'between'
  | 'mark'
  | 'length'
  | 'lower-length'
  | 'part'
  | 'scan'
  | 'mark-in-scan'
  | 'ended'
  | 'given-up';

export function jpegEnd(): JpegEnd {
  let state: JpegState = 'between';
  let mark = 0;
  let parts = 0;
  let left = 0;
  let hasPicture = false;
  let frameHead: number[] = [];
  let size: ImageSize | undefined;

  /** Each step consumes a byte, or as many as it can skip, and returns how many. */
  const steps: Record<JpegState, (chunk: Buffer, at: number) => number> = {
    between(chunk, at) {
      const filler = chunk.indexOf(JPEG.filler, at);
      if (filler < 0) return chunk.length - at;
      state = 'mark';
      return filler + 1 - at;
    },
    scan: (chunk, at) => passScan(chunk, at) - at,
    mark: (chunk, at) => passFillers(chunk, at, beginPart),
    'mark-in-scan': (chunk, at) =>
      passFillers(chunk, at, (byte) => (isOfScan(byte) ? passOn('scan') : beginPart(byte))),
    length: (chunk, at) => {
      left = (chunk[at] ?? 0) << 8;
      state = 'lower-length';
      return 1;
    },
    'lower-length': (chunk, at) => {
      // The length includes its own two bytes.
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
    'given-up': (chunk, at) => chunk.length - at,
  };

  function endPart(): void {
    state = mark === JPEG.scan ? 'scan' : 'between';
    if (!isFrame(mark)) return;
    const head = Uint8Array.from({ length: FRAME_HEAD_BYTES }, (_none, at) => frameHead[at] ?? 0);
    const frame = frameSize(new DataView(head.buffer), 0);
    frameHead = [];
    if (!size || isRefused(frame)) size = frame;
  }

  function passScan(chunk: Buffer, from: number): number {
    let at = from;
    while (at < chunk.length) {
      // `indexOf` costs more than a look at one byte, and in a hostile picture markers follow each other.
      const filler = chunk[at] === JPEG.filler ? at : chunk.indexOf(JPEG.filler, at);
      if (filler < 0) break;
      at = filler + 1;
      if (!isOfScan(chunk[at] ?? JPEG.filler)) {
        passOn('mark-in-scan');
        return at;
      }
      at += 1;
    }
    return chunk.length;
  }

  function passFillers(chunk: Buffer, from: number, take: (byte: number) => void): number {
    let at = from;
    while (chunk[at] === JPEG.filler) at += 1;
    const byte = chunk[at];
    if (byte === undefined) return at - from;
    take(byte);
    return at + 1 - from;
  }

  function passOn(next: JpegState): void {
    state = next;
  }

  function beginPart(byte: number): void {
    parts += 1;
    mark = byte;
    hasPicture ||= mark === JPEG.scan;
    const standsAlone = [0, JPEG.start, JPEG.end, JPEG.temporary].includes(mark) || isRestart(mark);
    if (parts > MAX_JPEG_PARTS) state = 'given-up';
    else if (mark === JPEG.end && hasPicture) state = 'ended';
    else state = standsAlone ? 'between' : 'length';
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
  // The header of a chunk may be spread over two pieces.
  let rest: Buffer = Buffer.alloc(0);
  let isLast = false;
  let parts = 0;
  let isFound = false;
  return {
    push(piece) {
      const chunk = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      rest = Buffer.alloc(0);
      for (let at = 0; at < chunk.length && !isFound && parts <= MAX_PNG_PARTS; ) {
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
        parts += 1;
      }
    },
    isFound: () => isFound,
  };
}
