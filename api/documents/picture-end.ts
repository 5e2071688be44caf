/**
 * Follows a picture piece by piece, as it arrives, to the mark that ends it. What comes behind is no concern: phones
 * append films and previews to their photos. Looking for the mark in the last bytes alone would miss it there, and
 * would find the one of a preview in a file that was cut off.
 */
export interface PictureEnd {
  push(chunk: Buffer): void;
  isFound(): boolean;
}

const JPEG = { filler: 0xff, end: 0xd9, start: 0xd8, scan: 0xda, temporary: 0x01 };

/** Marks that stand alone, without a length behind them; restarts stand inside a scan. */
function isRestart(mark: number): boolean {
  return mark >= 0xd0 && mark <= 0xd7;
}

type JpegState = 'between' | 'mark' | 'length' | 'lower-length' | 'part' | 'scan' | 'mark-in-scan' | 'ended';

export function jpegEnd(): PictureEnd {
  let state: JpegState = 'between';
  let mark = 0;
  let left = 0;
  let hasPicture = false;

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
      if (left === 0) state = mark === JPEG.scan ? 'scan' : 'between';
      return passed;
    },
    ended: (chunk, at) => chunk.length - at,
  };

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
