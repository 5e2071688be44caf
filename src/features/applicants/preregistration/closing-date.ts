import { serverTime } from '#src/lib/server-time.ts';

/** Whether applications are closed, by the server's clock. Without an answer, the server says so after sending. */
export async function hasClosed(closesOn: string): Promise<boolean> {
  const now = await serverTime();
  return now !== undefined && isClosed(closesOn, now);
}

/** The closing date is the last day on which people can apply, in German time. */
export function isClosed(closesOn: string, now: number): boolean {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now) > closesOn;
}
