import { fill } from '#contract/fill.ts';
import { byteSize } from './byte-size.ts';

/** '“scan.png” is 14.2 MB. File size must be less than 10MB' */
export function sentenceOf(
  file: Pick<File, 'name' | 'size'>,
  reason: string,
  sentence: string,
  locale: string,
): string {
  // Where the fault is another one, its size says nothing.
  if (!/\d\s?(MB|bytes)/i.test(reason)) return `${file.name}: ${reason}`;
  return fill(sentence, { name: file.name, size: byteSize(file.size, locale), reason });
}
