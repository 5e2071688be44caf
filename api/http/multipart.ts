import type { Writable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import type { ErrorCode } from '#contract/errors.ts';
import type { FieldError } from '#contract/field-errors.ts';
import type { FileType } from '#contract/file.ts';
import { MAX_FILE_BYTES } from '#contract/limits.ts';
import { type ReceivedFile, receive } from '../documents/intake.ts';
import { fieldProblem, Problem, problem } from './problem.ts';

/** A file of a form: the wire names it may have, the first being the one that messages name. */
export interface FileRule {
  names: readonly [string, ...string[]];
  allowed: readonly FileType[];
  /** The code of the refusal when it is missing. */
  required: ErrorCode;
  /** A field that excuses its absence; the call itself judges whether the excuse holds. */
  excusedBy?: string;
}
export type FileRules = Readonly<Record<string, FileRule>>;

export interface Form {
  fields: Record<string, unknown>;
  files: Record<string, ReceivedFile & { field: string }>;
  fileErrors: FieldError[];
}

const FORM_BYTES_BESIDE_FILES = 256 * 1024;
const LIMITS = {
  fields: 30,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 40,
  headerPairs: 20,
  fieldNestingDepth: 0,
};

export function maxFormBytes(rules: FileRules): number {
  return Object.keys(rules).length * MAX_FILE_BYTES + FORM_BYTES_BESIDE_FILES;
}

/** Before the first file is written: may throw to refuse the form. */
export type Admit = (fields: Record<string, unknown>) => Promise<void>;

/** What one form is read with. */
interface Reading {
  rules: FileRules;
  tmpDir: string;
  form: Form;
  admit: Admit;
  signal: AbortSignal;
}

/**
 * Reads a multipart body; its files end checked in the temporary folder. Whoever calls must keep or discard them,
 * also when this throws: `form` fills while the body comes in.
 */
export async function readForm(req: Request, res: Response, reading: Reading): Promise<void> {
  const { rules, form, signal } = reading;
  const underWay = new Set<Promise<void>>();
  // multer's types lack streamHandler.
  const options: multer.Options & { streamHandler(body: Request, parser: Writable): void } = {
    storage: storageFor(reading, underWay),
    limits: { ...LIMITS, files: Object.keys(rules).length + 1, fileSize: MAX_FILE_BYTES },
    defParamCharset: 'utf8',
    preservePath: true,
    streamHandler(body, parser) {
      body.pipe(parser);
      signal.addEventListener('abort', () => {
        body.unpipe(parser);
        parser.destroy(signal.reason);
      });
    },
  };
  const parse = multer(options).any();
  await new Promise<void>((resolve, reject) => {
    parse(req, res, (error: unknown) => (error ? reject(asProblem(error)) : resolve()));
    // The parser would wait for the rest of a body that may never come; the files it was writing must be gone first.
    signal.addEventListener('abort', () => void Promise.allSettled(underWay).then(() => reject(signal.reason)));
  });
  form.fields = { ...(req.body as Record<string, unknown>) };
  for (const [key, rule] of Object.entries(rules)) {
    const isThere = key in form.files || form.fileErrors.some((one) => rule.names.includes(one.path));
    const isExcused = rule.excusedBy !== undefined && form.fields[rule.excusedBy] !== undefined;
    if (!isThere && !isExcused) form.fileErrors.push({ path: rule.names[0], code: rule.required });
  }
}

function storageFor(reading: Reading, underWay: Set<Promise<void>>): StorageEngine {
  const taken = new Set<string>();
  return {
    _handleFile(req, file, done) {
      const storing = store(reading, taken, req, file).then(
        () => done(null),
        (error: unknown) => {
          file.stream.resume();
          done(error);
        },
      );
      underWay.add(storing);
      void storing.then(() => underWay.delete(storing));
    },
    _removeFile: (_req, _file, done) => done(null),
  };
}

async function store(
  { rules, tmpDir, form, admit }: Reading,
  taken: Set<string>,
  req: Request,
  file: Express.Multer.File,
): Promise<void> {
  form.fields = { ...(req.body as Record<string, unknown>) };
  await admit(form.fields);
  const entry = Object.entries(rules).find(([, rule]) => rule.names.includes(file.fieldname));
  if (!entry) throw fieldProblem([{ path: file.fieldname.slice(0, 100), code: 'file_unexpected' }]);
  const [key, rule] = entry;
  // A second file may begin while the first is still being written.
  if (taken.has(key)) throw fieldProblem([{ path: file.fieldname, code: 'file_twice' }]);
  taken.add(key);
  const result = await receive(file.stream, { name: file.originalname, type: file.mimetype }, rule.allowed, tmpDir);
  if (result.kind === 'refused') form.fileErrors.push({ path: file.fieldname, ...result.problem });
  else form.files[key] = { ...result.file, field: file.fieldname };
}

function asProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE')
      return fieldProblem([{ path: error.field ?? 'file', code: 'file_too_large' }]);
    return problem(error.code === 'LIMIT_FIELD_VALUE' ? 'body_too_large' : 'body_invalid');
  }
  // The parser reports malformed bodies as plain errors; a broken disk carries a system code.
  const isSystem = error instanceof Error && 'syscall' in error;
  return isSystem ? error : problem('body_invalid');
}
