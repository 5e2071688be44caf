/** Sentences about a chosen file that its form brings. */
export interface UploadTexts {
  chosen: string;
  remove: string;
  uploading: string;
  uploaded: string;
  seconds: string;
  minutes: string;
}
