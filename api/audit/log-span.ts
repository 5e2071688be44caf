import { daysAfter } from '#contract/days-after.ts';
import { berlinMidnight } from '../time/berlin-time.ts';

/** A moment and the one behind the last. */
export interface LogSpan {
  from: number;
  to: number;
}

export const IN_TIME = { by: ['at', 'id'] } as const;
const EVER = Number.MAX_SAFE_INTEGER;

/** The time from the first to the last day in Berlin; both days belong to it. */
export function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }): LogSpan {
  return { from: from ? berlinMidnight(from) : 0, to: to ? berlinMidnight(daysAfter(to, 1)) : EVER };
}
