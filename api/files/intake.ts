import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_TYPES, type FileType } from '#contract/file.ts';
import { type FileProblem, fileProblem, notAllowed, typeOfName } from '#contract/file-problem.ts';
import { isHeic } from '#contract/heic.ts';
import { MAX_FILE_NAME_CHARACTERS } from '#contract/limits.ts';
import { cleanText } from '#contract/text-input.ts';

import { createLocks } from './pdf-lock.ts';
import { jpegEnd, pngEnd } from './picture-end.ts';
import { innerProblem, isPdfBehindOther, type Looks, pictureType, SIGNATURE_BYTES, sniff } from './sniff.ts';

// A PDF may carry comments before its first object, and a few bytes after its end.
const HEAD_BYTES = 256 * 1024;
const TAIL_BYTES = 2048;

/** Where files lie while they come in. */
export interface Drafts {
  /** What is written there is on disk once it has closed. Nothing is written over another. */
  draft(id: string): Promise<Writable>;
  /** Does nothing where there is none. */
  discard(id: string): Promise<void>;
}

/** A checked file among the drafts, under the id that its document will have. */
export interface ReceivedFile {
  id: string;
  /** The user's own name for it, with the extension of its content: shown, never used as a path. */
  name: string;
  type: FileType;
  mime: string;
  size: number;
  sha256: string;
}

export type Received = { kind: 'received'; file: ReceivedFile } | { kind: 'refused'; problem: FileProblem };

/** Writes a stream to a draft, counting, hashing and looking on the way; one that is refused or ended leaves nothing. */
export async function receive(
  stream: Readable,
  claim: { name: string; type: string },
  allowed: readonly FileType[],
  drafts: Drafts,
  signal: AbortSignal,
): Promise<Received> {
  const id = randomUUID();
  const inspection = inspect();
  const writing = await drafts.draft(id);
  try {
    await pipeline(stream, inspection.transform, writing, { signal });
  } catch (error) {
    // A file that is still being opened would come into being after it was removed.
    if (!writing.closed) await once(writing, 'close');
    await drafts.discard(id);
    throw error;
  }
  const { size, sha256, looks } = inspection.result();
  const type = sniff(looks.head);
  const problem = claimProblem({ ...claim, size }, looks, allowed) ?? contentProblem(claim.name, type, looks, allowed);
  if (problem || !type) {
    await drafts.discard(id);
    return { kind: 'refused', problem: problem ?? notAllowed(allowed) };
  }
  const name = namedAs(type, cleanText(claim.name)).slice(-MAX_FILE_NAME_CHARACTERS);
  return { kind: 'received', file: { id, name, type, mime: FILE_TYPES[type].mime, size, sha256 } };
}

function claimProblem(
  claim: { name: string; type: string; size: number },
  { head }: Looks,
  allowed: readonly FileType[],
): FileProblem | undefined {
  const problem = fileProblem(claim, allowed);
  // A photo of an iPhone: what is wrong with its name or type is that nothing else can open it either.
  const mayBePhoto =
    allowed.includes('jpeg') &&
    (!problem || problem.code.startsWith('file_type') || problem.code === 'file_documents_only');
  return mayBePhoto && isHeic(head) ? { code: 'file_heic' } : problem;
}

function contentProblem(
  name: string,
  type: FileType | undefined,
  looks: Looks,
  allowed: readonly FileType[],
): FileProblem | undefined {
  // Phones and messengers name pictures wrongly; what a file is says its content.
  if (type && allowed.includes(type)) return innerProblem(type, looks);
  const isNearlyRight = !type && typeOfName(name) === 'pdf' && isPdfBehindOther(looks.head);
  return isNearlyRight ? { code: 'file_damaged' } : notAllowed(allowed);
}

/** 'photo.jpg' that is a PNG becomes 'photo.png': whoever opens it goes by its extension. */
function namedAs(type: FileType, name: string): string {
  return typeOfName(name) === type ? name : `${name.slice(0, name.lastIndexOf('.'))}.${FILE_TYPES[type].extensions[0]}`;
}

/** Lets a file pass through, and tells afterwards what it was. */
function inspect() {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let headBytes = 0;
  const tail = createTail();
  const inner = createInnerLook();
  let size = 0;
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      inner.push(chunk);
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
    result: () => ({
      size,
      sha256: hash.digest('hex'),
      looks: { head: Buffer.concat(head), tail: tail.bytes(), ...inner.result() },
    }),
  };
}

/** What is followed from the first byte to the last, once the first ones have shown what it is. */
function createInnerLook() {
  let first: Buffer | undefined = Buffer.alloc(0);
  const jpeg = jpegEnd();
  const png = pngEnd();
  const locks = createLocks();
  let followed: { push(chunk: Buffer): void } = locks;
  return {
    push(chunk: Buffer) {
      if (!first) return followed.push(chunk);
      first = Buffer.concat([first, chunk]);
      if (first.length < SIGNATURE_BYTES) return;
      const type = pictureType(first);
      followed = type === 'jpeg' ? jpeg : type === 'png' ? png : locks;
      followed.push(first);
      first = undefined;
    },
    result: () => ({
      hasPictureEnd: jpeg.isFound() || png.isFound(),
      jpegSize: jpeg.size(),
      locks: locks.found(),
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
