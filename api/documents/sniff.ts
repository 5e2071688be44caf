import { imageSize } from 'image-size';
import type { FileType } from '#contract/file.ts';

// Some programs write a mark of byte order or an empty line before it; anything else would be a page in disguise.
const PDF_START = /^(?:\xEF\xBB\xBF)?\s*%PDF-/;

/** The type that the first bytes of a file show, whatever its name says. */
export function sniff(head: Buffer): FileType | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (PDF_START.test(head.subarray(0, 64).toString('latin1'))) return 'pdf';
  return undefined;
}

/** Whether the file is whole: an image's header decodes, a PDF has its end. `tail` are its last bytes. */
export function isWhole(type: FileType, head: Buffer, tail: Buffer): boolean {
  return type === 'pdf' ? tail.includes('%%EOF') : hasDimensions(head);
}

function hasDimensions(head: Buffer): boolean {
  try {
    // A copy: the library looks past the end of a short buffer into the memory that it is a part of.
    const { width, height } = imageSize(Uint8Array.from(head));
    return width > 0 && height > 0;
  } catch {
    return false;
  }
}
