import type { FileType } from '#contract/documents/file.ts';
import { createJudge, inThread } from './judge.ts';
import { judgePicture } from './judge-picture.ts';
import type { Judgement } from './judgement.ts';

const judgePdf = createJudge<Uint8Array, Judgement>(
  inThread(new URL('./pdf-worker.ts', import.meta.url), { mostHeapMegabytes: 128, mostBufferMegabytes: 200 }),
);
const judgePictures = createJudge(judgePicture);

/**
 * Has a file judged by the library that will draw it, one PDF and one picture at a time for the whole process.
 * Undefined where a bound was passed; a file that cannot be read rejects.
 */
export function judgeFile(type: FileType, read: () => Promise<Buffer>, mostMs: number): Promise<Judgement | undefined> {
  return type === 'pdf' ? judgePdf(read, mostMs) : judgePictures(read, mostMs);
}
