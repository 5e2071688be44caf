import type { Answer } from './call/answer.ts';

type Ask = <Reply>(
  call: (signal: AbortSignal) => Promise<Answer<Reply> | undefined>,
  waitMilliseconds?: number,
) => Promise<Answer<Reply> | undefined>;

/**
 * For a search that asks again with each letter: a new question aborts the one before, which then resolves to
 * undefined. A question that still waits is not sent at all.
 */
export function latestOnly(): Ask {
  let last = new AbortController();
  return async (call, waitMilliseconds = 0) => {
    last.abort();
    const own = new AbortController();
    last = own;
    if (waitMilliseconds > 0) await new Promise((resolve) => setTimeout(resolve, waitMilliseconds));
    if (own.signal.aborted) return undefined;
    const answer = await call(own.signal);
    return own.signal.aborted ? undefined : answer;
  };
}
