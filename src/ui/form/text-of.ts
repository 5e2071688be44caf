import type { Entries } from './entries.ts';

/** The text in a field; '' where it is empty. */
export function textOf(entries: Entries, name: string): string {
  const value = entries.get(name);
  return typeof value === 'string' ? value : '';
}
