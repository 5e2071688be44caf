import type { Params } from '#contract/fill.ts';

/** A field's fault as an error code; the caller turns it into a sentence. */
export interface Problem {
  path: string;
  code: string;
  params?: Params;
}

/** A field's fault as a sentence, as a form shows it. */
export interface ShownProblem {
  path: string;
  message: string;
}

/** Sorts faults into the order of the form's fields, for the summary. */
export function inOrder(problems: readonly ShownProblem[], names: readonly string[]): ShownProblem[] {
  const place = (path: string) => (names.includes(path) ? names.indexOf(path) : names.length);
  return [...problems].sort((a, b) => place(a.path) - place(b.path));
}
