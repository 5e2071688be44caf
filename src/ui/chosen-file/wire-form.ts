import type { FieldOf, FormAddress } from '#contract/calls.ts';
import type { FormOf } from '#src/lib/sending/call-multipart.ts';
import type { Entries } from '../form/entries.ts';

/**
 * Text fields first, files last, so that the server can refuse a form before it has read ten megabytes.
 * @param entries from a form of the page, whose fields are named as the call takes them
 */
export function wireForm<At extends FormAddress>(
  entries: Entries,
  extra: { readonly [Field in FieldOf<At>]?: string | File } = {},
): FormOf<At> {
  const form = new FormData();
  const all = [...Object.entries(extra as Readonly<Record<string, FormDataEntryValue>>), ...entries];
  for (const [name, value] of all) if (typeof value === 'string') form.set(name, value);
  for (const [name, value] of all) if (typeof value !== 'string') form.set(name, value);
  return form as FormOf<At>;
}
