import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_TYPES, type FileType } from '#contract/file.ts';
import { type FileProblem, fileProblem, notAllowed, typeOfName } from '#contract/file-problem.ts';
import { MAX_FILE_NAME_CHARACTERS } from '#contract/limits.ts';
import { cleanText } from '#contract/text-input.ts';
import { makeFolder, removeFile, seal } from './disk.ts';
import { jpegEnd, pngEnd } from './picture-end.ts';
import { innerProblem, isPdfBehindOther, type Looks, sniff } from './sniff.ts';

// A PDF may carry comments before its first object, and a few bytes after its end.
const HEAD_BYTES = 256 * 1024;
const TAIL_BYTES = 2048;

/** A checked file in the temporary folder, named by the id that its document will have. */
export interface ReceivedFile {
  id: string;
  tmpPath: string;
  /** The user's own name for it: shown, never used as a path. */
  name: string;
  type: FileType;
  mime: string;
  size: number;
  sha256: string;
}

export type Received = { kind: 'received'; file: ReceivedFile } | { kind: 'refused'; problem: FileProblem };

/** Writes a stream to disk, counting, hashing and looking on the way; one that is refused or ended leaves nothing. */
export async function receive(
  stream: Readable,
  claim: { name: string; type: string },
  allowed: readonly FileType[],
  tmpDir: string,
  signal: AbortSignal,
): Promise<Received> {
  const id = randomUUID();
  const tmpPath = path.join(tmpDir, id);
  const witness = createWitness(typeOfName(claim.name));
  // Somebody may have cleared it away; nothing in it had to last.
  await makeFolder(tmpDir);
  const writing = seal(tmpPath);
  try {
    await pipeline(stream, witness.transform, writing, { signal });
  } catch (error) {
    // A file that is still being opened would come into being after it was removed.
    if (!writing.closed) await once(writing, 'close');
    await removeFile(tmpPath);
    throw error;
  }
  const { size, sha256, looks } = witness.seen();
  const problem = fileProblem({ ...claim, size }, allowed) ?? contentProblem(claim.name, looks, allowed);
  if (problem) {
    await removeFile(tmpPath);
    return { kind: 'refused', problem };
  }
  const type = typeOfName(claim.name) as FileType;
  const name = cleanText(claim.name).slice(-MAX_FILE_NAME_CHARACTERS);
  return { kind: 'received', file: { id, tmpPath, name, type, mime: FILE_TYPES[type].mime, size, sha256 } };
}

function contentProblem(name: string, looks: Looks, allowed: readonly FileType[]): FileProblem | undefined {
  const type = sniff(looks.head);
  const claimed = typeOfName(name);
  if (type && type === claimed) return innerProblem(type, looks);
  const isNearlyRight = !type && claimed === 'pdf' && isPdfBehindOther(looks.head);
  return isNearlyRight ? { code: 'file_damaged' } : notAllowed(allowed);
}

function createWitness(type: FileType | undefined) {
  const jpeg = type === 'jpeg' ? jpegEnd() : undefined;
  const pictureEnd = jpeg ?? (type === 'png' ? pngEnd() : undefined);
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let headBytes = 0;
  const tail = createTail();
  let size = 0;
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      pictureEnd?.push(chunk);
      if (headBytes < HEAD_BYTES) {
        head.push(chunk);
        headBytes += chunk.length;
      }
      tail.push(chunk);
      done(null, chunk);
    },
  });
  return {
    transform,
    seen: () => ({
      size,
      sha256: hash.digest('hex'),
      looks: {
        head: Buffer.concat(head),
        tail: tail.bytes(),
        hasPictureEnd: pictureEnd?.isFound() ?? false,
        jpegSize: jpeg?.size(),
      },
    }),
  };
}

const BLANK = new Set([0, ...Buffer.from(' \t\r\n\f')]);

/** The last bytes before what is blank at the end: some programs fill a file up to a round size. */
function createTail() {
  let bytes: Buffer = Buffer.alloc(0);
  return {
    push(chunk: Buffer) {
      let end = chunk.length;
      while (end > 0 && BLANK.has(chunk[end - 1] ?? 0)) end -= 1;
      // What is blank between two pieces is of no interest, only that words do not run together.
      const words = chunk.subarray(Math.max(0, end - TAIL_BYTES), end + 1);
      if (end > 0) bytes = Buffer.concat([bytes, words]).subarray(-TAIL_BYTES);
    },
    bytes: () => bytes,
  };
}
