import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { cleanText } from '#contract/clean-text.ts';
import { FILE_TYPES, type FileType } from '#contract/documents/file.ts';
import { type FileProblem, fileProblem, notAllowed } from '#contract/documents/file-problem.ts';
import type { Finding, Malware } from '#contract/documents/file-safety.ts';
import { isHeic } from '#contract/documents/heic.ts';
import { HEAD_BYTES, typeOfContent } from '#contract/documents/type-of-content.ts';
import { judgeFile } from './judge-file.ts';
import { nameOfType } from './name-of-type.ts';

/** Holds files while they come in. */
export interface Drafts {
  /** Opens a draft, which is safe on disk once it has closed. An existing one is never overwritten. */
  draft(id: string): Promise<Writable>;
  /** Reads a closed draft. Undefined if it is gone. The caller reads it to its end or destroys it. */
  openDraft(draft: { id: string; size: number }): Promise<Readable | undefined>;
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
  /** What a PDF can do besides being read; null: not judged yet. */
  findings: readonly Finding[] | null;
  /** What a scanner has said, where one is set up: what is infected is refused. */
  malware: Exclude<Malware, 'infected'>;
  /** The uploads that it came by, if it was sent before its form. */
  uploads?: readonly string[];
}

export type Received = { kind: 'received'; file: ReceivedFile } | { kind: 'refused'; problem: FileProblem };

export interface IntakeRules {
  allowed: readonly FileType[];
  /** The sender waits for it. A file that takes longer is taken, and judged later by a job. */
  mostJudgingMs: number;
}

/** Writes a stream to a draft while counting, hashing and checking it. Removes the draft if refused or aborted. */
export async function receive(
  stream: Readable,
  claim: { name: string },
  { allowed, mostJudgingMs }: IntakeRules,
  drafts: Drafts,
  signal: AbortSignal,
): Promise<Received> {
  const inspection = inspect();
  const id = await writeDraft(stream, drafts, signal, inspection.look).catch((error: unknown) => {
    stream.destroy();
    throw error;
  });
  const { size, sha256, head } = inspection.result();
  const refuse = async (problem: FileProblem): Promise<Received> => {
    await drafts.discard(id);
    return { kind: 'refused', problem };
  };
  const type = typeOfContent(head);
  const name = cleanText(claim.name);
  const problem = outerProblem({ name, size }, head, allowed);
  if (problem || !type) return refuse(problem ?? notAllowed(allowed));
  const judged = await judgeFile(type, () => bytesOf(drafts, { id, size }), mostJudgingMs);
  if (judged && 'problem' in judged) return refuse(judged.problem);
  const known = { id, name: nameOfType(type, name), type, mime: FILE_TYPES[type].mime, size, sha256 };
  return { kind: 'received', file: { ...known, findings: judged?.found ?? null, malware: 'off' } };
}

/** Writes a stream to a new draft, and returns its id. If it is cut off or aborted, the draft is removed. */
export async function writeDraft(
  stream: Readable,
  drafts: Drafts,
  signal: AbortSignal,
  look: (chunk: Buffer) => void,
): Promise<string> {
  // Ids that begin with the time stand beside each other in the indexes: forms of one moment write the same pages.
  const id = randomUUIDv7();
  const writing = await drafts.draft(id);
  try {
    await pour(stream, writing, look, signal);
    return id;
  } catch (error) {
    // A file that is still being opened would appear after its removal.
    if (!writing.closed) await new Promise((resolve) => writing.once('close', resolve));
    await drafts.discard(id);
    throw error;
  }
}

/** All of a closed draft. */
export async function bytesOf(drafts: Drafts, draft: { id: string; size: number }): Promise<Buffer> {
  const stream = await drafts.openDraft(draft);
  if (!stream) throw new Error(`the draft ${draft.id} has gone`);
  const bytes = Buffer.allocUnsafeSlow(draft.size);
  let at = 0;
  for await (const chunk of stream) at += (chunk as Buffer).copy(bytes, at);
  return bytes;
}

/**
 * Ends when the file is written and closed. (Node's `pipeline` would create an error with its stack for each good file,
 * and a transform stream would hold back a chunk.)
 */
function pour(from: Readable, into: Writable, look: (chunk: Buffer) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => end(signal.reason);
    const take = (chunk: Buffer) => {
      look(chunk);
      if (!into.write(chunk)) from.pause();
    };
    const end = (error?: unknown) => {
      signal.removeEventListener('abort', abort);
      if (error === undefined) return resolve();
      from.off('data', take);
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
    from.on('data', take);
    from.resume();
  });
}

/** What its name, size and first bytes show. */
function outerProblem(
  claim: { name: string; size: number },
  head: Buffer,
  allowed: readonly FileType[],
): FileProblem | undefined {
  const type = typeOfContent(head);
  // A HEIC photo gets its own refusal: few programs can open it.
  if (!type && allowed.includes('jpeg') && isHeic(head)) return { code: 'file_heic' };
  return fileProblem(claim) ?? (type && allowed.includes(type) ? undefined : notAllowed(allowed));
}

/** Reads a file chunk by chunk, and tells at the end what it was. */
function inspect() {
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  let size = 0;
  return {
    look(chunk: Buffer) {
      size += chunk.length;
      hash.update(chunk);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
    },
    result: () => ({ size, sha256: hash.digest('hex'), head }),
  };
}
