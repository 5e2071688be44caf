import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { createInTurn } from '../time/in-turn.ts';
import { FOLDER_MODE } from './disk.ts';
import type { Sealer } from './sealed-format.ts';

const FILE_MODE = 0o600;

// A sync of 10 MB takes one of the four threads in which pages are read, and the disk for which commits wait.
const syncInTurn = createInTurn();
// Each chunk is encrypted before it is written: 20 bodies at once would all be served before a page's turn comes.
const writeInTurn = createInTurn();

/** A new file that is safe on disk once its stream has closed. Creates a missing folder. `sealer` encrypts it. */
export function writeFile(file: string, sealer?: Sealer): Writable {
  let handle: FileHandle;
  // At once: the way to the disk and back costs more than the bytes do.
  const append = async (pieces: Buffer[]) => {
    const { bytesWritten } = await handle.writev(pieces);
    // A disk that is nearly full takes less.
    if (bytesWritten < sizeOf(pieces)) await handle.writeFile(Buffer.concat(pieces).subarray(bytesWritten));
  };
  return new Writable({
    decodeStrings: true,
    construct(done) {
      after(async () => {
        handle = await openInFolder(file);
        if (sealer) await append([sealer.header]);
      }, done);
    },
    write(piece: Buffer, _encoding, done) {
      after(() => writeInTurn(() => append(sealer ? sealer.push(piece) : [piece])), done);
    },
    final(done) {
      after(async () => {
        if (sealer) await append(sealer.end());
        await syncInTurn(() => handle.sync());
      }, done);
    },
    destroy(reason, done) {
      // Waits for a write under way.
      after(
        async () => handle?.close(),
        (error) => done(reason ?? error),
      );
    },
  });
}

function sizeOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

function after(work: () => Promise<unknown>, done: (error?: Error | null) => void): void {
  work().then(
    () => done(),
    (error: Error) => done(error),
  );
}

async function openInFolder(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', FILE_MODE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(path.dirname(file), { recursive: true, mode: FOLDER_MODE });
    return open(file, 'wx', FILE_MODE);
  }
}
