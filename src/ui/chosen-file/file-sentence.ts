import type { ErrorCode } from '#contract/errors.ts';
import { fill } from '#contract/fill.ts';
import { byteSize } from './byte-size.ts';

/** Of another fault the size says nothing. */
const OF_SIZE: readonly string[] = ['file_empty', 'file_too_large'] satisfies ErrorCode[];

/** What is wrong with a file: by its code, and in words. */
interface Fault {
  code: string;
  reason: string;
}

/** '“scan.png” is 14.2 MB. File size must be less than 10MB' */
export function sentenceOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  { code, reason }: Fault,
  sentence: string,
  locale: string,
): string {
  if (!OF_SIZE.includes(code)) return `${name}: ${reason}`;
  return fill(sentence, { name, size: byteSize(size, locale), reason });
}
