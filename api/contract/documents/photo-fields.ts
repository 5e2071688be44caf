/** The field that brings photos of a file's pages in place of the file: one field for each photo, in their order. */
export const photosField = (file: string) => `${file}_photos`;

/** The field that brings the id of an upload in place of a file or photo; ids of several photos are joined by commas. */
export const uploadField = (part: string) => `${part}_upload`;

/** Where a fault says that it is about one of these photos. `place`: from 0. */
export const photoPath = (file: string, place: number) => `${photosField(file)}.${place}`;

/** The field of the file that a fault belongs to, and the place of its photo if it is about one. */
export function placeOf(path: string): { name: string; place?: number } {
  const [, name, place] = /^(.+)_photos\.(\d)$/.exec(path) ?? [];
  return name ? { name, place: Number(place) } : { name: path };
}
