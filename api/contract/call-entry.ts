import type * as z from 'zod/mini';
import type { nothingInput } from './request.ts';

/** Method and path of a call. `:name` in a path stands for a field of the input. */
export type Address = `${'GET' | 'POST'} /api/${string}`;

/** What both halves know of a call. The call's own file says who may make it, and how often. */
export interface CallEntry {
  at: Address;
  /** A call that is posted may be read by GET too. */
  alsoGet?: true;
  /** For readers of the OpenAPI document. */
  summary: string;
  /** Left out: the call takes nothing. */
  input?: z.ZodMiniType;
  /** Other spellings of fields that are accepted too, such as camelCase, with the field each stands for. */
  aliases?: Readonly<Record<string, string>>;
  /** A call with files is sent as multipart/form-data, with the files beside the fields; otherwise it is JSON. */
  files?: Readonly<Record<string, FileNames>>;
  /** JSON of this schema, a file of this media type made by the server, an uploaded document, or no content. */
  reply: z.ZodMiniType | { file: string } | 'document' | 'nothing';
}

/** The names that a file may have in a form. The website sends the first or one of the others; faults name the first. */
export type FileNames = readonly [string, ...string[]];

/** The schema of what a call takes. */
export type InputSchema<Entry extends CallEntry> = Entry extends { input: infer Schema extends z.ZodMiniType }
  ? Schema
  : typeof nothingInput;

/** Calls, each under the name that its handler has. */
export type CallEntries = Readonly<Record<string, CallEntry>>;

export function pathIn(at: Address): string {
  return at.slice(at.indexOf(' ') + 1);
}
