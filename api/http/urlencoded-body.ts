import express, { type Request, type Response } from 'express';
import { MAX_JSON_BYTES } from './json-body.ts';
import { problem } from './problem.ts';

const TYPE = 'application/x-www-form-urlencoded';
const MAX_FIELDS = 50;

const parse = express.urlencoded({ extended: false, limit: MAX_JSON_BYTES, parameterLimit: MAX_FIELDS, type: TYPE });

/** Whether the browser itself sends a form without files. */
export function isUrlencoded(req: Request): boolean {
  return Boolean(req.is(TYPE));
}

/** Reads such a form. Throws a problem for one that is too large or malformed. */
export async function readUrlencoded(
  req: Request,
  res: Response,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    parse(req, res, (error: unknown) => (error ? reject(urlencodedProblem(error)) : resolve()));
  });
  return { ...(req.body as Record<string, unknown> | undefined) };
}

function urlencodedProblem(error: unknown) {
  const type = (error as { type?: string }).type;
  return problem(type === 'entity.too.large' || type === 'parameters.too.many' ? 'body_too_large' : 'body_invalid');
}
