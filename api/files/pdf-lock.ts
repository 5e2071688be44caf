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
  return {
    push(chunk: Buffer) {
      handler.push(chunk);
      table.push(chunk);
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
  let before: Buffer = Buffer.alloc(0);
  let found: Buffer = Buffer.alloc(0);
  let missing = 0;
  return {
    push(chunk: Buffer) {
      const seen = Buffer.concat([before, chunk]);
      const at = seen.lastIndexOf(mark);
      // A marker that ends in the previous chunk was found with it.
      if (at + mark.length > before.length && at >= 0) {
        found = Buffer.from(seen.subarray(Math.max(0, at - REACH_BYTES), at + REACH_BYTES));
        missing = Math.max(0, at + REACH_BYTES - seen.length);
      } else if (missing > 0) {
        found = Buffer.concat([found, chunk.subarray(0, missing)]);
        missing = Math.max(0, missing - chunk.length);
      }
      before = Buffer.from(seen.subarray(-REACH_BYTES));
    },
    bytes: () => found,
  };
}
