import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Danger } from '#contract/file-safety.ts';
import { nextTurn } from '../next-turn.ts';

const inflated = promisify(inflate);

const MOST_PACKED_BYTES = 4 * 1024 * 1024;
const MOST_UNPACKED_BYTES = 32 * 1024 * 1024;
const MOST_OF_ONE_BYTES = 8 * 1024 * 1024;
const LOOKED_AT_ONCE_CHARACTERS = 64 * 1024;
// A word may lie in two chunks. Longer than any word that counts, with what must follow it.
const OVERLAP_CHARACTERS = 256;

/** Names that show what a PDF can do (ISO 32000-2). Viewers look for them by name, so no other spelling works. */
const NAMES: Readonly<Record<string, Danger>> = {
  JavaScript: 'javascript',
  Launch: 'launch',
  EmbeddedFile: 'embedded',
  EmbeddedFiles: 'embedded',
  RichMedia: 'media',
  Rendition: 'media',
  Encrypt: 'encrypted',
};
/** Names so short that pictures hold them by chance; they count with what must follow. */
const SHORT: Readonly<Record<string, { danger: Danger; before: RegExp }>> = {
  JS: { danger: 'javascript', before: /^\s{0,50}(?:[(<]|\d{1,10}\s{1,10}\d{1,5}\s{1,10}R)/ },
  // A form that brings scripts of its own.
  XFA: { danger: 'javascript', before: /^\s{0,50}(?:\[|\d{1,10}\s{1,10}\d{1,5}\s{1,10}R)/ },
  EF: { danger: 'embedded', before: /^\s{0,50}(?:<<|\d{1,10}\s{1,10}\d{1,5}\s{1,10}R)/ },
};
const FLATE = new Set(['FlateDecode', 'Fl']);
const PICTURE_FILTERS = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode']);
const OTHER_PACKING = new Set([
  ...['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL', 'Crypt'],
  'Predictor',
]);

/** A name, with the characters that may be written as #xx; or the bounds of a stream. */
const WORDS = /\/((?:[A-Za-z0-9]|#[\dA-Fa-f]{2}){2,60})|endstream|stream/g;

/**
 * Looks for what a PDF can do, as it comes in: in its bytes as they are, whatever part of the file they seem to belong
 * to, and in its object streams, which hold packed objects. No viewer's reading of the file is followed, so a file
 * that hides something from one of them is found too. What cannot be unpacked within the bounds is `unreadable`.
 */
export function createDangerLook() {
  const found = new Set<Danger>();
  let rest = '';
  let packing = newPacking();
  let packed: Buffer[] | undefined;
  const budget = { packed: MOST_PACKED_BYTES, unpacked: MOST_UNPACKED_BYTES };
  let unpacking: Promise<unknown> = Promise.resolve();

  /** Reads words that begin before `end`. Returns how far it came. */
  function read(text: string, end: number): number {
    let from = 0;
    let at = 0;
    WORDS.lastIndex = 0;
    for (let match = WORDS.exec(text); match && match.index < end; match = WORDS.exec(text)) {
      const [word, name] = match;
      at = WORDS.lastIndex;
      if (name !== undefined) take(decoded(name), text, at);
      else if (word === 'endstream') {
        if (packed) endPacked(text.slice(from, match.index));
      } else if (word === 'stream' && !packed && packing.isMeant && packing.hasFilter) {
        if (beginPacked()) from = at;
      }
    }
    const to = Math.max(at, end);
    if (packed) collect(text.slice(from, to));
    return to;
  }

  function take(name: string, text: string, end: number): void {
    note(name, text, end);
    if (packed) return;
    if (name === 'First' || name === 'ObjStm') packing.isMeant = true;
    if (name === 'Filter') packing.hasFilter = true;
    if (FLATE.has(name)) packing.isFlate = true;
    if (PICTURE_FILTERS.has(name)) packing.isPicture = true;
    if (OTHER_PACKING.has(name)) packing.isOther = true;
  }

  /** Whether the stream that begins here is collected. */
  function beginPacked(): boolean {
    const { isFlate, isPicture, isOther } = packing;
    packing = newPacking();
    if (isPicture) return false;
    if (!isFlate || isOther) {
      found.add('unreadable');
      return false;
    }
    packed = [];
    return true;
  }

  function collect(text: string): void {
    budget.packed -= text.length;
    if (budget.packed < 0) {
      found.add('unreadable');
      packed = undefined;
    } else packed?.push(Buffer.from(text, 'latin1'));
  }

  function endPacked(text: string): void {
    collect(text);
    const bytes = packed && Buffer.concat(packed);
    packed = undefined;
    if (bytes) unpacking = unpacking.then(() => unpack(bytes));
  }

  async function unpack(bytes: Buffer): Promise<void> {
    const maxOutputLength = Math.min(MOST_OF_ONE_BYTES, budget.unpacked);
    // What fails has cost as much as was allowed.
    budget.unpacked -= maxOutputLength;
    if (maxOutputLength === 0) return void found.add('unreadable');
    try {
      const objects = await inflated(bytes.subarray(beginning(bytes)), { maxOutputLength });
      budget.unpacked += maxOutputLength - objects.length;
      for (let at = 0; at < objects.length; at += LOOKED_AT_ONCE_CHARACTERS) {
        if (at > 0) await nextTurn();
        // With the beginning of what follows, for a word on the border.
        const text = objects.toString('latin1', at, at + LOOKED_AT_ONCE_CHARACTERS + OVERLAP_CHARACTERS);
        for (const { 1: name, index, 0: word } of text.matchAll(WORDS))
          if (name !== undefined) note(decoded(name), text, index + word.length);
      }
    } catch {
      found.add('unreadable');
    }
  }

  function note(name: string, text: string, end: number): void {
    const short = SHORT[name];
    if (short?.before.test(text.slice(end, end + OVERLAP_CHARACTERS / 2))) found.add(short.danger);
    const danger = NAMES[name];
    if (danger) found.add(danger);
  }

  return {
    push(chunk: Buffer): void {
      const text = rest + chunk.toString('latin1');
      rest = text.slice(read(text, text.length - OVERLAP_CHARACTERS));
    },
    /** What was found in all of it. */
    async end(): Promise<Danger[]> {
      read(rest, rest.length);
      rest = '';
      // A stream without an end: no viewer knows how far it goes.
      if (packed) endPacked('');
      await unpacking;
      return [...found];
    },
  };
}

/** What is known of the dictionary that a stream follows. Not cleared by the end of an object, which a text may feign. */
function newPacking() {
  return { isMeant: false, hasFilter: false, isFlate: false, isPicture: false, isOther: false };
}

/** Behind the line of the word `stream`. */
function beginning(bytes: Buffer): number {
  const at = bytes.indexOf(0x0a);
  return at < 0 ? 0 : at + 1;
}

function decoded(name: string): string {
  return name.includes('#')
    ? name.replace(/#([\da-f]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : name;
}
