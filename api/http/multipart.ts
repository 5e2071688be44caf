import type { Writable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { placeOf } from '#contract/documents/photo-fields.ts';
import type { FieldError } from '#contract/field-errors.ts';
import { MAX_FILE_BYTES, MAX_PHOTOS } from '#contract/limits.ts';
import type { FileRules, Reading } from './form.ts';
import { placeFor, type Taken, takeFile, takeUploads } from './form-files.ts';
import { fieldProblem, Problem, problem } from './problem.ts';

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

/**
 * Reads a multipart body; its files, and those that were sent before it, become checked drafts. The caller must keep or
 * discard them, even if this throws: `form` fills while the body comes in.
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
  await takeUploads(reading, taken);
  for (const [key, rule] of Object.entries(rules)) {
    const isExcused = rule.excusedBy !== undefined && form.fields[rule.excusedBy] !== undefined;
    if (!taken.has(key) && !isExcused) form.fileErrors.push({ path: rule.names[0], code: rule.required });
  }
  // Back into the order of the form: an empty file may be noticed only after a larger file that follows it.
  const places = Object.values(rules).flatMap(({ names }) => names);
  const order = ({ path }: FieldError) => places.indexOf(placeOf(path).name);
  form.fileErrors.sort((a, b) => order(a) - order(b));
}

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
  reading: Reading,
  taken: Taken,
  req: Request,
  { fieldname, originalname, stream }: Express.Multer.File,
  signal: AbortSignal,
): Promise<void> {
  const { form, admit, rules } = reading;
  form.fields = { ...(req.body as Record<string, unknown>) };
  await admit(form.fields);
  signal.throwIfAborted();
  await takeFile(reading, placeFor(rules, taken, fieldname), { name: originalname, bytes: stream }, signal);
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
