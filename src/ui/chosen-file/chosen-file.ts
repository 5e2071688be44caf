/** What a file field fetches with the first file. */
export { SENDING } from '#contract/documents/sending.text.ts';
export { ChosenBefore } from './ChosenBefore.tsx';
export { isPicture, readyFile, withPhotos } from './ready-file.ts';
export { UploadRows } from './UploadRows.tsx';
