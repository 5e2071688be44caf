import { photosField } from '#contract/documents/photo-fields.ts';
import { type Entries, fileOf } from '../form/entries.ts';

/**
 * Photos that stand for a file, by the value of the hidden field that names them: no script can put a file into an input
 * where DataTransfer is missing (Safari 14.0).
 */
const held = new Map<string, Held>();

interface Held {
  photos: readonly File[];
  /** One photo goes as it is, as the file itself. */
  takesPictures: boolean;
  /** Ends when the photos are small, and held so. */
  work?: Promise<{ photos: readonly File[]; faults: readonly string[] }>;
}

/** The value of the hidden field. `id`: of the file field. */
export const keyOfHeld = (id: string) => `photos of ${id}`;

export function holdPhotos(id: string, photos: Held): void {
  held.set(keyOfHeld(id), photos);
}

export const isHeld = (id: string) => Boolean(held.get(keyOfHeld(id))?.photos.length);

export const workOn = (id: string) => held.get(keyOfHeld(id))?.work;

/** The photos that a field names; undefined where it holds a file, text or nothing. */
export function photosOf(entries: Entries, name: string): readonly File[] | undefined {
  return heldIn(entries, name)?.photos;
}

/** Photos may be chosen and not small yet: whoever sends them waits. */
export async function whenReady(entries: Entries, name: string): Promise<void> {
  await heldIn(entries, name)?.work;
}

/** The field that brings the file of a field, or its photos. */
export function sentAs(entries: Entries, name: string): string {
  const photos = heldIn(entries, name);
  return photos && !(photos.takesPictures && photos.photos.length === 1) ? photosField(name) : name;
}

function heldIn(entries: Entries, name: string): Held | undefined {
  const value = entries.get(name);
  return typeof value === 'string' ? held.get(value) : undefined;
}

/** All files of a form. */
export function filesIn(entries: Entries): readonly File[] {
  return [...entries.keys()].flatMap((name) => filesOf(entries, name));
}

/** The file of a field, or the photos that stand for it. */
export function filesOf(entries: Entries, name: string): readonly File[] {
  return photosOf(entries, name) ?? [fileOf(entries, name) ?? []].flat();
}
