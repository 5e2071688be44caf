import { fill } from '#contract/fill.ts';
import { byteSize } from './byte-size.ts';

/** '“scan.png” has 14.2 MB. File size must be less than 10MB' */
export function sentenceOf(
  file: Pick<File, 'name' | 'size'>,
  reason: string,
  sentence: string,
  locale: string,
): string {
  return fill(sentence, { name: file.name, size: byteSize(file.size, locale), reason });
}
