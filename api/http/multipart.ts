import type { Writable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import type { FileNames } from '#contract/call-entry.ts';
import { type FileType, PHOTOS } from '#contract/documents/file.ts';
import type { Malware } from '#contract/documents/file-safety.ts';
import { photoPath, photosField, placeOf } from '#contract/documents/photo-fields.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { FieldError } from '#contract/field-errors.ts';
import { MAX_FILE_BYTES, MAX_PHOTOS } from '#contract/limits.ts';
import { type Drafts, type ReceivedFile, receive } from '../files/intake.ts';
import { fieldProblem, Problem, problem } from './problem.ts';

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

const FORM_BYTES_BESIDE_FILES = 256 * 1024;
const LIMITS = {
  fields: 30,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 60,
  headerPairs: 20,
  fieldNestingDepth: 0,
};

export function maxFormBytes(rules: FileRules): number {
  return Object.keys(rules).length * MAX_FILE_BYTES + FORM_BYTES_BESIDE_FILES;
}

/** Called before the first file is written; throws to refuse the form. */
export type Admit = (fields: Record<string, unknown>) => Promise<void>;

/** What a form is read with. */
interface Reading {
  rules: FileRules;
  drafts: Drafts;
  form: Form;
  admit: Admit;
  /** Whether a received file holds malware. */
  scan(file: ReceivedFile): Promise<Malware>;
  signal: AbortSignal;
}

/**
 * Reads a multipart body; its files become checked drafts. The caller must keep or discard them, even if this throws:
 * `form` fills while the body comes in.
 */
export async function readForm(req: Request, res: Response, reading: Reading): Promise<void> {
  const { rules, form } = reading;
  const files = createFilesUnderWay();
  const taken: Taken = new Map();
  try {
    await parse(req, res, reading, files, taken);
  } catch (error) {
    // The caller must find every file of the form to discard it.
    await files.end(error);
    throw error;
  }
  form.fields = { ...(req.body as Record<string, unknown>) };
  for (const [key, rule] of Object.entries(rules)) {
    const isExcused = rule.excusedBy !== undefined && form.fields[rule.excusedBy] !== undefined;
    if (!taken.has(key) && !isExcused) form.fileErrors.push({ path: rule.names[0], code: rule.required });
  }
  // Back into the order of the form: an empty file may be noticed only after a larger file that follows it.
  const places = Object.values(rules).flatMap(({ names }) => names);
  const order = ({ path }: FieldError) => places.indexOf(placeOf(path).name);
  form.fileErrors.sort((a, b) => order(a) - order(b));
}

/** How many photos of each file have begun to come; a file that comes by itself leaves no room for any. */
type Taken = Map<string, number>;

function parse(req: Request, res: Response, reading: Reading, files: FilesUnderWay, taken: Taken): Promise<void> {
  const { rules, signal } = reading;
  let parser: Writable | undefined;
  // multer's types lack streamHandler.
  const options: multer.Options & { streamHandler(body: Request, parser: Writable): void } = {
    storage: storageFor(reading, files, taken),
    limits: { ...LIMITS, files: Object.keys(rules).length * MAX_PHOTOS + 1, fileSize: MAX_FILE_BYTES },
    defParamCharset: 'utf8',
    preservePath: true,
    streamHandler(body, given) {
      parser = given;
      body.pipe(parser);
    },
  };
  return new Promise((resolve, reject) => {
    const stop = () => {
      if (parser) req.unpipe(parser);
      parser?.destroy(signal.reason);
      // The parser would wait for a rest of the body that may never come.
      reject(signal.reason);
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    multer(options).any()(req, res, (error: unknown) => {
      signal.removeEventListener('abort', stop);
      if (error) reject(asProblem(error));
      else resolve();
    });
  });
}

/** The files of a form that are being written. */
interface FilesUnderWay {
  signal: AbortSignal;
  add(writing: Promise<void>): void;
  /** Aborts all of them, and waits until the last one is closed. */
  end(reason: unknown): Promise<void>;
}

function createFilesUnderWay(): FilesUnderWay {
  const stop = new AbortController();
  const writing = new Set<Promise<void>>();
  return {
    signal: stop.signal,
    add(one) {
      writing.add(one);
      void one.then(() => writing.delete(one));
    },
    async end(reason) {
      stop.abort(reason);
      while (writing.size > 0) await Promise.all(writing);
    },
  };
}

function storageFor(reading: Reading, files: FilesUnderWay, taken: Taken): StorageEngine {
  return {
    _handleFile(req, file, done) {
      const writing = store(reading, taken, req, file, files.signal).then(
        () => done(null),
        (error: unknown) => {
          file.stream.resume();
          done(error);
        },
      );
      files.add(writing);
    },
    _removeFile: (_req, _file, done) => done(null),
  };
}

async function store(
  { rules, drafts, form, admit, scan }: Reading,
  taken: Taken,
  req: Request,
  file: Express.Multer.File,
  signal: AbortSignal,
): Promise<void> {
  form.fields = { ...(req.body as Record<string, unknown>) };
  await admit(form.fields);
  signal.throwIfAborted();
  const { key, field, photo, allowed } = placeFor(rules, taken, file.fieldname);
  const path = photo === undefined ? field : photoPath(field, photo);
  const claim = { name: file.originalname };
  const result = await receive(file.stream, claim, allowed, drafts, signal);
  if (result.kind === 'refused') return void form.fileErrors.push({ path, ...result.problem });
  // From here on the caller of `readForm` has to discard the file.
  const received = { ...result.file, field };
  if (photo === undefined) form.files[key] = received;
  else {
    form.photos[key] ??= [];
    form.photos[key][photo] = received;
  }
  const malware = await scan(result.file);
  // An infected one is refused with the form, and discarded with it.
  if (malware === 'infected') form.fileErrors.push({ path, code: 'file_infected' });
  else Object.assign(received, { malware });
}

/** What a part of the form brings: a file, or the next photo of one. */
function placeFor(rules: FileRules, taken: Taken, part: string) {
  for (const [key, { names, allowed }] of Object.entries(rules)) {
    const field = names.find((name) => part === name || part === photosField(name));
    if (field === undefined) continue;
    // A second file may begin while the first is still being written.
    const before = taken.get(key) ?? 0;
    if (part !== field && before < MAX_PHOTOS) {
      taken.set(key, before + 1);
      return { key, field, photo: before, allowed: PHOTOS };
    }
    if (part !== field && before === MAX_PHOTOS) throw fieldProblem([{ path: field, code: 'photos_too_many' }]);
    if (before > 0) throw fieldProblem([{ path: field, code: 'file_twice' }]);
    taken.set(key, Number.POSITIVE_INFINITY);
    return { key, field, photo: undefined, allowed };
  }
  throw fieldProblem([{ path: part.slice(0, 100), code: 'file_unexpected' }]);
}

function asProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE')
      return fieldProblem([{ path: error.field ?? 'file', code: 'file_too_large' }]);
    // Reported while the first of them are still being written.
    if (error.code === 'LIMIT_FILE_COUNT') return fieldProblem([{ path: 'file', code: 'photos_too_many' }]);
    return problem(error.code === 'LIMIT_FIELD_VALUE' ? 'body_too_large' : 'body_invalid');
  }
  // The parser reports malformed bodies as plain errors; errors of the disk have a syscall.
  const isSystem = error instanceof Error && 'syscall' in error;
  return isSystem ? error : problem('body_invalid');
}
