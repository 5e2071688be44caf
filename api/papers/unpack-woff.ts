import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

interface Table {
  /** Name and checksum, as both formats have them. */
  tag: Buffer;
  checksum: number;
  bytes: Buffer;
}

/**
 * The same font as TrueType. The PDF library unpacks a WOFF's tables in JavaScript, and its letters
 * anew for each letter that is drawn: a long name held the whole server up for seconds.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, place) => readTable(woff, place));
  const header = Buffer.alloc(SFNT_HEADER_BYTES);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  const power = Math.floor(Math.log2(tables.length));
  header.writeUInt16BE(2 ** power * SFNT_ENTRY_BYTES, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tables.length - 2 ** power) * SFNT_ENTRY_BYTES, 10);

  let offset = SFNT_HEADER_BYTES + tables.length * SFNT_ENTRY_BYTES;
  const directory: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const { tag, checksum, bytes } of tables) {
    const entry = Buffer.alloc(SFNT_ENTRY_BYTES);
    tag.copy(entry);
    entry.writeUInt32BE(checksum, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(bytes.length, 12);
    directory.push(entry);
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc(-bytes.length & 3);
    contents.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat([header, ...directory, ...contents]);
}

function readTable(woff: Buffer, place: number): Table {
  const at = WOFF_HEADER_BYTES + place * WOFF_ENTRY_BYTES;
  const offset = woff.readUInt32BE(at + 4);
  const packedLength = woff.readUInt32BE(at + 8);
  const length = woff.readUInt32BE(at + 12);
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    bytes: packedLength < length ? inflateSync(packed) : packed,
  };
}
