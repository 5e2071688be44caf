import type { Request } from 'express';
import { MINUTE_MS } from '../clock.ts';
import { problem } from './problem.ts';

// A phone in a tunnel falls silent for a while; 64 KiB a minute is less than the slowest network carries.
const PATIENCE_MS = MINUTE_MS;
const LEAST_BYTES = 64 * 1024;

/**
 * Runs `read` over the body of a request. Its signal aborts, with the problem as reason, when the body comes too
 * slowly or passes `maxBytes`: a chunked body announces no length.
 */
export async function guardBody<T>(
  req: Request,
  maxBytes: number,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const guard = new AbortController();
  let total = 0;
  let lately = 0;
  const count = (chunk: Buffer) => {
    total += chunk.length;
    lately += chunk.length;
    if (total > maxBytes) guard.abort(problem('body_too_large'));
  };
  const timer = setInterval(() => {
    if (!req.complete && lately < LEAST_BYTES) guard.abort(problem('body_too_slow'));
    lately = 0;
  }, PATIENCE_MS);
  req.on('data', count);
  try {
    return await read(guard.signal);
  } finally {
    clearInterval(timer);
    req.off('data', count);
  }
}
