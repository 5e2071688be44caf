import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureToView } from '#api/documents/picture-to-view.ts';
import { judgeFile } from '#api/files/judge-file.ts';
import { openable } from '#api/files/openable.ts';
import { drawPhotoPages } from '#api/papers/photo-pages.ts';
import { pngBytes } from '../support/files.ts';

const LONG_MS = 60_000;
const judged = (type: 'jpeg' | 'png', bytes: Buffer) => judgeFile(type, async () => bytes, LONG_MS);

describe('FILE-09 a JPEG that is drawn in many scans, each of which takes as long as all of it', () => {
  it('is taken with as many as programs write', async () => {
    expect(await judged('jpeg', inScans(50))).toEqual({ found: [] });
    // Bytes behind the picture are no scans of it.
    const film = Buffer.concat([inScans(1), Buffer.alloc(9000, '\xff\xda\0\x02', 'latin1')]);
    expect(await judged('jpeg', film)).toEqual({ found: [] });
  });

  it('is refused with more, and opened by nobody', async () => {
    const bomb = inScans(200);
    expect(await judged('jpeg', bomb)).toEqual({ problem: { code: 'file_damaged' } });
    await expect(pictureToView('a.jpg', Readable.from([bomb]))).rejects.toMatchObject({ code: 'picture_unreadable' });
    const photo = { type: 'jpeg', path: 'photo', read: async () => bomb } as const;
    await expect(drawPhotoPages([photo])).rejects.toMatchObject({ extras: { errors: [{ code: 'file_damaged' }] } });
  });
});

describe('FILE-09 a PNG with texts that unpack to more than there is memory', () => {
  it.each(['zTXt', 'iTXt'])('is opened without them (%s)', async (kind) => {
    const plain = Buffer.from(pngBytes());
    const texts = Array.from({ length: 20 }, () => packedText(kind));
    const bomb = Buffer.concat([plain.subarray(0, 33), ...texts, plain.subarray(33)]);
    expect((await sharp(bomb).metadata()).comments, 'the library unpacks them').toHaveLength(20);
    expect(openable(bomb)).toEqual(plain);
    expect(await judged('png', bomb)).toEqual({ found: [] });
  });

  it('is left as it is without any, whole or cut off', () => {
    const plain = Buffer.from(pngBytes());
    expect(openable(plain)).toBe(plain);
    expect(openable(plain.subarray(0, 50))).toEqual(plain.subarray(0, 50));
  });
});

/** A grey JPEG of one block: its first scan says how grey, and so many more say that there is nothing else. */
function inScans(more: number): Buffer {
  const scan = (from: number, to: number) => segment(0xda, [1, 1, 0, from, to, 0], [0x7f]);
  const codes = (kind: number) => segment(0xc4, [kind, 1, ...Array(15).fill(0), 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array(64).fill(1)]),
    segment(0xc2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    ...[codes(0x00), codes(0x10), scan(0, 0)],
    ...Array(more).fill(scan(1, 63)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const segment = (mark: number, content: number[], behind: number[] = []) =>
  Buffer.from([0xff, mark, 0, content.length + 2, ...content, ...behind]);

function packedText(kind: string): Buffer {
  const head = kind === 'zTXt' ? 'key\0\0' : 'key\0\x01\0\0\0';
  const content = Buffer.concat([Buffer.from(kind + head), deflateSync(Buffer.alloc(1000))]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}
