import { isUtf8 } from 'node:buffer';
import { finished } from 'node:stream/promises';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { problem } from './problem.ts';

export const MAX_FIELDS_BYTES = 64 * 1024;
const MAX_FIELDS = 50;
const URLENCODED = 'application/x-www-form-urlencoded';
const JSON_TYPES = ['application/json', 'application/*+json'];

const parseJson = express.json({
  limit: MAX_FIELDS_BYTES,
  type: JSON_TYPES,
  // Decoding would put a replacement character in place of each broken one, and the call would store that.
  verify(_req, _res, body, encoding) {
    if (encoding === 'utf-8' && !isUtf8(body)) throw new Error('not UTF-8');
  },
});
const parseUrlencoded = express.urlencoded({
  ...{ extended: false, limit: MAX_FIELDS_BYTES, parameterLimit: MAX_FIELDS, type: URLENCODED },
});

/** Reads a body as a JSON object. Throws a problem for anything else. */
export async function readJson(req: Request, res: Response, signal: AbortSignal): Promise<Record<string, unknown>> {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (!hasBody) return {};
  if (!req.is(JSON_TYPES)) throw problem('unsupported_media_type');
  const body = await parsed(parseJson, req, res, signal);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problem('json_invalid');
  return body as Record<string, unknown>;
}

/** Whether the browser itself sends a form without files. */
export function isUrlencoded(req: Request): boolean {
  return Boolean(req.is(URLENCODED));
}

/** Reads such a form. Throws a problem for one that is too large or malformed. */
export async function readUrlencoded(req: Request, res: Response, signal: AbortSignal) {
  return { ...((await parsed(parseUrlencoded, req, res, signal)) as Record<string, unknown> | undefined) };
}

/** Reads a body to its end and drops it. */
export async function dropBody(req: Request, signal: AbortSignal): Promise<Record<string, never>> {
  await finished(req.resume(), { signal, writable: false }).catch(() => {
    throw signal.reason ?? problem('body_invalid');
  });
  return {};
}

async function parsed(parse: RequestHandler, req: Request, res: Response, signal: AbortSignal): Promise<unknown> {
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    parse(req, res, (error: unknown) => (error ? reject(asProblem(error)) : resolve()));
  });
  return req.body;
}

function asProblem(error: unknown) {
  const { type } = error as { type?: string };
  if (type === 'entity.too.large' || type === 'parameters.too.many') return problem('body_too_large');
  return problem(type === 'entity.parse.failed' ? 'json_invalid' : 'body_invalid');
}
