import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { cleanText } from '#contract/clean-text.ts';
import { FILE_TYPES, type FileType } from '#contract/documents/file.ts';
import { type FileProblem, fileProblem, notAllowed, typeOfName } from '#contract/documents/file-problem.ts';
import type { Danger, Malware } from '#contract/documents/file-safety.ts';
import { isHeic } from '#contract/documents/heic.ts';
import { MAX_FILE_NAME_CHARACTERS } from '#contract/limits.ts';
import { createInnerLook } from './inner-look.ts';
import { HEAD_BYTES, innerProblem, isPdfBehindOther, type Looks, sniff } from './sniff.ts';

// A PDF may have a few bytes after its end.
const TAIL_BYTES = 2048;

/** Holds files while they come in. */
export interface Drafts {
  /** Opens a draft, which is safe on disk once it has closed. An existing one is never overwritten. */
  draft(id: string): Promise<Writable>;
  /** Removes a draft if it exists. */
  discard(id: string): Promise<void>;
}

/** A checked file among the drafts; its document will have the same id. */
export interface ReceivedFile {
  id: string;
  /** The applicant's name for the file, with the extension of its content: shown, never used as a path. */
  name: string;
  type: FileType;
  mime: string;
  size: number;
  sha256: string;
  /** What a PDF can do besides being read. */
  dangers: readonly Danger[];
  /** What a scanner has said, where one is set up: what is infected is refused. */
  malware: Exclude<Malware, 'infected'>;
}

export type Received = { kind: 'received'; file: ReceivedFile } | { kind: 'refused'; problem: FileProblem };

/** Writes a stream to a draft while counting, hashing and checking it. Removes the draft if refused or aborted. */
export async function receive(
  stream: Readable,
  claim: { name: string; type: string },
  allowed: readonly FileType[],
  drafts: Drafts,
  signal: AbortSignal,
): Promise<Received> {
  // Ids that begin with the time stand beside each other in the indexes: forms of one moment write the same pages.
  const id = randomUUIDv7();
  const inspection = inspect();
  const writing = await drafts.draft(id);
  try {
    await pour(stream, writing, inspection.look, signal);
  } catch (error) {
    // A file that is still being opened would appear after its removal.
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
  const dangers = type === 'pdf' ? await inspection.dangers() : [];
  const { mime } = FILE_TYPES[type];
  return { kind: 'received', file: { id, name, type, mime, size, sha256, dangers, malware: 'off' } };
}

/**
 * Ends when the file is written and closed. (Node's `pipeline` would create an error with its stack for each good file,
 * and a transform stream would hold back a chunk.)
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
    // The sender may have gone while the form was admitted.
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
  // A HEIC photo gets its own refusal, whatever its name or type: few programs can open it.
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
  // Phones and messengers name pictures wrongly, so the content decides the type.
  if (type && allowed.includes(type)) return innerProblem(type, looks);
  const isNearlyRight = !type && typeOfName(name) === 'pdf' && isPdfBehindOther(looks.head);
  return isNearlyRight ? { code: 'file_damaged' } : notAllowed(allowed);
}

/** 'photo.jpg' that is a PNG becomes 'photo.png': programs go by the extension. */
function namedAs(type: FileType, name: string): string {
  return typeOfName(name) === type ? name : `${name.slice(0, name.lastIndexOf('.'))}.${FILE_TYPES[type].extensions[0]}`;
}

/** Reads a file chunk by chunk, and tells at the end what it was. */
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
    dangers: inner.dangers,
    result: () => ({ size, sha256: hash.digest('hex'), looks: { head, tail: tail.bytes(), ...inner.result() } }),
  };
}

const BLANK = new Set([0, ...Buffer.from(' \t\r\n\f')]);

/** The last bytes before trailing blanks: some programs pad a file to a round size. */
function createTail() {
  let bytes: Buffer = Buffer.alloc(0);
  return {
    push(chunk: Buffer) {
      let end = chunk.length;
      while (end > 0 && BLANK.has(chunk[end - 1] ?? 0)) end -= 1;
      // Blanks between two chunks only keep words apart.
      const words = chunk.subarray(Math.max(0, end - TAIL_BYTES), end + 1);
      if (end > 0) bytes = Buffer.concat([bytes, words]).subarray(-TAIL_BYTES);
    },
    bytes: () => bytes,
  };
}
