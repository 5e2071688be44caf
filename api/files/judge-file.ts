import type { FileType } from '#contract/documents/file.ts';
import { isTooLargeToOpen, MAX_PIXELS } from '#contract/documents/image-size.ts';
import { createJudge, inThread } from './judge.ts';
import type { Judgement, PdfContent } from './judgement.ts';
import { openable } from './openable.ts';
import { loadSharp, sizeIn } from './sharp.ts';

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

const MOST_SECONDS = 10;

/**
 * Judges a picture by the library that draws it: its size by the header, and then whether it can be decoded to its end,
 * in an eighth of its size where the format allows.
 */
async function judgePicture(bytes: Buffer): Promise<Judgement> {
  const sharp = await loadSharp();
  const picture = openable(bytes);
  if (!picture) return { problem: { code: 'file_damaged' } };
  const open = (limitInputPixels: number | false) =>
    sharp(picture, { limitInputPixels, sequentialRead: true, failOn: 'truncated' });
  try {
    if (isTooLargeToOpen(sizeIn(await open(false).metadata()))) return { problem: { code: 'file_too_many_pixels' } };
    await open(MAX_PIXELS).resize(16, 16, { fit: 'fill' }).timeout({ seconds: MOST_SECONDS }).toBuffer();
    return { found: [] };
  } catch {
    return { problem: { code: 'file_damaged' } };
  }
}
