import { createHash, randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { FILE_TYPES, type FileType } from '#contract/file.ts';
import { type FileProblem, fileProblem, notAllowed, typeOfName } from '#contract/file-problem.ts';
import { isHeic } from '#contract/heic.ts';
import { MAX_FILE_NAME_CHARACTERS } from '#contract/limits.ts';
import { cleanText } from '#contract/text-input.ts';
import { createInnerLook } from './inner-look.ts';
import { HEAD_BYTES, innerProblem, isPdfBehindOther, type Looks, sniff } from './sniff.ts';

// A PDF may carry a few bytes after its end.
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
    await pour(stream, writing, inspection.look, signal);
  } catch (error) {
    // A file that is still being opened would come into being after it was removed.
    if (!writing.closed) await new Promise((resolve) => writing.once('close', resolve));
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

/**
 * Until the file is written and closed. (Node's `pipeline` would make and throw away an error with its stack for each
 * file that comes well, and a stream in the middle would hold back a piece of it.)
 */
function pour(from: Readable, into: Writable, look: (chunk: Buffer) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => end(signal.reason);
    const end = (error?: unknown) => {
      signal.removeEventListener('abort', abort);
      if (error === undefined) return resolve();
      from.destroy();
      into.destroy();
      reject(error);
    };
    if (signal.aborted) return abort();
    // While the form was let in.
    if (from.destroyed) return end(new Error('the file was cut off'));
    signal.addEventListener('abort', abort);
    from.on('error', end);
    into.on('error', end);
    from.on('close', () => from.readableEnded || end(new Error('the file was cut off')));
    into.on('close', () => end(into.writableFinished ? undefined : new Error('the file was not written')));
    into.on('drain', () => from.resume());
    from.on('end', () => into.end());
    from.on('data', (chunk: Buffer) => {
      look(chunk);
      if (!into.write(chunk)) from.pause();
    });
  });
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

/** Looks at a file piece by piece, and tells afterwards what it was. */
function inspect() {
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  const tail = createTail();
  const inner = createInnerLook();
  let size = 0;
  return {
    look(chunk: Buffer) {
      size += chunk.length;
      hash.update(chunk);
      inner.push(chunk);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      tail.push(chunk);
    },
    result: () => ({
      size,
      sha256: hash.digest('hex'),
      looks: { head, tail: tail.bytes(), ...inner.result() },
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
