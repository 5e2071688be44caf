import type { Danger } from '#contract/file-safety.ts';
import { dangerOf, decoded, LONGEST_WORD, WORDS } from './pdf-names.ts';
import { createUnpacking } from './pdf-unpack.ts';

const MOST_PACKED_BYTES = 4 * 1024 * 1024;

/**
 * Looks for what a PDF can do, as it comes in: in its bytes as they are, whatever part of the file they seem to belong
 * to, and in its object streams, which hold packed objects. No viewer's reading of the file is followed, so a file
 * that hides something from one of them is found too. What cannot be unpacked within the bounds is `unreadable`.
 */
export function createDangerLook() {
  const found = new Set<Danger>();
  const unpacking = createUnpacking(found);
  const packed = createPacked(found, unpacking.add);
  let rest = '';

  /** Reads the words that begin before `end`. Returns how far it came. */
  function read(text: string, end: number): number {
    let at = 0;
    WORDS.lastIndex = 0;
    for (let match = WORDS.exec(text); match && match.index < end; match = WORDS.exec(text)) {
      at = WORDS.lastIndex;
      const [word, name] = match;
      if (name === undefined) packed.bound(word, text, match.index, at);
      else note(decoded(name), text, at);
    }
    const to = Math.max(at, end);
    packed.collect(text, to);
    return to;
  }

  function note(name: string, text: string, end: number): void {
    const danger = dangerOf(name, text, end);
    if (danger) found.add(danger);
    packed.name(name);
  }

  return {
    push(chunk: Buffer): void {
      const text = rest + chunk.toString('latin1');
      rest = text.slice(read(text, text.length - LONGEST_WORD));
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
  return { isObjects: false, isPacked: false, isFlate: false, isPicture: false, isOther: false };
}

/** Collects the bytes of object streams, and hands each on when it ends. */
function createPacked(found: Set<Danger>, unpack: (bytes: Buffer) => void) {
  let known = nothingKnown();
  let pieces: Buffer[] | undefined;
  let from = 0;
  let left = MOST_PACKED_BYTES;

  /** Whether the stream that begins here is to be collected. */
  function isUnpackable(): boolean {
    const { isObjects, isPacked, isFlate, isPicture, isOther } = known;
    if (!isObjects || !isPacked) return false;
    known = nothingKnown();
    if (isPicture) return false;
    if (!isFlate || isOther) found.add('unreadable');
    return isFlate && !isOther;
  }

  function take(text: string, to: number): void {
    left -= to - from;
    if (left >= 0) return void pieces?.push(Buffer.from(text.slice(from, to), 'latin1'));
    found.add('unreadable');
    pieces = undefined;
  }

  function end(): void {
    if (!pieces) return;
    const bytes = Buffer.concat(pieces);
    pieces = undefined;
    // From behind the line of the word `stream`.
    unpack(bytes.subarray(bytes.indexOf('\n') + 1));
  }

  return {
    name(name: string): void {
      const meaning = pieces ? undefined : MEANINGS.get(name);
      if (meaning) known[meaning] = true;
    },
    /** `stream` or `endstream`, and where it begins and ends in the text. */
    bound(word: string, text: string, begin: number, behind: number): void {
      if (word === 'stream') {
        if (pieces || !isUnpackable()) return;
        pieces = [];
        from = behind;
      } else if (pieces) {
        take(text, begin);
        end();
      }
    },
    /** The text is left here; what follows begins anew. */
    collect(text: string, to: number): void {
      if (pieces) take(text, to);
      from = 0;
    },
    /** A stream without an end: it is tried as far as it goes. */
    end,
  };
}
