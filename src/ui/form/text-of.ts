import type { Entries } from './entries.ts';

/** The text in a field; '' where it is empty. */
export function textOf(entries: Entries, name: string): string {
  const value = entries.get(name);
  return typeof value === 'string' ? value : '';
}

export function textsOf<Name extends string>(entries: Entries, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(entries, name)])) as Record<Name, string>;
}
