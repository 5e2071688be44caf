/** What a form holds at the moment: filled fields, chosen files, photos that stand for a file, ticked boxes. */
export type Entries = ReadonlyMap<string, FormDataEntryValue | readonly File[]>;
/** The photos that were chosen for file fields. */
export type Photos = ReadonlyMap<string, readonly File[]>;

export function entriesOf(form: HTMLFormElement, photos: Photos): Entries {
  const entries = new Map<string, FormDataEntryValue | readonly File[]>();
  for (const [name, value] of new FormData(form)) {
    // An empty file input gives a file without a name.
    const isEmpty = typeof value === 'string' ? value.trim() === '' : value.name === '';
    const chosen = isEmpty ? photos.get(name) : undefined;
    if (!isEmpty) entries.set(name, value);
    else if (chosen?.length) entries.set(name, chosen);
  }
  return entries;
}

export function filesOf(entries: Entries, name: string): readonly File[] {
  const value = entries.get(name) ?? [];
  return typeof value === 'string' ? [] : [value].flat();
}

/** The photos of a field; undefined where it holds a file, or nothing. */
export function photosOf(entries: Entries, name: string): readonly File[] | undefined {
  const value = entries.get(name);
  return value === undefined || typeof value === 'string' || value instanceof File ? undefined : value;
}
