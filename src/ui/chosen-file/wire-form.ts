import type { FieldOf, FormPath } from '#contract/calls.ts';
import type { FormOf } from '#src/lib/sending/call-multipart.ts';
import type { Entries } from '../form/entries.ts';
import { photosOf, sentAs } from './held-photos.ts';
import { sentName } from './sent-name.ts';

/**
 * Text fields first, files last, so that the server can refuse a form before it has read ten megabytes.
 * @param entries from a form of the page, whose fields are named as the call takes them
 */
export function wireForm<Path extends FormPath>(
  entries: Entries,
  extra: { readonly [Field in FieldOf<Path>]?: string | File } = {},
): FormOf<Path> {
  const form = new FormData();
  const all = new Map([...Object.entries(extra as Readonly<Record<string, FormDataEntryValue>>), ...entries]);
  for (const [name, value] of all) if (typeof value === 'string' && !photosOf(all, name)) form.set(name, value);
  for (const [name, value] of all) {
    if (typeof value !== 'string') form.set(name, value, sentName(value));
    for (const photo of photosOf(all, name) ?? []) form.append(sentAs(all, name), photo, sentName(photo));
  }
  return form as FormOf<Path>;
}
