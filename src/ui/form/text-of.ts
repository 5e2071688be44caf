import type { Entries } from './entries.ts';

/** What was typed into a field; '' where there is nothing. */
export function textOf(entries: Entries, name: string): string {
  const value = entries.get(name);
  return typeof value === 'string' ? value : '';
}
