import type { Request, Response } from 'express';
import { SECOND_MS } from '../time/clock.ts';
import { readFileBody } from './file-body.ts';
import type { FileRules, Form, Reading } from './form.ts';
import type { HttpParts } from './http-parts.ts';
import { maxFormBytes, readForm } from './multipart.ts';
import { problem } from './problem.ts';
import { networkOf } from './rate-limit.ts';

export interface FormCall {
  rules: FileRules;
  /** Fills while the body comes in; the caller of the function discards its files. */
  form: Form;
  /** The application or account that is known so far; asked again when more of the form is read. */
  caller(): string | undefined;
  /** The fields may hold a token, so the sender may become known while the form is read. */
  mayBecomeKnown: boolean;
  admit: Reading['admit'];
}

export async function readFormBody(req: Request, res: Response, http: HttpParts, call: FormCall): Promise<void> {
  const { rules, form, caller, mayBecomeKnown } = call;
  const { env, storage, secretKey } = http.deps;
  if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) throw problem('unsupported_media_type');
  await readFileBody(req, http, { maxBytes: maxFormBytes(rules), caller, mayBecomeKnown }, (guard, assertRoom) =>
    readForm(req, res, {
      ...{ rules, form, drafts: storage, signal: guard.signal },
      mostJudgingMs: env.FILE_CHECK_SECONDS * SECOND_MS,
      async admit(fields) {
        await call.admit(fields);
        await assertRoom();
      },
      // Of accounts nobody has a token: their uploads belong to nobody.
      openUpload: (id) => http.openUpload(id, mayBecomeKnown ? caller() : undefined),
      scan: (file) => http.scanReceived(file, networkOf(req, secretKey)),
    }),
  );
}
