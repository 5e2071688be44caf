import fs, { type NoParamCallback } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { FOLDER_MODE } from './disk.ts';
import type { Sealer } from './sealed-format.ts';

// Each write occupies a thread, so pieces are gathered.
const GATHERED_BYTES = 128 * 1024;
const FILE_MODE = 0o600;

/** A new file that is safe on disk once its stream has closed. Creates a missing folder. `sealer` encrypts it. */
export function writeFile(file: string, sealer?: Sealer): Writable {
  return new GatheredFile(file, sealer);
}

/**
 * Copies pieces into a buffer that is used again, and writes that. (Node's own stream keeps the pieces until they are
 * written: by then they have grown old, and twenty uploads left 100 MB behind until a full garbage collection.)
 */
class GatheredFile extends Writable {
  readonly #file: string;
  readonly #sealer: Sealer | undefined;
  readonly #buffer = borrowBuffer();
  #filled = 0;
  #fd: number | undefined;
  #isAtWork = false;
  #afterWork: (() => void) | undefined;

  constructor(file: string, sealer: Sealer | undefined) {
    super({ decodeStrings: true });
    this.#file = file;
    this.#sealer = sealer;
    this.#filled = sealer?.header.copy(this.#buffer) ?? 0;
  }

  override _construct(done: NoParamCallback): void {
    done(
      faultOf(() => {
        this.#fd = openInFolder(this.#file);
      }),
    );
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, done: NoParamCallback): void {
    if (this.#sealer) this.#gatherSealed(this.#sealer.push(piece), done);
    else this.#gather(piece, done);
  }

  override _final(done: NoParamCallback): void {
    const sync: NoParamCallback = (error) =>
      error ? done(error) : this.#work((end) => fs.fsync(this.#fd as number, end), done);
    const empty: NoParamCallback = (error) => (error ? done(error) : this.#empty(sync));
    this.#gatherSealed(this.#sealer?.end() ?? [], empty);
  }

  override _destroy(reason: Error | null, done: (error?: Error | null) => void): void {
    // The thread still reads the buffer, and another file could have the descriptor by then.
    if (this.#isAtWork) this.#afterWork = () => this._destroy(reason, done);
    else {
      giveBack(this.#buffer);
      const fault = faultOf(() => this.#fd !== undefined && fs.closeSync(this.#fd));
      done(reason ?? fault);
    }
  }

  #gatherSealed([first, ...rest]: Buffer[], done: NoParamCallback): void {
    if (!first) done(null);
    else
      this.#gather(first, (error) => {
        giveMemoryBack(first);
        if (error) done(error);
        else this.#gatherSealed(rest, done);
      });
  }

  #gather(bytes: Buffer, done: NoParamCallback): void {
    const taken = bytes.copy(this.#buffer, this.#filled);
    this.#filled += taken;
    if (this.#filled < this.#buffer.length) done(null);
    else this.#empty((error) => (error ? done(error) : this.#gather(bytes.subarray(taken), done)));
  }

  #empty(done: NoParamCallback): void {
    this.#work(
      (end) => this.#writeFrom(0, end),
      (error) => {
        this.#filled = 0;
        done(error);
      },
    );
  }

  /** A write may take a part of what it is given. */
  #writeFrom(begin: number, done: NoParamCallback): void {
    if (begin === this.#filled) done(null);
    else
      fs.write(this.#fd as number, this.#buffer, begin, this.#filled - begin, null, (error, written) =>
        error ? done(error) : this.#writeFrom(begin + written, done),
      );
  }

  #work(begin: (end: NoParamCallback) => void, done: NoParamCallback): void {
    this.#isAtWork = true;
    begin((error) => {
      this.#isAtWork = false;
      if (this.#afterWork) this.#afterWork();
      else done(error);
    });
  }
}

/**
 * Frees the memory of a cipher's output at once: the garbage collector would wait until there are fifty megabytes of
 * it. Small buffers share their memory, and keep it.
 */
function giveMemoryBack({ buffer, length }: Buffer<ArrayBufferLike>): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}

// Buffers that are kept for the next files, two megabytes in all. If more files are written at a time, they get new
// ones.
const MOST_KEPT = 16;
const kept: Buffer[] = [];

function borrowBuffer(): Buffer {
  return kept.pop() ?? Buffer.allocUnsafeSlow(GATHERED_BYTES);
}

function giveBack(buffer: Buffer): void {
  if (kept.length < MOST_KEPT) kept.push(buffer);
}

/** Waking a thread takes longer than opening a new file, or closing one that is synced. */
function openInFolder(file: string): number {
  try {
    return fs.openSync(file, 'wx', FILE_MODE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: FOLDER_MODE });
    return fs.openSync(file, 'wx', FILE_MODE);
  }
}

function faultOf(work: () => unknown): NodeJS.ErrnoException | null {
  try {
    work();
    return null;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
