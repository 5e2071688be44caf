import { problem } from '../http/problem.ts';

/** The number of bytes in a header. Throws `body_invalid` for anything else. */
export function wholeNumber(header: string | string[] | undefined): number {
  if (!/^\d{1,15}$/.test(String(header))) throw problem('body_invalid');
  return Number(header);
}
