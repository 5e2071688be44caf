import type { FieldOf, FormAddress } from '#contract/calls.ts';
import type { FormOf } from '#src/lib/sending/call-multipart.ts';
import type { Entries } from '../form/entries.ts';
import { photosOf, sentAs } from './held-photos.ts';

/**
 * Text fields first, files last, so that the server can refuse a form before it has read ten megabytes.
 * @param entries from a form of the page, whose fields are named as the call takes them
 */
export function wireForm<At extends FormAddress>(
  entries: Entries,
  extra: { readonly [Field in FieldOf<At>]?: string | File } = {},
): FormOf<At> {
  const form = new FormData();
  const all = new Map([...Object.entries(extra as Readonly<Record<string, FormDataEntryValue>>), ...entries]);
  for (const [name, value] of all) if (typeof value === 'string' && !photosOf(all, name)) form.set(name, value);
  for (const [name, value] of all) {
    if (typeof value !== 'string') form.set(name, value);
    for (const photo of photosOf(all, name) ?? []) form.append(sentAs(all, name), photo);
  }
  return form as FormOf<At>;
}
