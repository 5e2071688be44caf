/** What a form holds at the moment: fields that are filled, files that are chosen, boxes that are ticked. */
export type Entries = ReadonlyMap<string, FormDataEntryValue>;

export function entriesOf(form: HTMLFormElement): Entries {
  const filled = [...new FormData(form)].filter(([, value]) =>
    typeof value === 'string' ? value.trim() !== '' : value.name !== '',
  );
  return new Map(filled);
}

export function fileOf(entries: Entries, name: string): File | undefined {
  const value = entries.get(name);
  return value instanceof File ? value : undefined;
}

/** Text first, files last: the server can refuse a form before it has read ten megabytes. */
export function wireForm(entries: Entries, extra: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(extra)) form.set(name, value);
  for (const [name, value] of entries) if (typeof value === 'string') form.set(name, value);
  for (const [name, value] of entries) if (typeof value !== 'string') form.set(name, value);
  return form;
}
