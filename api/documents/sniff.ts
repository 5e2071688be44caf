import type { FileType } from '#contract/file.ts';
import type { FileProblem } from '#contract/file-problem.ts';
import { imageSize, MAX_PIXELS } from '#contract/image-size.ts';

// Some programs write a mark of byte order or an empty line before it; anything else would be a page in disguise.
const PDF_START = /^(?:\xEF\xBB\xBF)?\s*%PDF-[12]\.\d/;
/** Every PDF has numbered objects. */
const PDF_OBJECT = /\b\d{1,10}\s{1,10}\d{1,5}\s{1,10}obj\b/;
const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe|img|style|meta)\b/i;
const DISGUISE_BYTES = 1024;

/** The type that the first bytes of a file show, whatever its name says. */
export function sniff(head: Buffer): FileType | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (isPdf(head)) return 'pdf';
  return undefined;
}

function isPdf(head: Buffer): boolean {
  const start = head.toString('latin1', 0, DISGUISE_BYTES);
  return PDF_START.test(start) && !PAGE.test(start);
}

/** What a file shows of itself: its first and last bytes, and whether the mark was met that ends a picture. */
export interface Looks {
  head: Buffer;
  tail: Buffer;
  hasPictureEnd: boolean;
}

/** What is wrong inside a file of this type. */
export function innerProblem(type: FileType, looks: Looks): FileProblem | undefined {
  return type === 'pdf' ? pdfProblem(looks) : pictureProblem(looks);
}

function pdfProblem({ head, tail }: Looks): FileProblem | undefined {
  const hasEnd = tail.includes('startxref') && tail.includes('%%EOF');
  return hasEnd && PDF_OBJECT.test(head.toString('latin1')) ? undefined : { code: 'file_damaged' };
}

function pictureProblem({ head, hasPictureEnd }: Looks): FileProblem | undefined {
  const size = imageSize(head);
  if (!size || size.width === 0 || size.height === 0) return { code: 'file_damaged' };
  // Before the end: whoever sends a picture that is too large should not first send it whole.
  if (size.width * size.height > MAX_PIXELS) return { code: 'file_too_many_pixels' };
  return hasPictureEnd ? undefined : { code: 'file_damaged' };
}
