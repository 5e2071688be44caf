/** What a form holds at the moment: filled fields, chosen files, ticked boxes. */
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
