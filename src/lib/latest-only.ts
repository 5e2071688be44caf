import type { Answer } from './answer.ts';

type Ask = <Reply>(
  call: (signal: AbortSignal) => Promise<Answer<Reply>>,
  waitMilliseconds?: number,
) => Promise<Answer<Reply> | undefined>;

/**
 * For a search that asks again with each letter: a question ends the one before it, which then answers undefined.
 * One that waits is not sent at all if another follows meanwhile.
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
