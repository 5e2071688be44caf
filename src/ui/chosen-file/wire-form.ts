import type { FieldOf, FormPath } from '#contract/calls.ts';
import { photosField } from '#contract/documents/photo-fields.ts';
import type { FormOf } from '#src/lib/sending/call-multipart.ts';
import type { Entries } from '../form/entries.ts';
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
  const all: Entries = new Map([...Object.entries(extra as Readonly<Record<string, string | File>>), ...entries]);
  for (const [name, value] of all) if (typeof value === 'string') form.set(name, value);
  for (const [name, value] of all) {
    if (value instanceof File) form.set(name, value, sentName(value));
    else if (typeof value !== 'string')
      for (const photo of value) form.append(photosField(name), photo, sentName(photo));
  }
  return form as FormOf<Path>;
}
