import { createSecretKey, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { readSealed } from '#api/files/sealed-file.ts';
import {
  CHUNK_BYTES,
  createSealer,
  DamagedFile,
  HEADER_BYTES,
  sealedSize,
  TAG_BYTES,
} from '#api/files/sealed-format.ts';
import { writeFile } from '#api/files/write-file.ts';
import { tempDir } from '../support/temp-dir.ts';

const newKey = () => createSecretKey(randomBytes(32));
const key = newKey();
const SEALED_CHUNK = CHUNK_BYTES + TAG_BYTES;
const newFile = () => path.join(tempDir(), 'file');

/** Written in pieces of this size. */
async function sealed(content: Buffer, piece = 10_000, withKey = key): Promise<string> {
  const file = newFile();
  const pieces = function* () {
    for (let at = 0; at < content.length; at += piece) yield content.subarray(at, at + piece);
  };
  await pipeline(pieces, writeFile(file, createSealer(withKey)));
  return file;
}

async function opened(file: string, size: number, withKey = key): Promise<Buffer> {
  return buffer(await readSealed(await open(file), withKey, size));
}

/** What comes of a file after its bytes were changed: what is passed on before the refusal, or all of it. */
async function passedOn(bytes: Buffer, size: number): Promise<{ refused: boolean; bytes: number }> {
  const file = newFile();
  writeFileSync(file, bytes);
  let passed = 0;
  try {
    for await (const chunk of await readSealed(await open(file), key, size)) passed += (chunk as Buffer).length;
    return { refused: false, bytes: passed };
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    return { refused: true, bytes: passed };
  }
}

describe('A sealed file', () => {
  it.each([0, 1, 1000, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 2 * CHUNK_BYTES, 4 * CHUNK_BYTES, 700_001])(
    'PRIV-40 of %d bytes comes back as it was, whatever the pieces it came in, and shows none of them',
    async (size) => {
      const content = Buffer.alloc(size, 'a passport of somebody ');
      for (const piece of [997, CHUNK_BYTES, 1_000_000]) {
        const file = await sealed(content, piece);
        const stored = readFileSync(file);
        expect([stored.length, stored.includes('passport')]).toEqual([sealedSize(size), false]);
        expect((await opened(file, size)).equals(content)).toBe(true);
      }
    },
  );

  it('PRIV-40 is another one each time, and opens with its own key only', async () => {
    const content = Buffer.alloc(100, 'x');
    const [one, another] = [await sealed(content), await sealed(content)];
    expect(readFileSync(one).equals(readFileSync(another))).toBe(false);
    await expect(opened(one, 100, newKey())).rejects.toThrow(DamagedFile);
  });

  it('PRIV-41 is refused where any byte of it was changed, before a byte of that chunk is passed on', async () => {
    const size = 2 * CHUNK_BYTES + 10;
    const stored = readFileSync(await sealed(randomBytes(size)));
    expect(await passedOn(stored, size)).toEqual({ refused: false, bytes: size });
    const places = [0, 7, 8, HEADER_BYTES - 1, HEADER_BYTES, HEADER_BYTES + SEALED_CHUNK - 1];
    for (const place of [...places, ...Array.from({ length: 40 }, () => Math.floor(Math.random() * stored.length))]) {
      const changed = Buffer.from(stored);
      changed.writeUInt8(changed.readUInt8(place) ^ (1 << (place % 8)), place);
      const chunk = Math.max(0, Math.floor((place - HEADER_BYTES) / SEALED_CHUNK));
      expect(await passedOn(changed, size), `byte ${place}`).toEqual({
        refused: true,
        bytes: Math.min(2, chunk) * CHUNK_BYTES,
      });
    }
  });

  it('PRIV-41 is refused wherever it was cut off, with another end too', async () => {
    const size = 2 * CHUNK_BYTES;
    const stored = readFileSync(await sealed(randomBytes(size)));
    for (const length of [0, 5, HEADER_BYTES, 1000, HEADER_BYTES + SEALED_CHUNK, stored.length - 1])
      expect((await passedOn(stored.subarray(0, length), size)).refused, `${length} bytes`).toBe(true);
    // The tag that closes the file, behind one chunk instead of two.
    const shortened = Buffer.concat([
      stored.subarray(0, HEADER_BYTES + SEALED_CHUNK),
      stored.subarray(stored.length - TAG_BYTES),
    ]);
    expect(await passedOn(shortened, CHUNK_BYTES)).toEqual({ refused: true, bytes: 0 });
  });

  it('PRIV-41 is refused where chunks were swapped, repeated, or come from another file of the same key', async () => {
    const size = 3 * CHUNK_BYTES;
    const [one, another] = [
      readFileSync(await sealed(randomBytes(size))),
      readFileSync(await sealed(randomBytes(size))),
    ];
    const chunk = (of: Buffer, number: number) =>
      of.subarray(HEADER_BYTES + number * SEALED_CHUNK, HEADER_BYTES + (number + 1) * SEALED_CHUNK);
    const made = (...chunks: Buffer[]) =>
      Buffer.concat([one.subarray(0, HEADER_BYTES), ...chunks, one.subarray(one.length - TAG_BYTES)]);
    const [a, b, c, foreign] = [chunk(one, 0), chunk(one, 1), chunk(one, 2), chunk(another, 1)];
    expect(await passedOn(made(a, b, c), size)).toEqual({ refused: false, bytes: size });
    for (const mixed of [made(b, a, c), made(a, a, c), made(a, c, b), made(a, foreign, c)])
      expect((await passedOn(mixed, size)).refused).toBe(true);
  });

  it('lets go of the file, however far it was read', async () => {
    const file = await sealed(randomBytes(300_000));
    for (const end of ['unread', 'begun'] as const) {
      const handle = await open(file);
      const stream = await readSealed(handle, key, 300_000);
      if (end === 'begun') for await (const _ of stream) break;
      else await new Promise((resolve) => stream.destroy().once('close', resolve));
      expect(handle.fd).toBe(-1);
    }
  });
});
