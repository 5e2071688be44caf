import type { Entries } from '../form/entries.ts';
import { sentName } from './sent-name.ts';

/** Text fields first, files last, so that the server can refuse a form before it has read ten megabytes. */
export function wireForm(entries: Entries, extra: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(extra)) form.set(name, value);
  for (const [name, value] of entries) if (typeof value === 'string') form.set(name, value);
  for (const [name, value] of entries) if (typeof value !== 'string') form.set(name, value, sentName(value));
  return form;
}
