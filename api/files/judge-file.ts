import type { FileType } from '#contract/documents/file.ts';
import { createJudge, inThread } from './judge.ts';
import { judgePicture } from './judge-picture.ts';
import type { Judgement, PdfContent } from './judgement.ts';

const askPdf = createJudge<Uint8Array | { read: Uint8Array }, Judgement | PdfContent>(
  inThread(new URL('./pdf-worker.ts', import.meta.url), { mostHeapMegabytes: 128, mostBufferMegabytes: 200 }),
);
const judgePictures = createJudge(judgePicture);

/**
 * Has a file judged by the library that will draw it, one PDF and one picture at a time for the whole process.
 * Undefined where a bound was passed; a file that cannot be read rejects.
 */
export function judgeFile(type: FileType, read: () => Promise<Buffer>, mostMs: number): Promise<Judgement | undefined> {
  return type === 'pdf' ? (askPdf(read, mostMs) as Promise<Judgement | undefined>) : judgePictures(read, mostMs);
}

/** What stands in a PDF. Undefined where a bound was passed. */
export function readPdf(read: () => Promise<Uint8Array>, mostMs: number): Promise<PdfContent | undefined> {
  return askPdf(async () => ({ read: await read() }), mostMs) as Promise<PdfContent | undefined>;
}
