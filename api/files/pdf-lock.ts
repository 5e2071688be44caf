import { opensWithoutPassword } from './pdf-password.ts';

/** The parts of a PDF that show whether it is encrypted: some bytes around the last place of each marker. */
export interface Locks {
  /** The encryption dictionary, as the standard security handler writes it. */
  handler: Buffer;
  /** The cross-reference stream, as of PDF 1.5. An older table is at the end of the file. */
  table: Buffer;
}

/** Searches a file chunk by chunk. Each chunk is searched once, however many markers it holds. */
export function createLocks() {
  const handler = around('/Standard');
  const table = around('/XRef');
  // The end of what came before, as a marker, or the bytes around one, may lie in two chunks.
  let before: Buffer = Buffer.alloc(0);
  return {
    push(chunk: Buffer) {
      handler.push(before, chunk);
      table.push(before, chunk);
      // Of a large chunk only its end is copied: copies of whole chunks were most of the memory of many uploads.
      before = Buffer.from(chunk.length < REACH_BYTES ? lastOf(before, chunk) : chunk.subarray(-REACH_BYTES));
    },
    found: (): Locks => ({ handler: handler.bytes(), table: table.bytes() }),
  };
}

/**
 * Whether a PDF asks for a password when it is opened. Many official documents are encrypted without one, so that
 * nobody changes them: those open everywhere. False in doubt, as the reviewer will see.
 * @param tail the last bytes of the file
 */
export function isLocked({ handler, table }: Locks, tail: Buffer): boolean {
  const trailer = [tail, table].map((bytes) => bytes.toString('latin1')).find((text) => IS_ENCRYPTED.test(text));
  if (trailer === undefined || handler.length === 0) return false;
  return opensWithoutPassword(dictionaryIn(handler.toString('latin1')), trailer) === false;
}

const IS_ENCRYPTED = /\/Encrypt\s{0,10}(?:\d{1,10}\s{1,10}\d{1,5}\s{1,10}R\b|<<)/;

/** The dictionary around a marker: the kept bytes begin and end anywhere, and may hold parts of other objects. */
function dictionaryIn(text: string): string {
  const at = text.lastIndexOf('/Standard');
  const begin = Math.max(text.lastIndexOf(' obj', at), text.lastIndexOf('\nobj', at), 0);
  const end = text.indexOf('endobj', at);
  return text.slice(begin, end < 0 ? undefined : end);
}

const REACH_BYTES = 2048;

/** The bytes before and after the last place of a marker. */
function around(mark: string) {
  let found: Buffer = Buffer.alloc(0);
  let missing = 0;
  return {
    push(before: Buffer, chunk: Buffer) {
      const at = lastPlace(mark, before, chunk);
      if (at !== undefined) {
        const end = Math.max(0, at + REACH_BYTES);
        const begin = at - REACH_BYTES;
        const inBefore = before.subarray(begin < 0 ? Math.max(0, before.length + begin) : before.length);
        found = Buffer.concat([inBefore, chunk.subarray(Math.max(0, begin), end)]);
        missing = Math.max(0, end - chunk.length);
      } else if (missing > 0) {
        found = Buffer.concat([found, chunk.subarray(0, missing)]);
        missing = Math.max(0, missing - chunk.length);
      }
    },
    bytes: () => found,
  };
}

/** Where a marker that ends in this chunk last begins: below 0 if that is in the bytes before the chunk. */
function lastPlace(mark: string, before: Buffer, chunk: Buffer): number | undefined {
  const inside = chunk.lastIndexOf(mark);
  if (inside >= 0) return inside;
  const overlap = mark.length - 1;
  const head = before.subarray(-overlap);
  const onBorder = Buffer.concat([head, chunk.subarray(0, overlap)]).lastIndexOf(mark);
  return onBorder < 0 ? undefined : onBorder - head.length;
}

function lastOf(before: Buffer, chunk: Buffer): Buffer {
  return Buffer.concat([before, chunk]).subarray(-REACH_BYTES);
}
