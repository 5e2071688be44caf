export const FILE_TYPES = {
  pdf: { mime: 'application/pdf', extensions: ['pdf'], label: 'PDF' },
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], label: 'JPG' },
  png: { mime: 'image/png', extensions: ['png'], label: 'PNG' },
} as const;
export type FileType = keyof typeof FILE_TYPES;

export const DOCUMENT_FILES: readonly FileType[] = ['pdf', 'jpeg', 'png'];
export const PDF_ONLY: readonly FileType[] = ['pdf'];
/** The types that cameras produce. */
export const PHOTOS: readonly FileType[] = ['jpeg', 'png'];

/** The value of an `accept` attribute. */
export function acceptOf(allowed: readonly FileType[]): string {
  return allowed
    .flatMap((type) => [FILE_TYPES[type].mime, ...FILE_TYPES[type].extensions.map((e) => `.${e}`)])
    .join(',');
}

/** 'PDF, JPG, PNG' */
export function labelsOf(allowed: readonly FileType[]): string {
  return allowed.map((type) => FILE_TYPES[type].label).join(', ');
}
