import type { MemoryStore } from 'express-rate-limit';
import type { Malware } from '#contract/documents/file-safety.ts';
import type { Deps } from '../deps.ts';
import type { ReceivedFile } from '../files/intake.ts';
import type { Reading, SentFile } from './form.ts';
import type { UploadBudget } from './upload-budget.ts';

/** What requests are read with, beside everybody's parts; `createApp` makes it. Its functions are of rooms above. */
export interface HttpParts {
  deps: Deps;
  /** Requests counted in memory. */
  requestCounts: MemoryStore;
  uploadBudget: UploadBudget;
  /** A file that was sent before its form; `asker`: the application that the form belongs to. */
  openUpload(id: string, asker: string | undefined): ReturnType<Reading['openUpload']>;
  /** Has a draft scanned for malware, where a scanner is set up. */
  scanReceived(file: ReceivedFile, network: string): Promise<Malware>;
  /** Photos of one document become one file, as the forms of papers have it. */
  joinPhotos(photos: readonly [SentFile, ...SentFile[]], signal: AbortSignal): Promise<SentFile>;
}
