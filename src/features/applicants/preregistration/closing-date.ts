/**
 * Whether applications are closed, by the server's clock, as a phone's may be a year off. Without an answer, the server
 * says so after sending.
 */
export async function hasClosed(closesOn: string): Promise<boolean> {
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const now = Date.parse(answer?.headers.get('Date') ?? '');
  return !Number.isNaN(now) && isClosed(closesOn, now);
}

/** The closing date is the last day on which people can apply, in German time. */
export function isClosed(closesOn: string, now: number): boolean {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now) > closesOn;
}
