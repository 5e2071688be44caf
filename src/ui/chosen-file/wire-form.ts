import type { FieldOf, FormAddress } from '#contract/calls.ts';
import { uploadField } from '#contract/documents/photo-fields.ts';
import type { FormOf } from '#src/lib/sending/call-multipart.ts';
import type { Entries } from '../form/entries.ts';
import { filesOf, photosOf, sentAs } from './held-photos.ts';
import { readable, stateOf } from './uploads.ts';

/**
 * Text fields first, files last, so that the server can refuse a form before it has read ten megabytes. Of files that
 * were sent ahead, their ids.
 * @param entries from a form of the page, whose fields are named as the call takes them
 */
export function wireForm<At extends FormAddress>(
  entries: Entries,
  extra: { readonly [Field in FieldOf<At>]?: string | File } = {},
): FormOf<At> {
  const form = new FormData();
  const all = new Map([...Object.entries(extra as Readonly<Record<string, FormDataEntryValue>>), ...entries]);
  for (const [name, value] of all) if (typeof value === 'string' && !photosOf(all, name)) form.set(name, value);
  for (const name of all.keys()) addFiles(form, sentAs(all, name), filesOf(all, name));
  return form as FormOf<At>;
}

function addFiles(form: FormData, field: string, files: readonly File[]): void {
  const ids = files.map(idOf);
  if (files.length > 0 && ids.every(Boolean)) form.set(uploadField(field), ids.join());
  else for (const file of files) form.append(field, readable(file));
}

function idOf(file: File): string | undefined {
  const state = stateOf(file);
  return state?.kind === 'done' ? state.id : undefined;
}
