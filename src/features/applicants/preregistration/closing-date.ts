import { serverTime } from '#src/lib/server-time.ts';

/**
 * Whether a last day is over, by the server's clock: that for applications, or the season's. Without an answer it is not:
 * the server says after sending that applications are closed.
 */
export async function hasClosed(lastDay: string): Promise<boolean> {
  const now = await serverTime();
  return now !== undefined && isClosed(lastDay, now);
}

/** The last day itself still counts, in German time. */
export function isClosed(lastDay: string, now: number): boolean {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now) > lastDay;
}
