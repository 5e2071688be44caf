import type { Readable } from 'node:stream';
import type { FileNames } from '#contract/call-entry.ts';
import type { FileType } from '#contract/documents/file.ts';
import type { Malware } from '#contract/documents/file-safety.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { FieldError } from '#contract/field-errors.ts';
import type { Drafts, ReceivedFile } from '../files/intake.ts';

/** A file of a form: its names by the table of calls, and what the server asks of it. Faults use the first name. */
export interface FileRule extends FileTerms {
  names: FileNames;
}
export interface FileTerms {
  allowed: readonly FileType[];
  /** The error code if the file is missing. */
  required: ErrorCode;
  /** A field that allows the file to be missing; the call itself checks whether it may. */
  excusedBy?: string;
}
export type FileRules = Readonly<Record<string, FileRule>>;

/** A file of a form, with the field that it came by or that its photos stand for. */
export type SentFile = ReceivedFile & { field: string };

export interface Form {
  fields: Record<string, unknown>;
  files: Record<string, SentFile>;
  /** Photos that came in place of a file, in their order. */
  photos: Record<string, SentFile[]>;
  fileErrors: FieldError[];
}

/** What a form is read with. */
export interface Reading {
  rules: FileRules;
  drafts: Drafts;
  mostJudgingMs: number;
  form: Form;
  /** Called before the first file is taken; throws to refuse the form. */
  admit(fields: Record<string, unknown>): Promise<void>;
  /** A file that was sent before the form, by its id. */
  openUpload(id: string): { id: string; name: string; bytes: Readable } | Omit<FieldError, 'path'>;
  /** Whether a received file holds malware. */
  scan(file: ReceivedFile): Promise<Malware>;
  signal: AbortSignal;
}
