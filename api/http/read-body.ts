import type { Request, Response } from 'express';
import { SECOND_MS } from '../time/clock.ts';
import { guardBody } from './body-guard.ts';
import { dropBody, isUrlencoded, MAX_FIELDS_BYTES, readJson, readUrlencoded } from './body-of-fields.ts';
import { readFileBody } from './file-body.ts';
import type { FileRules, Form, Reading } from './form.ts';
import type { HttpParts } from './http-parts.ts';
import type { Auth, Identity } from './identity.ts';
import { maxFormBytes, readForm } from './multipart.ts';
import { problem } from './problem.ts';
import { networkOf } from './rate-limit.ts';

/** The parts of a call that say what its body is. */
interface Rules<Caller> {
  auth: Pick<Auth<Caller>, 'fields'>;
  files?: FileRules | undefined;
  bodyIsIgnored?: boolean;
  /** Whatever answers a form that a browser sent without a script. */
  page?: unknown;
}

/** Reads the fields and files of a request into `form`, which fills as they come. The caller discards its files. */
export async function readBody<Caller>(
  req: Request,
  res: Response,
  http: HttpParts,
  { auth, files, page, bodyIsIgnored }: Rules<Caller>,
  form: Form,
  identity: Identity<Caller>,
): Promise<void> {
  if (req.method === 'GET' || req.method === 'HEAD') form.fields = { ...req.query };
  else if (bodyIsIgnored)
    form.fields = await guardBody(req, { maxBytes: MAX_FIELDS_BYTES }, ({ signal }) => dropBody(req, signal));
  else if (!files)
    form.fields = await guardBody(req, { maxBytes: MAX_FIELDS_BYTES }, ({ signal }) =>
      page && isUrlencoded(req) ? readUrlencoded(req, res, signal) : readJson(req, res, signal),
    );
  else
    await readFormBody(req, res, http, {
      rules: files,
      form,
      caller: identity.countedAs,
      mayBecomeKnown: auth.fields.length > 0,
      admit: async (fields) => {
        if (identity.isIn(fields)) await identity.of(fields);
      },
    });
}

interface FormCall {
  rules: FileRules;
  /** Fills while the body comes in; the caller of the function discards its files. */
  form: Form;
  /** The application or account that is known so far; asked again when more of the form is read. */
  caller(): string | undefined;
  /** The fields may hold a token, so the sender may become known while the form is read. */
  mayBecomeKnown: boolean;
  admit: Reading['admit'];
}

async function readFormBody(req: Request, res: Response, http: HttpParts, call: FormCall): Promise<void> {
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
      // A caller by account has no token: their uploads belong to no application.
      openUpload: (id) => http.openUpload(id, mayBecomeKnown ? caller() : undefined),
      scan: (file) => http.scanReceived(file, networkOf(req, secretKey)),
    }),
  );
}
