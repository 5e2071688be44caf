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

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly maximum?: number | bigint;
}

/**
 * The first issue of each field. `fieldErrors` of the contract does the same for the server; it knows every code
 * with its texts in all languages, which a phone should not have to load.
 */
export function problemsOf(error: { readonly issues: readonly unknown[] }): Problem[] {
  const first = new Map<string, Problem>();
  for (const issue of error.issues as readonly Issue[]) {
    const path = issue.path.join('.');
    const params = issue.maximum === undefined ? {} : { params: { max: Number(issue.maximum) } };
    if (!first.has(path)) first.set(path, { path, code: issue.message, ...params });
  }
  return [...first.values()];
}

/** The order in which a form shows its fields is the order in which its summary lists them. */
export function inOrder(problems: readonly ShownProblem[], names: readonly string[]): ShownProblem[] {
  const place = (path: string) => (names.includes(path) ? names.indexOf(path) : names.length);
  return [...problems].sort((a, b) => place(a.path) - place(b.path));
}
