import { berlinMidnight } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';

/** A moment and the one behind the last. */
export interface LogSpan {
  from: number;
  to: number;
}

export const IN_TIME = { by: ['at', 'id'] } as const;
const EVER = Number.MAX_SAFE_INTEGER;

/** The time from the first to the last day in Berlin; both days belong to it. */
export function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }): LogSpan {
  return { from: from ? berlinMidnight(from) : 0, to: to ? berlinMidnight(dayAfter(to)) : EVER };
}

function dayAfter(isoDate: string): string {
  return new Date(Date.parse(isoDate) + DAY_MS).toISOString().slice(0, 10);
}
