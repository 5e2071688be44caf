import type { Danger } from '#contract/documents/file-safety.ts';
import { dangerOf } from './pdf-names.ts';
import { createUnpacking } from './pdf-unpack.ts';
import { LONGEST_WORD, readWords } from './pdf-words.ts';

// Held in memory until the file's turn comes; what is larger is hardly five megabytes unpacked.
const MOST_PACKED_BYTES = 2 * 1024 * 1024;

/**
 * Looks for what a PDF can do, as it comes in: in its bytes as they are, whatever part of the file they seem to belong
 * to, and in its object streams, which hold packed objects. No viewer's reading of the file is followed, so a file
 * that hides something from one of them is found too. What cannot be unpacked within the bounds is `unreadable`.
 */
export function createDangerLook() {
  const found = new Set<Danger>();
  const unpacking = createUnpacking(found);
  const packed = createPacked(found, unpacking.add);
  let rest: Buffer = Buffer.alloc(0);

  /** Reads the words that begin before `end`. Returns how far it came. */
  function read(bytes: Buffer, end: number): number {
    const to = readWords(bytes, end, {
      name(name, behind) {
        const danger = dangerOf(name, bytes, behind);
        if (danger) found.add(danger);
        packed.name(name);
      },
      bound: (word, begin, behind) => packed.bound(word, bytes, begin, behind),
    });
    packed.collect(bytes, to);
    return to;
  }

  return {
    push(chunk: Buffer): void {
      // Reads the words that begin in the end of the previous chunk, which is kept, and may end in this one. What
      // follows in this chunk is read without a copy.
      const border = Buffer.concat([rest, chunk.subarray(0, LONGEST_WORD)]);
      const isAll = chunk.length <= LONGEST_WORD;
      const from = read(border, isAll ? border.length - LONGEST_WORD : rest.length);
      if (isAll) {
        rest = border.subarray(from);
        return;
      }
      const others = chunk.subarray(from - rest.length);
      rest = Buffer.from(others.subarray(read(others, others.length - LONGEST_WORD)));
    },
    /** What was found in all of it. */
    async end(): Promise<Danger[]> {
      read(rest, rest.length);
      packed.end();
      await unpacking.end();
      return [...found];
    },
  };
}

const FLATE = ['FlateDecode', 'Fl'];
/** Of pictures, which hold no objects. */
const PICTURE_FILTERS = ['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'];
const OTHER_PACKING = 'Predictor ASCIIHexDecode AHx ASCII85Decode A85 LZWDecode LZW RunLengthDecode RL Crypt'.split(
  ' ',
);

const MEANINGS: ReadonlyMap<string, keyof ReturnType<typeof nothingKnown>> = new Map([
  // `ObjStm` is what it should call itself; readers go by `First`.
  ...['First', 'ObjStm'].map((name) => [name, 'isObjects'] as const),
  ['Filter', 'isPacked'],
  ...FLATE.map((name) => [name, 'isFlate'] as const),
  ...PICTURE_FILTERS.map((name) => [name, 'isPicture'] as const),
  ...OTHER_PACKING.map((name) => [name, 'isOther'] as const),
]);

/** What is known of the stream that comes next: no end of an object clears it, as a text could feign one. */
function nothingKnown() {
  return { isObjects: false, isPacked: false, isFlate: false, isOther: false, ...nothingNamed() };
}

/** What was named since the last stream began: a picture says nothing of the streams behind it. */
function nothingNamed() {
  return { isPicture: false, isFlateHere: false };
}

/** Collects the bytes of object streams, and hands each on when it ends. */
function createPacked(found: Set<Danger>, unpack: (bytes: Buffer) => void) {
  let known = nothingKnown();
  let pieces: Buffer[] | undefined;
  let from = 0;
  let left = MOST_PACKED_BYTES;

  /** Whether the stream that begins here is to be collected. */
  function isUnpackable(): boolean {
    const { isObjects, isPacked, isFlate, isPicture, isFlateHere, isOther } = known;
    Object.assign(known, nothingNamed());
    if (!isObjects || !isPacked) return false;
    known = nothingKnown();
    // Objects that call themselves a picture, too, are unpacked all the same.
    if (isPicture) return isFlateHere;
    if (!isFlate || isOther) found.add('unreadable');
    return isFlate && !isOther;
  }

  function take(bytes: Buffer, to: number): void {
    left -= to - from;
    if (left >= 0) return void pieces?.push(Buffer.from(bytes.subarray(from, to)));
    found.add('unreadable');
    pieces = undefined;
  }

  function end(): void {
    if (!pieces) return;
    const bytes = Buffer.concat(pieces);
    pieces = undefined;
    // The packed bytes begin after the line with the word `stream`.
    unpack(bytes.subarray(bytes.indexOf('\n') + 1));
  }

  return {
    name(name: string): void {
      const meaning = pieces ? undefined : MEANINGS.get(name);
      if (meaning) known[meaning] = true;
      if (meaning === 'isFlate') known.isFlateHere = true;
    },
    /** Takes note that a stream begins or ends: `begin` and `behind` bound its keyword in `bytes`. */
    bound(word: 'stream' | 'endstream', bytes: Buffer, begin: number, behind: number): void {
      if (word === 'stream') {
        if (pieces || !isUnpackable()) return;
        pieces = [];
        from = behind;
      } else if (pieces) {
        take(bytes, begin);
        end();
      }
    },
    /** Keeps what belongs to an open stream up to `to`; the caller goes on with other bytes, counted from 0. */
    collect(bytes: Buffer, to: number): void {
      if (pieces) take(bytes, to);
      from = 0;
    },
    /** A stream without an end: it is tried as far as it goes. */
    end,
  };
}
