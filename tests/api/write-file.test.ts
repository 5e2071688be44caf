import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFile } from '#api/files/write-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'werksommer-write-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Pieces of uneven length, which fit no buffer. */
function pieces(seed: number, count: number): Buffer[] {
  return Array.from({ length: count }, (_, index) =>
    Buffer.alloc(1 + (((seed + index) * 7919) % 70_000), seed + index),
  );
}

async function write(file: string, parts: readonly Buffer[]): Promise<void> {
  const stream = writeFile(file);
  for (const part of parts) if (!stream.write(part)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'close');
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a file that comes in pieces', () => {
  it('holds every byte, with many files at a time', async () => {
    const files = Array.from({ length: 30 }, (_, seed) => ({
      name: path.join(folder, `${seed}`),
      parts: pieces(seed, 40),
    }));
    await Promise.all(files.map(({ name, parts }) => write(name, parts)));
    await Promise.all(files.map(({ name, parts }) => write(`${name}-again`, parts)));
    for (const { name, parts } of files)
      for (const file of [name, `${name}-again`]) expect(hash(readFileSync(file))).toBe(hash(Buffer.concat(parts)));
  });

  it('holds a piece that is larger than what is gathered, and may be empty', async () => {
    const large = Buffer.alloc(3_000_001, 'abc');
    await write(path.join(folder, 'large'), [large]);
    await write(path.join(folder, 'empty'), []);
    expect(readFileSync(path.join(folder, 'large')).equals(large)).toBe(true);
    expect(statSync(path.join(folder, 'empty')).size).toBe(0);
  });

  it('makes its folder, is private, and overwrites nothing', async () => {
    const file = path.join(folder, 'new', 'a');
    await write(file, [Buffer.from('first')]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(write(file, [Buffer.from('second')])).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(file, 'utf8')).toBe('first');
  });

  it('is aborted without disturbing the others, which use the buffers again', async () => {
    const others = Array.from({ length: 20 }, (_, seed) => ({
      name: path.join(folder, `${seed}`),
      parts: pieces(seed, 40),
    }));
    const aborted = Array.from({ length: 20 }, async (_, seed) => {
      const stream = writeFile(path.join(folder, `aborted-${seed}`));
      stream.on('error', () => {});
      for (const part of pieces(seed + 100, 5 + seed)) stream.write(part);
      if (seed % 2) await once(stream, 'drain');
      stream.destroy(new Error('cut off'));
      await new Promise((resolve) => stream.once('close', resolve));
    });
    await Promise.all([...aborted, ...others.map(({ name, parts }) => write(name, parts))]);
    for (const { name, parts } of others) expect(hash(readFileSync(name))).toBe(hash(Buffer.concat(parts)));
  });

  it('fails where it cannot be written', async () => {
    writeFileSync(path.join(folder, 'no-folder'), '');
    const file = path.join(folder, 'no-folder', 'a');
    await expect(write(file, [Buffer.alloc(10)])).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
