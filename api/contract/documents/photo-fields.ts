import type { MAX_PHOTOS } from '../limits.ts';

/** The fields of the photographed declaration, in the order of its pages. */
export const PHOTO_FIELDS = ['photo_1', 'photo_2', 'photo_3', 'photo_4'] as const satisfies {
  length: typeof MAX_PHOTOS;
};
type PhotoField = (typeof PHOTO_FIELDS)[number];

export const photoFiles = Object.fromEntries(PHOTO_FIELDS.map((name) => [name, [name]])) as unknown as {
  readonly [Name in PhotoField]: readonly [Name];
};
