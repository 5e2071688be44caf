import type { FileType } from '#contract/documents/file.ts';
import type { FileProblem } from '#contract/documents/file-problem.ts';
import { type ImageSize, imageSize, isTooLargeToOpen } from '#contract/documents/image-size.ts';
import { isLocked, type Locks } from './pdf-lock.ts';

// Some programs write a byte order mark or an empty line first; anything else could be HTML in disguise.
const PDF_START = /^(?:\xEF\xBB\xBF)?\s*%PDF-[12]\.\d/;
const ANY_PDF_START = /%PDF-[12]\.\d/;
/** Every PDF has numbered objects. */
const PDF_OBJECT = /\b\d{1,10}\s{1,10}\d{1,5}\s{1,10}obj\b/;
const LONGEST_PDF_OBJECT = 40;
// Comments may come before the first object.
const BEFORE_PDF_OBJECT_BYTES = 256 * 1024;
const LOOKED_AT_ONCE_BYTES = 4096;
const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe|img|style|meta)\b/i;
/** So many bytes show what a file is, or what it is disguised as. */
export const HEAD_BYTES = 1024;

/** The type that the first bytes of a file show, whatever its name says. */
export function sniff(head: Buffer): FileType | undefined {
  return pictureType(head) ?? (isPdf(head) ? 'pdf' : undefined);
}

/** So many bytes show the type of a picture. */
export const SIGNATURE_BYTES = 8;

export function pictureType(head: Buffer): 'jpeg' | 'png' | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return head.subarray(0, SIGNATURE_BYTES).equals(png) ? 'png' : undefined;
}

function isPdf(head: Buffer): boolean {
  const start = startOf(head);
  return PDF_START.test(start) && !PAGE.test(start);
}

/** Whether something else precedes a PDF, such as mail or HTTP headers: only some viewers open it. */
export function isPdfBehindOther(head: Buffer): boolean {
  const start = startOf(head);
  return ANY_PDF_START.test(start) && !PAGE.test(start);
}

function startOf(head: Buffer): string {
  return head.toString('latin1', 0, HEAD_BYTES);
}

/**
 * The parts of a file that are checked: its first bytes, its last ones without trailing blanks, and what was found on
 * the way to the end of a picture.
 */
export interface Looks {
  head: Buffer;
  tail: Buffer;
  hasPdfObject: boolean;
  hasPictureEnd: boolean;
  jpegSize: ImageSize | undefined;
  locks: Locks;
}

/** What is wrong with the content of a file of this type. */
export function innerProblem(type: FileType, looks: Looks): FileProblem | undefined {
  return type === 'pdf' ? pdfProblem(looks) : pictureProblem(type, looks);
}

function pdfProblem({ hasPdfObject, tail, locks }: Looks): FileProblem | undefined {
  const hasEnd = tail.includes('startxref') && tail.includes('%%EOF');
  if (!hasEnd || !hasPdfObject) return { code: 'file_damaged' };
  return isLocked(locks, tail) ? { code: 'file_encrypted' } : undefined;
}

/** Searches for the first object of a PDF as it comes in; mostly it is at the beginning. */
export function pdfObject() {
  let looked = 0;
  let rest = '';
  let isFound = false;
  return {
    push(chunk: Buffer) {
      for (let at = 0; at < chunk.length && !isFound && looked < BEFORE_PDF_OBJECT_BYTES; at += LOOKED_AT_ONCE_BYTES) {
        const piece = chunk.toString('latin1', at, at + LOOKED_AT_ONCE_BYTES);
        isFound = PDF_OBJECT.test(rest + piece);
        rest = (rest + piece).slice(-LONGEST_PDF_OBJECT);
        looked += piece.length;
      }
    },
    isFound: () => isFound,
  };
}

function pictureProblem(type: FileType, { head, hasPictureEnd, jpegSize }: Looks): FileProblem | undefined {
  const size = type === 'jpeg' ? jpegSize : imageSize(head);
  if (!size || size.width === 0 || size.height === 0) return { code: 'file_damaged' };
  // Checked before the end, so that a sender of too large a picture need not send all of it.
  if (isTooLargeToOpen(size)) return { code: 'file_too_many_pixels' };
  return hasPictureEnd ? undefined : { code: 'file_damaged' };
}
