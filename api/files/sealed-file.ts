import type { KeyObject } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CHUNK_BYTES, checkHeader, DamagedFile, HEADER_BYTES, openChunk, TAG_BYTES } from './sealed-format.ts';

/**
 * The plain bytes of a sealed file of this plain size. Each chunk is checked before it is passed on, the first one
 * before this ends: a file of one chunk is checked as a whole. Closes the handle in any case.
 * @throws DamagedFile, and ends the stream with it where a later chunk fails
 */
export async function readSealed(handle: FileHandle, key: KeyObject, size: number): Promise<Readable> {
  const chunks = chunksOf(handle, key, size);
  const first = await chunks.next();
  return new SealedFile(chunks, first.value);
}

async function* chunksOf(handle: FileHandle, key: KeyObject, size: number): AsyncGenerator<Buffer, undefined> {
  try {
    const header = await readExactly(handle, Buffer.alloc(HEADER_BYTES));
    checkHeader(header);
    const into = Buffer.allocUnsafeSlow(Math.min(size, CHUNK_BYTES) + TAG_BYTES);
    const next = async (number: number, length: number, isEnd = false) =>
      openChunk(key, header, number, isEnd, await readExactly(handle, into.subarray(0, length + TAG_BYTES)));
    const last = Math.ceil(size / CHUNK_BYTES);
    for (let number = 0; number < last; number += 1) {
      const plain = await next(number, Math.min(CHUNK_BYTES, size - number * CHUNK_BYTES));
      // The last bytes go out only where nothing was cut off or added behind them.
      if (number === last - 1) await next(last, 0, true);
      yield plain;
    }
    if (last === 0) await next(0, 0, true);
  } finally {
    await handle.close();
  }
}

async function readExactly(handle: FileHandle, into: Buffer): Promise<Buffer> {
  for (let at = 0; at < into.length; ) {
    const { bytesRead } = await handle.read(into, at, into.length - at);
    if (bytesRead === 0) throw new DamagedFile();
    at += bytesRead;
  }
  return into;
}

/** (Of `Readable.from`, the file would stay open if nobody read of it.) */
class SealedFile extends Readable {
  readonly #chunks: AsyncGenerator<Buffer, undefined>;
  #first: Buffer | undefined;

  constructor(chunks: AsyncGenerator<Buffer, undefined>, first: Buffer | undefined) {
    super({ highWaterMark: CHUNK_BYTES });
    this.#chunks = chunks;
    this.#first = first;
  }

  override _read(): void {
    const first = this.#first;
    this.#first = undefined;
    if (first) this.push(first);
    else
      this.#chunks.next().then(
        ({ value }) => this.push(value ?? null),
        (error: Error) => this.destroy(error),
      );
  }

  override _destroy(reason: Error | null, done: (error?: Error | null) => void): void {
    this.#chunks.return(undefined).then(
      () => done(reason),
      (error: Error) => done(reason ?? error),
    );
  }
}
