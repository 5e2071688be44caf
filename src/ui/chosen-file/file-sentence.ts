import { fill } from '#contract/fill.ts';
import { FILE_UNREADABLE } from '#contract/sending-errors.ts';
import { byteSize } from './byte-size.ts';

/** '“scan.png” is 14.2 MB. File size must be less than 10MB' */
export function sentenceOf(
  file: Pick<File, 'name' | 'size'>,
  reason: string,
  sentence: string,
  locale: string,
): string {
  // The size of a file that has gone says nothing about the fault.
  if (reason === FILE_UNREADABLE.de || reason === FILE_UNREADABLE.en) return `${file.name}: ${reason}`;
  return fill(sentence, { name: file.name, size: byteSize(file.size, locale), reason });
}
