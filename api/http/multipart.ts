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
}
export type FileRules = Readonly<Record<string, FileRule>>;

export interface Form {
  fields: Record<string, unknown>;
  files: Record<string, ReceivedFile & { field: string }>;
  fileErrors: FieldError[];
}

const FORM_BYTES_BESIDE_FILES = 256 * 1024;
const LIMITS = { fields: 30, fieldSize: 16 * 1024, fieldNameSize: 100, parts: 40, headerPairs: 20 };

export function maxFormBytes(rules: FileRules): number {
  return Object.keys(rules).length * MAX_FILE_BYTES + FORM_BYTES_BESIDE_FILES;
}

/**
 * Reads a multipart body; its files end checked in the temporary folder. Whoever calls must keep or discard them,
 * also when this throws: `form` fills while the body comes in. `admit` runs before the first file is written.
 */
export async function readForm(
  req: Request,
  res: Response,
  rules: FileRules,
  tmpDir: string,
  form: Form,
  admit: () => void,
) {
  const storage = storageFor(rules, tmpDir, form, admit);
  const limits = { ...LIMITS, files: Object.keys(rules).length + 1, fileSize: MAX_FILE_BYTES };
  const parse = multer({ storage, limits, defParamCharset: 'utf8', preservePath: true }).any();
  await new Promise<void>((resolve, reject) => {
    parse(req, res, (error: unknown) => (error ? reject(asProblem(error)) : resolve()));
  });
  form.fields = { ...(req.body as Record<string, unknown>) };
  for (const [key, rule] of Object.entries(rules)) {
    const isThere = key in form.files || form.fileErrors.some((one) => rule.names.includes(one.path));
    if (!isThere) form.fileErrors.push({ path: rule.names[0], code: rule.required });
  }
}

function storageFor(rules: FileRules, tmpDir: string, form: Form, admit: () => void): StorageEngine {
  return {
    _handleFile(req, file, done) {
      const store = async () => {
        form.fields = { ...(req.body as Record<string, unknown>) };
        admit();
        const entry = Object.entries(rules).find(([, rule]) => rule.names.includes(file.fieldname));
        if (!entry) throw fieldProblem([{ path: file.fieldname.slice(0, 100), code: 'file_unexpected' }]);
        const [key, rule] = entry;
        if (key in form.files) throw fieldProblem([{ path: file.fieldname, code: 'file_twice' }]);
        const result = await receive(
          file.stream,
          { name: file.originalname, type: file.mimetype },
          rule.allowed,
          tmpDir,
        );
        if (result.kind === 'refused') form.fileErrors.push({ path: file.fieldname, ...result.problem });
        else form.files[key] = { ...result.file, field: file.fieldname };
      };
      store().then(
        () => done(null),
        (error: unknown) => {
          file.stream.resume();
          done(error);
        },
      );
    },
    _removeFile: (_req, _file, done) => done(null),
  };
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
