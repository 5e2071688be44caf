import type { FileType } from '#contract/documents/file.ts';
import { createJudge, inThread } from './judge.ts';
import { judgePicture } from './judge-picture.ts';
import type { Judgement, PdfContent } from './judgement.ts';

type Asked = Uint8Array | { read: Uint8Array };

const BOUNDS = { mostHeapMegabytes: 128, mostBufferMegabytes: 200 };
const askPdf = createJudge<Asked, Judgement | PdfContent>(
  inThread(new URL('./pdf-worker.ts', import.meta.url), BOUNDS, wholeBuffer),
);
const judgePictures = createJudge(judgePicture);

/** Copying 10 MB holds up all other answers for some milliseconds. Small files share a buffer with others. */
function wholeBuffer(asked: Asked): ArrayBuffer[] {
  const { buffer, byteLength } = 'read' in asked ? asked.read : asked;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

/**
 * Has a file judged by the library that will draw it, one PDF and one picture at a time for the whole process. The bytes
 * of a PDF are empty afterwards. Undefined where a bound was passed; a file that cannot be read rejects.
 */
export function judgeFile(type: FileType, read: () => Promise<Buffer>, mostMs: number): Promise<Judgement | undefined> {
  return type === 'pdf' ? (askPdf(read, mostMs) as Promise<Judgement | undefined>) : judgePictures(read, mostMs);
}

/** What stands in a PDF, whose bytes are empty afterwards. Undefined where a bound was passed. */
export function readPdf(read: () => Promise<Uint8Array>, mostMs: number): Promise<PdfContent | undefined> {
  return askPdf(async () => ({ read: await read() }), mostMs) as Promise<PdfContent | undefined>;
}
