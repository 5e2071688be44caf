import { serverTime } from '#src/lib/server-time.ts';

/** Whether nobody can apply any more, by the server's clock. Where it does not answer, the form is told when it is sent. */
export async function hasClosed(closesOn: string): Promise<boolean> {
  const now = await serverTime();
  return now !== undefined && isClosed(closesOn, now);
}

/** The closing date is the last day on which people can apply, in the time zone of the operator. */
export function isClosed(closesOn: string, now: number): boolean {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now) > closesOn;
}
