import type { Request } from 'express';
import { createPace, leastBytesPerMinute, type Pace, TICK_MS } from './pace.ts';
import { type Problem, problem } from './problem.ts';
import { createTinyChunkWatch } from './tiny-chunks.ts';

/** Watches the body of a request while it is read. */
export interface BodyGuard {
  pace: Pace;
  /** Aborts when reading has to stop; its reason is the problem. */
  signal: AbortSignal;
  stop(reason: Problem): void;
  /** Bytes that have arrived so far. */
  received(): number;
}

interface Terms {
  maxBytes: number;
  /** Bytes that a minute has to bring; without it, few enough for a phone in a tunnel. */
  leastBytes?(): number;
  /** Called every few seconds. */
  onTick?(guard: BodyGuard): void;
}

/**
 * Runs `read` over the body of a request. Its signal aborts if the body comes too slowly, in too many tiny chunks, or
 * passes `maxBytes`: a chunked body announces no length.
 */
export async function guardBody<T>(req: Request, terms: Terms, read: (guard: BodyGuard) => Promise<T>): Promise<T> {
  const end = new AbortController();
  const pace = createPace();
  const least = terms.leastBytes ?? (() => leastBytesPerMinute(0));
  const areTiny = createTinyChunkWatch();
  let total = 0;
  const guard: BodyGuard = { pace, signal: end.signal, stop: (reason) => end.abort(reason), received: () => total };
  const count = (chunk: Buffer) => {
    total += chunk.length;
    pace.count(chunk.length);
    if (total > terms.maxBytes) guard.stop(problem('body_too_large'));
    if (areTiny(chunk.length)) guard.stop(problem('body_invalid', { endsConnection: true }));
  };
  const timer = setInterval(() => {
    pace.tick();
    if (req.complete) return;
    if (pace.isMinuteOver() && pace.bytesPerMinute() < least())
      guard.stop(problem('body_too_slow', { endsConnection: true }));
    else terms.onTick?.(guard);
  }, TICK_MS);
  req.on('data', count);
  try {
    return await read(guard);
  } finally {
    clearInterval(timer);
    req.off('data', count);
  }
}
