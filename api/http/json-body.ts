import { isUtf8 } from 'node:buffer';
import { finished } from 'node:stream/promises';
import express, { type Request, type Response } from 'express';
import { problem } from './problem.ts';

export const MAX_JSON_BYTES = 64 * 1024;

const parse = express.json({
  limit: MAX_JSON_BYTES,
  type: ['application/json', 'application/*+json'],
  // Decoding would put a replacement character in place of each broken one, and the call would store that.
  verify(_req, _res, body, encoding) {
    if (encoding === 'utf-8' && !isUtf8(body)) throw new Error('not UTF-8');
  },
});

/** Reads a body as a JSON object. Throws a problem for anything else. */
export async function readJson(req: Request, res: Response, signal: AbortSignal): Promise<Record<string, unknown>> {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (!hasBody) return {};
  if (!req.is(['application/json', 'application/*+json'])) throw problem('unsupported_media_type');
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    parse(req, res, (error: unknown) => (error ? reject(jsonProblem(error)) : resolve()));
  });
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problem('json_invalid');
  return body as Record<string, unknown>;
}

/** Reads a body to its end and drops it. */
export async function dropBody(req: Request, signal: AbortSignal): Promise<Record<string, never>> {
  await finished(req.resume(), { signal, writable: false }).catch(() => {
    throw signal.reason ?? problem('body_invalid');
  });
  return {};
}

function jsonProblem(error: unknown) {
  const type = (error as { type?: string }).type;
  if (type === 'entity.too.large') return problem('body_too_large');
  return problem(type === 'entity.parse.failed' ? 'json_invalid' : 'body_invalid');
}
