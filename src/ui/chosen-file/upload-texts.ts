/** Sentences about a chosen file that its form brings. */
export type UploadTexts = Record<'chosen' | 'remove' | 'uploading' | 'uploaded' | 'seconds' | 'minutes', string>;
