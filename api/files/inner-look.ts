import { createDangerLook } from './pdf-dangers.ts';
import { createLocks } from './pdf-lock.ts';
import { jpegEnd, pngEnd } from './picture-end.ts';
import { type Looks, pdfObject, pictureType, SIGNATURE_BYTES } from './sniff.ts';

/** Reads a file from first to last byte for the markers of its type, which the first bytes show. */
export function createInnerLook() {
  let first: Buffer | undefined = Buffer.alloc(0);
  const pdf = { object: pdfObject(), locks: createLocks(), dangers: createDangerLook() };
  const marks = {
    jpeg: jpegEnd(),
    png: pngEnd(),
    pdf: {
      push(chunk: Buffer) {
        pdf.object.push(chunk);
        pdf.locks.push(chunk);
        pdf.dangers.push(chunk);
      },
    },
  };
  let followed: { push(chunk: Buffer): void } = marks.pdf;
  return {
    push(chunk: Buffer) {
      if (!first) return followed.push(chunk);
      first = first.length === 0 ? chunk : Buffer.concat([first, chunk]);
      if (first.length < SIGNATURE_BYTES) return;
      followed = marks[pictureType(first) ?? 'pdf'];
      followed.push(first);
      first = undefined;
    },
    /** What a PDF can do; asked once, when all of it has come. */
    dangers: () => pdf.dangers.end(),
    result: (): Omit<Looks, 'head' | 'tail'> => ({
      hasPdfObject: pdf.object.isFound(),
      hasPictureEnd: marks.jpeg.isFound() || marks.png.isFound(),
      jpegSize: marks.jpeg.size(),
      locks: pdf.locks.found(),
    }),
  };
}
