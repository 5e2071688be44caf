import { opensWithoutPassword } from './pdf-password.ts';

/** What was met on the way through a PDF that may say that it is encrypted: some bytes around the last of each mark. */
export interface Locks {
  /** The dictionary of encryption, as the standard handler writes it. */
  handler: Buffer;
  /** The table of objects where it is a stream, as of PDF 1.5 on. Otherwise it stands at the end of the file. */
  table: Buffer;
}

/** Follows a file piece by piece. Each piece is searched once, however often it bears the marks. */
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
 * Whether a PDF asks whoever opens it for a password. Many official papers are encrypted without one, so that nobody
 * changes them: those open everywhere. In doubt it does not: whoever reviews it will see.
 * @param tail the last bytes of the file
 */
export function isLocked({ handler, table }: Locks, tail: Buffer): boolean {
  const trailer = [tail, table].map((bytes) => bytes.toString('latin1')).find((text) => IS_ENCRYPTED.test(text));
  if (trailer === undefined || handler.length === 0) return false;
  return opensWithoutPassword(dictionaryIn(handler.toString('latin1')), trailer) === false;
}

const IS_ENCRYPTED = /\/Encrypt\s{0,10}(?:\d{1,10}\s{1,10}\d{1,5}\s{1,10}R\b|<<)/;

/** What lies around a mark begins and ends anywhere; other objects have nothing to say. */
function dictionaryIn(text: string): string {
  const at = text.lastIndexOf('/Standard');
  const begin = Math.max(text.lastIndexOf(' obj', at), text.lastIndexOf('\nobj', at), 0);
  const end = text.indexOf('endobj', at);
  return text.slice(begin, end < 0 ? undefined : end);
}

const REACH_BYTES = 2048;

/** The bytes before and behind the last place of a mark. */
function around(mark: string) {
  let before: Buffer = Buffer.alloc(0);
  let found: Buffer = Buffer.alloc(0);
  let missing = 0;
  return {
    push(chunk: Buffer) {
      const seen = Buffer.concat([before, chunk]);
      const at = seen.lastIndexOf(mark);
      // One that ends in the part of before was found with the piece of before.
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
