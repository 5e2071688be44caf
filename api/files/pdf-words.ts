/** The longest word, with what must follow it. */
export const LONGEST_WORD = 256;

/** What is called for each word, with where it begins and what lies behind it. */
export interface WordVisit {
  /** The name as it is meant: `/J#53` is `JS`. */
  name(name: string, behind: number): void;
  bound(word: 'stream' | 'endstream', begin: number, behind: number): void;
}

const SLASH = 0x2f;
const SHARP = 0x23;
const STREAM = 'stream';
const END = 'end';
const LEAST_CHARACTERS = 2;
const MOST_CHARACTERS = 50;

/**
 * Visits the names of a PDF and the bounds of its streams that begin before `end`. Returns how far it came. It goes
 * from slash to slash, as most of a file is packed: read as a text, each file would be copied twice.
 */
export function readWords(bytes: Buffer, end: number, visit: WordVisit): number {
  let [at, slash, bound] = [0, -1, -1];
  for (;;) {
    if (slash < at) slash = nextSlash(bytes, at);
    if (bound < at) bound = nextBound(bytes, at);
    if (slash >= end && bound >= end) return Math.max(at, end);
    at = slash < bound ? readName(bytes, slash + 1, visit) : readBound(bytes, bound, visit);
  }
}

// Starting `indexOf` costs as much as looking at this many bytes in JavaScript.
const LOOKED_AT_HERE = 16;

/** Where the next slash is; behind all bytes where there is none. */
function nextSlash(bytes: Buffer, from: number): number {
  for (let at = from; at < from + LOOKED_AT_HERE; at += 1) if (bytes[at] === SLASH) return at;
  const slash = bytes.indexOf(SLASH, from + LOOKED_AT_HERE);
  return slash < 0 ? bytes.length : slash;
}

function nextBound(bytes: Buffer, from: number): number {
  const stream = bytes.indexOf(STREAM, from, 'latin1');
  if (stream < 0) return bytes.length;
  const begin = stream - END.length;
  return begin >= from && bytes.toString('latin1', begin, stream) === END ? begin : stream;
}

function readBound(bytes: Buffer, begin: number, visit: WordVisit): number {
  const word = bytes[begin] === STREAM.charCodeAt(0) ? STREAM : (`${END}${STREAM}` as const);
  const behind = begin + word.length;
  visit.bound(word, begin, behind);
  return behind;
}

/** Returns where it ends, or `begin` where it is none. */
function readName(bytes: Buffer, begin: number, visit: WordVisit): number {
  const behind = endOfName(bytes, begin);
  if (behind > begin) visit.name(nameIn(bytes, begin, behind), behind);
  return behind;
}

/** Where a name ends; each of its characters may be written as #xx. `at` where none begins. */
function endOfName(bytes: Buffer, at: number): number {
  let end = at;
  let characters = 0;
  for (; characters < MOST_CHARACTERS; characters += 1) {
    const width = widthOfCharacter(bytes, end);
    if (width === 0) break;
    end += width;
  }
  return characters < LEAST_CHARACTERS ? at : end;
}

function widthOfCharacter(bytes: Buffer, at: number): number {
  if (isIn(IN_NAMES, bytes[at])) return 1;
  return bytes[at] === SHARP && isIn(HEX_DIGITS, bytes[at + 1]) && isIn(HEX_DIGITS, bytes[at + 2]) ? 3 : 0;
}

const IN_NAMES = tableOf(/[A-Za-z0-9]/);
const HEX_DIGITS = tableOf(/[A-Fa-f\d]/);

function tableOf(characters: RegExp): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_none, code) => Number(characters.test(String.fromCharCode(code))));
}

function isIn(table: Uint8Array, byte: number | undefined): boolean {
  return byte !== undefined && table[byte] === 1;
}

function nameIn(bytes: Buffer, begin: number, end: number): string {
  const name = bytes.toString('latin1', begin, end);
  return name.includes('#')
    ? name.replace(/#(..)/g, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : name;
}
