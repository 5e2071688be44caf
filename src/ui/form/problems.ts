import type { Params } from '#contract/fill.ts';

/** What is wrong with one field, as a code that the caller turns into words. */
export interface Problem {
  path: string;
  code: string;
  params?: Params;
}

/** The same in words, as a form shows it. */
export interface ShownProblem {
  path: string;
  message: string;
}

/** The order in which a form shows its fields is the order in which its summary lists them. */
export function inOrder(problems: readonly ShownProblem[], names: readonly string[]): ShownProblem[] {
  const place = (path: string) => (names.includes(path) ? names.indexOf(path) : names.length);
  return [...problems].sort((a, b) => place(a.path) - place(b.path));
}
