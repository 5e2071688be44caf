import { type Entries, fileOf } from '../form/entries.ts';

/**
 * Photos that stand for a file, by the value of the hidden field that names them: no script can put a file into an input
 * where DataTransfer is missing (Safari 14.0).
 */
const held = new Map<string, readonly File[]>();

/** The value of the hidden field. `id`: of the file field. */
export const keyOfHeld = (id: string) => `photos of ${id}`;

export function holdPhotos(id: string, photos: readonly File[]): void {
  held.set(keyOfHeld(id), photos);
}

export const heldPhotos = (id: string) => held.get(keyOfHeld(id)) ?? [];

/** The photos that a field names; undefined where it holds a file, text or nothing. */
export function photosOf(entries: Entries, name: string): readonly File[] | undefined {
  const value = entries.get(name);
  return typeof value === 'string' ? held.get(value) : undefined;
}

/** The file of a field, or the photos that stand for it. */
export function filesOf(entries: Entries, name: string): readonly File[] {
  return photosOf(entries, name) ?? [fileOf(entries, name) ?? []].flat();
}
