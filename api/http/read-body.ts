import type { Request, Response } from 'express';
import { guardBody } from './body-guard.ts';
import type { FileRules, Form } from './form.ts';
import { readFormBody } from './form-body.ts';
import type { HttpParts } from './http-parts.ts';
import type { Auth, Identity } from './identity.ts';
import { dropBody, MAX_JSON_BYTES, readJson } from './json-body.ts';
import { isUrlencoded, readUrlencoded } from './urlencoded-body.ts';

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
    form.fields = await guardBody(req, { maxBytes: MAX_JSON_BYTES }, ({ signal }) => dropBody(req, signal));
  else if (!files)
    form.fields = await guardBody(req, { maxBytes: MAX_JSON_BYTES }, ({ signal }) =>
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
